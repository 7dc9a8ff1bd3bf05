import Foundation

exit(MainCommand.run(Array(CommandLine.arguments.dropFirst())))
