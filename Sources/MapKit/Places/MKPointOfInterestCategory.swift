/// A kind of places of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension MKPointOfInterestCategory {
  /// Of the kind: airport.
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  /// Of the kind: amusement park.
  public static let amusementPark = Self(rawValue: "MKPOICategoryAmusementPark")
  /// Of the kind: animal service.
  public static let animalService = Self(rawValue: "MKPOICategoryAnimalService")
  /// Of the kind: aquarium.
  public static let aquarium = Self(rawValue: "MKPOICategoryAquarium")
  /// Machines that give money.
  public static let atm = Self(rawValue: "MKPOICategoryATM")
  /// Of the kind: automotive repair.
  public static let automotiveRepair = Self(rawValue: "MKPOICategoryAutomotiveRepair")
  /// Of the kind: bakery.
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  /// Of the kind: bank.
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  /// Of the kind: baseball.
  public static let baseball = Self(rawValue: "MKPOICategoryBaseball")
  /// Of the kind: basketball.
  public static let basketball = Self(rawValue: "MKPOICategoryBasketball")
  /// Of the kind: beach.
  public static let beach = Self(rawValue: "MKPOICategoryBeach")
  /// Of the kind: beauty.
  public static let beauty = Self(rawValue: "MKPOICategoryBeauty")
  /// Of the kind: bowling.
  public static let bowling = Self(rawValue: "MKPOICategoryBowling")
  /// Of the kind: brewery.
  public static let brewery = Self(rawValue: "MKPOICategoryBrewery")
  /// Of the kind: cafe.
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  /// Of the kind: campground.
  public static let campground = Self(rawValue: "MKPOICategoryCampground")
  /// Of the kind: car rental.
  public static let carRental = Self(rawValue: "MKPOICategoryCarRental")
  /// Of the kind: castle.
  public static let castle = Self(rawValue: "MKPOICategoryCastle")
  /// Of the kind: convention center.
  public static let conventionCenter = Self(rawValue: "MKPOICategoryConventionCenter")
  /// Of the kind: distillery.
  public static let distillery = Self(rawValue: "MKPOICategoryDistillery")
  /// Chargers of cars.
  public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
  /// Of the kind: fairground.
  public static let fairground = Self(rawValue: "MKPOICategoryFairground")
  /// Of the kind: fire station.
  public static let fireStation = Self(rawValue: "MKPOICategoryFireStation")
  /// Of the kind: fishing.
  public static let fishing = Self(rawValue: "MKPOICategoryFishing")
  /// Of the kind: fitness center.
  public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
  /// Of the kind: food market.
  public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
  /// Of the kind: fortress.
  public static let fortress = Self(rawValue: "MKPOICategoryFortress")
  /// Of the kind: gas station.
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
  /// Of the kind: go kart.
  public static let goKart = Self(rawValue: "MKPOICategoryGoKart")
  /// Of the kind: golf.
  public static let golf = Self(rawValue: "MKPOICategoryGolf")
  /// Of the kind: hiking.
  public static let hiking = Self(rawValue: "MKPOICategoryHiking")
  /// Of the kind: hospital.
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  /// Of the kind: hotel.
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  /// Of the kind: kayaking.
  public static let kayaking = Self(rawValue: "MKPOICategoryKayaking")
  /// Of the kind: landmark.
  public static let landmark = Self(rawValue: "MKPOICategoryLandmark")
  /// Of the kind: laundry.
  public static let laundry = Self(rawValue: "MKPOICategoryLaundry")
  /// Of the kind: library.
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  /// Of the kind: mailbox.
  public static let mailbox = Self(rawValue: "MKPOICategoryMailbox")
  /// Of the kind: marina.
  public static let marina = Self(rawValue: "MKPOICategoryMarina")
  /// Of the kind: mini golf.
  public static let miniGolf = Self(rawValue: "MKPOICategoryMiniGolf")
  /// Of the kind: movie theater.
  public static let movieTheater = Self(rawValue: "MKPOICategoryMovieTheater")
  /// Of the kind: museum.
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  /// Of the kind: music venue.
  public static let musicVenue = Self(rawValue: "MKPOICategoryMusicVenue")
  /// Of the kind: national monument.
  public static let nationalMonument = Self(rawValue: "MKPOICategoryNationalMonument")
  /// Of the kind: national park.
  public static let nationalPark = Self(rawValue: "MKPOICategoryNationalPark")
  /// Of the kind: nightlife.
  public static let nightlife = Self(rawValue: "MKPOICategoryNightlife")
  /// Of the kind: park.
  public static let park = Self(rawValue: "MKPOICategoryPark")
  /// Of the kind: parking.
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  /// Of the kind: pharmacy.
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  /// Of the kind: planetarium.
  public static let planetarium = Self(rawValue: "MKPOICategoryPlanetarium")
  /// Of the kind: police.
  public static let police = Self(rawValue: "MKPOICategoryPolice")
  /// Of the kind: post office.
  public static let postOffice = Self(rawValue: "MKPOICategoryPostOffice")
  /// Of the kind: public transport.
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  /// Of the kind: restaurant.
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  /// Of the kind: restroom.
  public static let restroom = Self(rawValue: "MKPOICategoryRestroom")
  /// Of the kind: rock climbing.
  public static let rockClimbing = Self(rawValue: "MKPOICategoryRockClimbing")
  /// Parks of campers.
  public static let rvPark = Self(rawValue: "MKPOICategoryRVPark")
  /// Of the kind: school.
  public static let school = Self(rawValue: "MKPOICategorySchool")
  /// Of the kind: skate park.
  public static let skatePark = Self(rawValue: "MKPOICategorySkatePark")
  /// Of the kind: skating.
  public static let skating = Self(rawValue: "MKPOICategorySkating")
  /// Of the kind: skiing.
  public static let skiing = Self(rawValue: "MKPOICategorySkiing")
  /// Of the kind: soccer.
  public static let soccer = Self(rawValue: "MKPOICategorySoccer")
  /// Of the kind: spa.
  public static let spa = Self(rawValue: "MKPOICategorySpa")
  /// Of the kind: stadium.
  public static let stadium = Self(rawValue: "MKPOICategoryStadium")
  /// Of the kind: store.
  public static let store = Self(rawValue: "MKPOICategoryStore")
  /// Of the kind: surfing.
  public static let surfing = Self(rawValue: "MKPOICategorySurfing")
  /// Of the kind: swimming.
  public static let swimming = Self(rawValue: "MKPOICategorySwimming")
  /// Of the kind: tennis.
  public static let tennis = Self(rawValue: "MKPOICategoryTennis")
  /// Of the kind: theater.
  public static let theater = Self(rawValue: "MKPOICategoryTheater")
  /// Of the kind: university.
  public static let university = Self(rawValue: "MKPOICategoryUniversity")
  /// Of the kind: volleyball.
  public static let volleyball = Self(rawValue: "MKPOICategoryVolleyball")
  /// Of the kind: winery.
  public static let winery = Self(rawValue: "MKPOICategoryWinery")
  /// Of the kind: zoo.
  public static let zoo = Self(rawValue: "MKPOICategoryZoo")
}
