#include "CShelf.h"

#if !defined(__has_embed)
#error "#embed is needed: clang 19 or newer, which comes with Swift 6.2."
#endif

// The dependency file of the compiler names the texts: a change of one compiles this file anew.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char text_AVFoundation[] = {
#embed "Shelf/AVFoundation.txt"
};
static const unsigned char text_AVFoundationCapture[] = {
#embed "Shelf/AVFoundationCapture.txt"
};
static const unsigned char text_ActivityKit[] = {
#embed "Shelf/ActivityKit.txt"
};
static const unsigned char text_Alamofire[] = {
#embed "Shelf/Alamofire.txt"
};
static const unsigned char text_Algorithms[] = {
#embed "Shelf/Algorithms.txt"
};
static const unsigned char text_AppIntents[] = {
#embed "Shelf/AppIntents.txt"
};
static const unsigned char text_AppTrackingTransparency[] = {
#embed "Shelf/AppTrackingTransparency.txt"
};
static const unsigned char text_AudioToolbox[] = {
#embed "Shelf/AudioToolbox.txt"
};
static const unsigned char text_AuthenticationServices[] = {
#embed "Shelf/AuthenticationServices.txt"
};
static const unsigned char text_BackgroundTasks[] = {
#embed "Shelf/BackgroundTasks.txt"
};
static const unsigned char text_CachedAsyncImage[] = {
#embed "Shelf/CachedAsyncImage.txt"
};
static const unsigned char text_CallKit[] = {
#embed "Shelf/CallKit.txt"
};
static const unsigned char text_CloudKit[] = {
#embed "Shelf/CloudKit.txt"
};
static const unsigned char text_Collections[] = {
#embed "Shelf/Collections.txt"
};
static const unsigned char text_CommonCrypto[] = {
#embed "Shelf/CommonCrypto.txt"
};
static const unsigned char text_Contacts[] = {
#embed "Shelf/Contacts.txt"
};
static const unsigned char text_ContactsUI[] = {
#embed "Shelf/ContactsUI.txt"
};
static const unsigned char text_CoreBluetooth[] = {
#embed "Shelf/CoreBluetooth.txt"
};
static const unsigned char text_CoreData[] = {
#embed "Shelf/CoreData.txt"
};
static const unsigned char text_CoreDataFetching[] = {
#embed "Shelf/CoreDataFetching.txt"
};
static const unsigned char text_CoreDataViews[] = {
#embed "Shelf/CoreDataViews.txt"
};
static const unsigned char text_CoreHaptics[] = {
#embed "Shelf/CoreHaptics.txt"
};
static const unsigned char text_CoreImage[] = {
#embed "Shelf/CoreImage.txt"
};
static const unsigned char text_CoreLocation[] = {
#embed "Shelf/CoreLocation.txt"
};
static const unsigned char text_CoreML[] = {
#embed "Shelf/CoreML.txt"
};
static const unsigned char text_CoreMotion[] = {
#embed "Shelf/CoreMotion.txt"
};
static const unsigned char text_CoreNFC[] = {
#embed "Shelf/CoreNFC.txt"
};
static const unsigned char text_CoreSpotlight[] = {
#embed "Shelf/CoreSpotlight.txt"
};
static const unsigned char text_CoreText[] = {
#embed "Shelf/CoreText.txt"
};
static const unsigned char text_CoreVideo[] = {
#embed "Shelf/CoreVideo.txt"
};
static const unsigned char text_CryptoKit[] = {
#embed "Shelf/CryptoKit.txt"
};
static const unsigned char text_Defaults[] = {
#embed "Shelf/Defaults.txt"
};
static const unsigned char text_Dependencies[] = {
#embed "Shelf/Dependencies.txt"
};
static const unsigned char text_DequeModule[] = {
#embed "Shelf/DequeModule.txt"
};
static const unsigned char text_DeviceActivity[] = {
#embed "Shelf/DeviceActivity.txt"
};
static const unsigned char text_EventKit[] = {
#embed "Shelf/EventKit.txt"
};
static const unsigned char text_EventKitUI[] = {
#embed "Shelf/EventKitUI.txt"
};
static const unsigned char text_Factory[] = {
#embed "Shelf/Factory.txt"
};
static const unsigned char text_FactoryKit[] = {
#embed "Shelf/FactoryKit.txt"
};
static const unsigned char text_FamilyControls[] = {
#embed "Shelf/FamilyControls.txt"
};
static const unsigned char text_Firebase[] = {
#embed "Shelf/Firebase.txt"
};
static const unsigned char text_FirebaseAnalytics[] = {
#embed "Shelf/FirebaseAnalytics.txt"
};
static const unsigned char text_FirebaseAuth[] = {
#embed "Shelf/FirebaseAuth.txt"
};
static const unsigned char text_FirebaseCore[] = {
#embed "Shelf/FirebaseCore.txt"
};
static const unsigned char text_FirebaseCrashlytics[] = {
#embed "Shelf/FirebaseCrashlytics.txt"
};
static const unsigned char text_FirebaseFirestore[] = {
#embed "Shelf/FirebaseFirestore.txt"
};
static const unsigned char text_FirebaseFirestoreSwift[] = {
#embed "Shelf/FirebaseFirestoreSwift.txt"
};
static const unsigned char text_FirebaseMessaging[] = {
#embed "Shelf/FirebaseMessaging.txt"
};
static const unsigned char text_FirebaseStorage[] = {
#embed "Shelf/FirebaseStorage.txt"
};
static const unsigned char text_FoundationModels[] = {
#embed "Shelf/FoundationModels.txt"
};
static const unsigned char text_GameKit[] = {
#embed "Shelf/GameKit.txt"
};
static const unsigned char text_GoogleSignIn[] = {
#embed "Shelf/GoogleSignIn.txt"
};
static const unsigned char text_GoogleSignInSwift[] = {
#embed "Shelf/GoogleSignInSwift.txt"
};
static const unsigned char text_HealthKit[] = {
#embed "Shelf/HealthKit.txt"
};
static const unsigned char text_IdentifiedCollections[] = {
#embed "Shelf/IdentifiedCollections.txt"
};
static const unsigned char text_ImageIO[] = {
#embed "Shelf/ImageIO.txt"
};
static const unsigned char text_Inject[] = {
#embed "Shelf/Inject.txt"
};
static const unsigned char text_Intents[] = {
#embed "Shelf/Intents.txt"
};
static const unsigned char text_IntentsUI[] = {
#embed "Shelf/IntentsUI.txt"
};
static const unsigned char text_JavaScriptCore[] = {
#embed "Shelf/JavaScriptCore.txt"
};
static const unsigned char text_KeychainAccess[] = {
#embed "Shelf/KeychainAccess.txt"
};
static const unsigned char text_KeychainSwift[] = {
#embed "Shelf/KeychainSwift.txt"
};
static const unsigned char text_Kingfisher[] = {
#embed "Shelf/Kingfisher.txt"
};
static const unsigned char text_LinkPresentation[] = {
#embed "Shelf/LinkPresentation.txt"
};
static const unsigned char text_LocalAuthentication[] = {
#embed "Shelf/LocalAuthentication.txt"
};
static const unsigned char text_Lottie[] = {
#embed "Shelf/Lottie.txt"
};
static const unsigned char text_ManagedSettings[] = {
#embed "Shelf/ManagedSettings.txt"
};
static const unsigned char text_MediaPlayer[] = {
#embed "Shelf/MediaPlayer.txt"
};
static const unsigned char text_MessageUI[] = {
#embed "Shelf/MessageUI.txt"
};
static const unsigned char text_Messages[] = {
#embed "Shelf/Messages.txt"
};
static const unsigned char text_MobileCoreServices[] = {
#embed "Shelf/MobileCoreServices.txt"
};
static const unsigned char text_MultipeerConnectivity[] = {
#embed "Shelf/MultipeerConnectivity.txt"
};
static const unsigned char text_MusicKit[] = {
#embed "Shelf/MusicKit.txt"
};
static const unsigned char text_NaturalLanguage[] = {
#embed "Shelf/NaturalLanguage.txt"
};
static const unsigned char text_Network[] = {
#embed "Shelf/Network.txt"
};
static const unsigned char text_Nuke[] = {
#embed "Shelf/Nuke.txt"
};
static const unsigned char text_NukeUI[] = {
#embed "Shelf/NukeUI.txt"
};
static const unsigned char text_OSLog[] = {
#embed "Shelf/OSLog.txt"
};
static const unsigned char text_OrderedCollections[] = {
#embed "Shelf/OrderedCollections.txt"
};
static const unsigned char text_PDFKit[] = {
#embed "Shelf/PDFKit.txt"
};
static const unsigned char text_PassKit[] = {
#embed "Shelf/PassKit.txt"
};
static const unsigned char text_Photos[] = {
#embed "Shelf/Photos.txt"
};
static const unsigned char text_PushKit[] = {
#embed "Shelf/PushKit.txt"
};
static const unsigned char text_QuickLook[] = {
#embed "Shelf/QuickLook.txt"
};
static const unsigned char text_QuickLookThumbnailing[] = {
#embed "Shelf/QuickLookThumbnailing.txt"
};
static const unsigned char text_ReplayKit[] = {
#embed "Shelf/ReplayKit.txt"
};
static const unsigned char text_Resolver[] = {
#embed "Shelf/Resolver.txt"
};
static const unsigned char text_RevenueCat[] = {
#embed "Shelf/RevenueCat.txt"
};
static const unsigned char text_RevenueCatUI[] = {
#embed "Shelf/RevenueCatUI.txt"
};
static const unsigned char text_RiveRuntime[] = {
#embed "Shelf/RiveRuntime.txt"
};
static const unsigned char text_SDWebImage[] = {
#embed "Shelf/SDWebImage.txt"
};
static const unsigned char text_SDWebImageSwiftUI[] = {
#embed "Shelf/SDWebImageSwiftUI.txt"
};
static const unsigned char text_SFSafeSymbols[] = {
#embed "Shelf/SFSafeSymbols.txt"
};
static const unsigned char text_SafariServices[] = {
#embed "Shelf/SafariServices.txt"
};
static const unsigned char text_SceneKit[] = {
#embed "Shelf/SceneKit.txt"
};
static const unsigned char text_Security[] = {
#embed "Shelf/Security.txt"
};
static const unsigned char text_Sentry[] = {
#embed "Shelf/Sentry.txt"
};
static const unsigned char text_Shimmer[] = {
#embed "Shelf/Shimmer.txt"
};
static const unsigned char text_Speech[] = {
#embed "Shelf/Speech.txt"
};
static const unsigned char text_SpriteKit[] = {
#embed "Shelf/SpriteKit.txt"
};
static const unsigned char text_StoreKit[] = {
#embed "Shelf/StoreKit.txt"
};
static const unsigned char text_SwiftData[] = {
#embed "Shelf/SwiftData.txt"
};
static const unsigned char text_SwiftProtobuf[] = {
#embed "Shelf/SwiftProtobuf.txt"
};
static const unsigned char text_SwiftUIIntrospect[] = {
#embed "Shelf/SwiftUIIntrospect.txt"
};
static const unsigned char text_SwiftyJSON[] = {
#embed "Shelf/SwiftyJSON.txt"
};
static const unsigned char text_Swinject[] = {
#embed "Shelf/Swinject.txt"
};
static const unsigned char text_SystemConfiguration[] = {
#embed "Shelf/SystemConfiguration.txt"
};
static const unsigned char text_TelemetryClient[] = {
#embed "Shelf/TelemetryClient.txt"
};
static const unsigned char text_TelemetryDeck[] = {
#embed "Shelf/TelemetryDeck.txt"
};
static const unsigned char text_TipKit[] = {
#embed "Shelf/TipKit.txt"
};
static const unsigned char text_Translation[] = {
#embed "Shelf/Translation.txt"
};
static const unsigned char text_UserNotifications[] = {
#embed "Shelf/UserNotifications.txt"
};
static const unsigned char text_Vision[] = {
#embed "Shelf/Vision.txt"
};
static const unsigned char text_VisionKit[] = {
#embed "Shelf/VisionKit.txt"
};
static const unsigned char text_WatchConnectivity[] = {
#embed "Shelf/WatchConnectivity.txt"
};
static const unsigned char text_WeatherKit[] = {
#embed "Shelf/WeatherKit.txt"
};
static const unsigned char text_WidgetKit[] = {
#embed "Shelf/WidgetKit.txt"
};
static const unsigned char text_WishKit[] = {
#embed "Shelf/WishKit.txt"
};
static const unsigned char text_KeyedSorting[] = {
#embed "Shelf/_KeyedSorting.txt"
};
static const unsigned char text_URLSessionPublishers[] = {
#embed "Shelf/_URLSessionPublishers.txt"
};
static const unsigned char text_URLSessionTasks[] = {
#embed "Shelf/_URLSessionTasks.txt"
};
static const unsigned char text_simd[] = {
#embed "Shelf/simd.txt"
};

