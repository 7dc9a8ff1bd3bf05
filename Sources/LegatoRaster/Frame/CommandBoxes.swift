import LegatoDisplay

/// Where the commands of a layer mark pixels under a transform.
struct CommandBoxes {
  let transform: Transform
  let boxes: [PixelBox]
}
