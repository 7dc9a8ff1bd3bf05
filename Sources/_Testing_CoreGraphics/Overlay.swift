// Swift Testing asks for a module of this name wherever a file imports it beside a module named `CoreGraphics`: on Apple's
// systems that brings attachments of images. Here it brings nothing, and has to be there.
