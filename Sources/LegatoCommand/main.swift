import Foundation

Children.endWithTheCommand()
exit(MainCommand.run(Array(CommandLine.arguments.dropFirst())))