#define TEXT(name, text) {name, {.bytes = text, .count = sizeof text}}

static const struct {
    const char *name;
    CShelfText text;
} texts[] = {
    TEXT("AVFoundation", text_AVFoundation),
    TEXT("AVFoundationCapture", text_AVFoundationCapture),
    TEXT("ActivityKit", text_ActivityKit),
    TEXT("Alamofire", text_Alamofire),
    TEXT("Algorithms", text_Algorithms),
    TEXT("AppIntents", text_AppIntents),
    TEXT("AppTrackingTransparency", text_AppTrackingTransparency),
    TEXT("AudioToolbox", text_AudioToolbox),
    TEXT("AuthenticationServices", text_AuthenticationServices),
    TEXT("BackgroundTasks", text_BackgroundTasks),
    TEXT("CachedAsyncImage", text_CachedAsyncImage),
    TEXT("CallKit", text_CallKit),
    TEXT("CloudKit", text_CloudKit),
    TEXT("Collections", text_Collections),
    TEXT("CommonCrypto", text_CommonCrypto),
    TEXT("Contacts", text_Contacts),
    TEXT("ContactsUI", text_ContactsUI),
    TEXT("CoreBluetooth", text_CoreBluetooth),
    TEXT("CoreData", text_CoreData),
    TEXT("CoreDataFetching", text_CoreDataFetching),
    TEXT("CoreDataViews", text_CoreDataViews),
    TEXT("CoreHaptics", text_CoreHaptics),
    TEXT("CoreImage", text_CoreImage),
    TEXT("CoreLocation", text_CoreLocation),
    TEXT("CoreML", text_CoreML),
    TEXT("CoreMotion", text_CoreMotion),
    TEXT("CoreNFC", text_CoreNFC),
    TEXT("CoreSpotlight", text_CoreSpotlight),
    TEXT("CoreText", text_CoreText),
    TEXT("CoreVideo", text_CoreVideo),
    TEXT("CryptoKit", text_CryptoKit),
    TEXT("Defaults", text_Defaults),
    TEXT("Dependencies", text_Dependencies),
    TEXT("DequeModule", text_DequeModule),
    TEXT("DeviceActivity", text_DeviceActivity),
    TEXT("EventKit", text_EventKit),
    TEXT("EventKitUI", text_EventKitUI),
    TEXT("Factory", text_Factory),
    TEXT("FactoryKit", text_FactoryKit),
    TEXT("FamilyControls", text_FamilyControls),
    TEXT("Firebase", text_Firebase),
    TEXT("FirebaseAnalytics", text_FirebaseAnalytics),
    TEXT("FirebaseAuth", text_FirebaseAuth),
    TEXT("FirebaseCore", text_FirebaseCore),
    TEXT("FirebaseCrashlytics", text_FirebaseCrashlytics),
    TEXT("FirebaseFirestore", text_FirebaseFirestore),
    TEXT("FirebaseFirestoreSwift", text_FirebaseFirestoreSwift),
    TEXT("FirebaseMessaging", text_FirebaseMessaging),
    TEXT("FirebaseStorage", text_FirebaseStorage),
    TEXT("FoundationModels", text_FoundationModels),
    TEXT("GameKit", text_GameKit),
    TEXT("GoogleSignIn", text_GoogleSignIn),
    TEXT("GoogleSignInSwift", text_GoogleSignInSwift),
    TEXT("HealthKit", text_HealthKit),
    TEXT("IdentifiedCollections", text_IdentifiedCollections),
    TEXT("ImageIO", text_ImageIO),
    TEXT("Inject", text_Inject),
    TEXT("Intents", text_Intents),
    TEXT("IntentsUI", text_IntentsUI),
    TEXT("JavaScriptCore", text_JavaScriptCore),
    TEXT("KeychainAccess", text_KeychainAccess),
    TEXT("KeychainSwift", text_KeychainSwift),
    TEXT("Kingfisher", text_Kingfisher),
    TEXT("LinkPresentation", text_LinkPresentation),
    TEXT("LocalAuthentication", text_LocalAuthentication),
    TEXT("Lottie", text_Lottie),
    TEXT("ManagedSettings", text_ManagedSettings),
    TEXT("MediaPlayer", text_MediaPlayer),
    TEXT("MessageUI", text_MessageUI),
    TEXT("Messages", text_Messages),
    TEXT("MobileCoreServices", text_MobileCoreServices),
    TEXT("MultipeerConnectivity", text_MultipeerConnectivity),
    TEXT("MusicKit", text_MusicKit),
    TEXT("NaturalLanguage", text_NaturalLanguage),
    TEXT("Network", text_Network),
    TEXT("Nuke", text_Nuke),
    TEXT("NukeUI", text_NukeUI),
    TEXT("OSLog", text_OSLog),
    TEXT("OrderedCollections", text_OrderedCollections),
    TEXT("PDFKit", text_PDFKit),
    TEXT("PassKit", text_PassKit),
    TEXT("Photos", text_Photos),
    TEXT("PushKit", text_PushKit),
    TEXT("QuickLook", text_QuickLook),
    TEXT("QuickLookThumbnailing", text_QuickLookThumbnailing),
    TEXT("ReplayKit", text_ReplayKit),
    TEXT("Resolver", text_Resolver),
    TEXT("RevenueCat", text_RevenueCat),
    TEXT("RevenueCatUI", text_RevenueCatUI),
    TEXT("RiveRuntime", text_RiveRuntime),
    TEXT("SDWebImage", text_SDWebImage),
    TEXT("SDWebImageSwiftUI", text_SDWebImageSwiftUI),
    TEXT("SFSafeSymbols", text_SFSafeSymbols),
    TEXT("SafariServices", text_SafariServices),
    TEXT("SceneKit", text_SceneKit),
    TEXT("Security", text_Security),
    TEXT("Sentry", text_Sentry),
    TEXT("Shimmer", text_Shimmer),
    TEXT("Speech", text_Speech),
    TEXT("SpriteKit", text_SpriteKit),
    TEXT("StoreKit", text_StoreKit),
    TEXT("SwiftData", text_SwiftData),
    TEXT("SwiftProtobuf", text_SwiftProtobuf),
    TEXT("SwiftUIIntrospect", text_SwiftUIIntrospect),
    TEXT("SwiftyJSON", text_SwiftyJSON),
    TEXT("Swinject", text_Swinject),
    TEXT("SystemConfiguration", text_SystemConfiguration),
    TEXT("TelemetryClient", text_TelemetryClient),
    TEXT("TelemetryDeck", text_TelemetryDeck),
    TEXT("TipKit", text_TipKit),
    TEXT("Translation", text_Translation),
    TEXT("UserNotifications", text_UserNotifications),
    TEXT("Vision", text_Vision),
    TEXT("VisionKit", text_VisionKit),
    TEXT("WatchConnectivity", text_WatchConnectivity),
    TEXT("WeatherKit", text_WeatherKit),
    TEXT("WidgetKit", text_WidgetKit),
    TEXT("WishKit", text_WishKit),
    TEXT("_KeyedSorting", text_KeyedSorting),
    TEXT("_URLSessionPublishers", text_URLSessionPublishers),
    TEXT("_URLSessionTasks", text_URLSessionTasks),
    TEXT("simd", text_simd),
};

size_t cshelf_count(void) { return sizeof texts / sizeof texts[0]; }

const char *cshelf_name(size_t index) { return texts[index].name; }

CShelfText cshelf_text(size_t index) { return texts[index].text; }
