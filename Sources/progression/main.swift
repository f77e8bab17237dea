import ProgressionCommandLine

Program.main()
