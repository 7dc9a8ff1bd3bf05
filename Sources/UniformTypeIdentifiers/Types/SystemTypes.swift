/// The types that the system declares: a line each, with its identifier, its file name extensions, its MIME types
/// and what it conforms to. The first extension and the first MIME type are the preferred ones.
///
/// Source: Apple's documentation of system-declared uniform type identifiers.
enum SystemTypes {
  static let table = """
    public.item |  |  |
    public.content |  |  |
    public.composite-content |  |  | public.content
    public.disk-image |  |  | public.archive
    public.data |  | application/octet-stream | public.item
    public.directory |  |  | public.item
    com.apple.resolvable |  |  |
    public.symlink |  |  | public.item com.apple.resolvable
    public.executable |  |  | public.item
    com.apple.mount-point |  |  | public.item com.apple.resolvable
    com.apple.alias-file |  |  | public.data com.apple.resolvable
    com.apple.bookmark | bookmark |  | public.data com.apple.resolvable
    public.url |  |  | public.data
    public.file-url |  |  | public.url
    public.text |  |  | public.data public.content
    public.plain-text | txt text | text/plain | public.text
    public.utf8-plain-text |  | text/plain;charset=utf-8 | public.plain-text
    public.utf16-external-plain-text |  | text/plain;charset=utf-16 | public.plain-text
    public.utf16-plain-text |  |  | public.plain-text
    public.delimited-values-text |  |  | public.text
    public.comma-separated-values-text | csv | text/csv text/comma-separated-values | public.delimited-values-text
    public.tab-separated-values-text | tsv | text/tab-separated-values | public.delimited-values-text
    public.utf8-tab-separated-values-text |  |  | public.tab-separated-values-text public.utf8-plain-text
    public.rtf | rtf | text/rtf application/rtf | public.text
    public.html | html htm shtml | text/html | public.text
    public.xml | xml | application/xml text/xml | public.text
    public.yaml | yaml yml | application/x-yaml | public.text
    public.css | css | text/css | public.text
    public.source-code |  |  | public.plain-text
    public.assembly-source | s |  | public.source-code
    public.c-source | c |  | public.source-code
    public.objective-c-source | m |  | public.source-code
    public.swift-source | swift |  | public.source-code
    public.c-plus-plus-source | cp cpp cc cxx |  | public.source-code
    public.objective-c-plus-plus-source | mm |  | public.source-code
    public.c-header | h |  | public.source-code
    public.c-plus-plus-header | hpp hh hxx |  | public.source-code
    public.script |  |  | public.source-code
    com.apple.applescript.text | applescript |  | public.script
    com.apple.applescript.script | scpt |  | public.data public.script
    com.apple.applescript.script-bundle | scptd |  | com.apple.bundle com.apple.package public.script
    com.netscape.javascript-source | js mjs jscript javascript | text/javascript application/javascript | public.executable public.script
    public.shell-script | sh command |  | public.script
    public.perl-script | pl pm | text/x-perl-script | public.shell-script
    public.python-script | py | text/x-python-script | public.shell-script
    public.ruby-script | rb rbw | text/x-ruby-script | public.shell-script
    public.php-script | php php3 php4 | text/php | public.shell-script
    public.make-source | mk make |  | public.script
    public.json | json | application/json | public.text
    com.apple.property-list | plist |  | public.data
    com.apple.xml-property-list |  |  | public.xml com.apple.property-list
    com.apple.binary-property-list |  |  | com.apple.property-list
    com.adobe.pdf | pdf | application/pdf | public.data public.composite-content
    com.apple.rtfd | rtfd |  | com.apple.package public.composite-content
    com.apple.flat-rtfd | rtfd |  | public.data public.composite-content
    com.apple.webarchive | webarchive | application/x-webarchive | public.data public.composite-content
    public.image |  |  | public.data public.content
    public.jpeg | jpeg jpg jpe | image/jpeg image/jpg | public.image
    public.tiff | tiff tif | image/tiff | public.image
    com.compuserve.gif | gif | image/gif | public.image
    public.png | png | image/png | public.image
    com.apple.icns | icns | image/icns | public.image
    com.microsoft.bmp | bmp dib | image/bmp | public.image
    com.microsoft.ico | ico | image/vnd.microsoft.icon | public.image
    public.camera-raw-image | raw |  | public.image
    public.svg-image | svg svgz | image/svg+xml | public.image public.xml
    com.apple.live-photo |  |  | public.content
    public.heif | heif hif | image/heif | public.heif-standard
    public.heic | heic | image/heic | public.heif-standard
    public.heics | heics | image/heic-sequence | public.heifs
    org.webmproject.webp | webp | image/webp | public.image
    com.ilm.openexr-image | exr | image/x-exr | public.image
    com.adobe.raw-image | dng | image/x-adobe-dng | public.camera-raw-image
    public.jpeg-xl | jxl | image/jxl | public.image
    public.3d-content |  |  | public.content
    com.pixar.universal-scene-description | usd usda usdc | model/vnd.usd | public.3d-content public.data
    com.pixar.universal-scene-description-mobile | usdz | model/vnd.usdz+zip | com.pixar.universal-scene-description
    com.apple.reality | reality |  | public.data
    com.apple.scenekit.scene | scn |  | public.3d-content public.data
    com.apple.arobject | arobject |  | public.data
    public.audiovisual-content |  |  | public.data public.content
    public.movie |  |  | public.audiovisual-content
    public.video |  |  | public.movie
    public.audio |  |  | public.audiovisual-content
    com.apple.quicktime-movie | mov qt | video/quicktime | public.movie
    public.mpeg | mpg mpeg m75 m15 | video/mpeg | public.movie
    public.mpeg-2-video | m2v | video/mpeg2 | public.video
    public.mpeg-2-transport-stream | ts |  | public.movie
    public.mp3 | mp3 mpga | audio/mpeg audio/mp3 | public.audio
    public.mpeg-4 | mp4 mpg4 | video/mp4 | public.movie
    public.mpeg-4-audio | mp4 mpg4 | audio/mp4 | public.audio
    com.apple.protected-mpeg-4-audio | m4p | audio/x-m4p | public.audio
    com.apple.protected-mpeg-4-video | m4v | video/x-m4v | public.mpeg-4
    public.avi | avi vfw | video/avi video/msvideo | public.movie
    public.aiff-audio | aiff aif | audio/aiff audio/x-aiff | public.audio
    com.microsoft.waveform-audio | wav wave bwf | audio/vnd.wave audio/wav audio/x-wav | public.audio
    public.midi-audio | midi mid smf kar | audio/midi | public.audio
    public.playlist |  |  |
    public.m3u-playlist | m3u m3u8 | audio/mpegurl | public.text public.playlist
    public.folder |  |  | public.directory
    public.volume |  |  | public.folder
    com.apple.package |  |  | public.directory
    com.apple.bundle |  |  | public.directory
    com.apple.plugin | plugin |  | com.apple.bundle com.apple.package
    com.apple.metadata-importer | mdimporter |  | com.apple.plugin
    com.apple.quicklook-generator | qlgenerator |  | com.apple.plugin
    com.apple.xpc-service | xpc |  | com.apple.bundle com.apple.package
    com.apple.framework | framework |  | com.apple.bundle
    com.apple.application |  |  | public.executable
    com.apple.application-bundle | app |  | com.apple.application com.apple.bundle com.apple.package
    com.apple.application-and-system-extension | appex |  | com.apple.xpc-service
    public.unix-executable |  |  | public.data public.executable
    com.microsoft.windows-executable | exe | application/x-msdownload | public.data public.executable
    com.apple.systempreference.prefpane | prefPane |  | com.apple.package com.apple.bundle
    public.archive |  |  | public.data
    org.gnu.gnu-zip-archive | gz gzip | application/x-gzip application/gzip | public.archive
    public.bzip2-archive | bz2 bzip2 | application/x-bzip2 | public.archive
    public.zip-archive | zip | application/zip | public.archive
    com.apple.archive | aar |  | public.archive
    public.tar-archive | tar | application/x-tar | public.archive
    public.spreadsheet |  |  | public.content
    public.presentation |  |  | public.composite-content
    public.database |  |  |
    public.message |  |  |
    public.contact |  |  |
    public.vcard | vcf vcard | text/vcard text/directory text/x-vcard | public.text public.contact
    public.to-do-item |  |  |
    public.calendar-event |  |  |
    public.email-message |  |  | public.message
    com.apple.internet-location |  |  | public.data
    com.microsoft.internet-shortcut | url |  | public.data
    public.font |  |  |
    public.bookmark |  |  |
    com.rsa.pkcs-12 | p12 pfx | application/x-pkcs12 | public.data
    public.x509-certificate | cer crt der | application/x-x509-ca-cert | public.data
    org.idpf.epub-container | epub | application/epub+zip | public.data public.composite-content
    public.log | log |  | public.plain-text
    com.apple.haptics.ahap | ahap |  | public.json
    public.heif-standard |  |  | public.image
    public.heifs |  |  | public.heif-standard
    public.truetype-ttf-font | ttf | font/ttf | public.font public.data
    public.opentype-font | otf | font/otf | public.font public.data
    net.daringfireball.markdown | md markdown | text/markdown | public.plain-text
    org.openxmlformats.wordprocessingml.document | docx | application/vnd.openxmlformats-officedocument.wordprocessingml.document | public.data public.composite-content
    org.openxmlformats.spreadsheetml.sheet | xlsx | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet | public.data public.spreadsheet
    org.openxmlformats.presentationml.presentation | pptx | application/vnd.openxmlformats-officedocument.presentationml.presentation | public.data public.presentation
    com.apple.m4a-audio | m4a | audio/x-m4a audio/m4a | public.mpeg-4-audio
    com.apple.m4v-video | m4v | video/x-m4v | public.mpeg-4
    """
}
