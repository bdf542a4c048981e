/** Takes the arguments after its own name and returns the exit code: 0 success, 1 bad input, 2 wrong usage. */
type Command = (args: string[]) => number | Promise<number>

/** Commands by name; each is loaded lazily, so that solving a game does not wait for the campaigns. */
const COMMANDS: Readonly<Record<string, Command>> = {
  solve: async (args) => (await import('./solve.ts')).solveCommand(args),
  negotiate: async (args) => (await import('./negotiate.ts')).negotiateCommand(args),
  simulate: async (args) => (await import('./simulate.ts')).simulateCommand(args),
  personalities: async (args) => (await import('./personalities.ts')).personalitiesCommand(args),
  replay: async (args) => (await import('./replay.ts')).replayCommand(args),
  room: async (args) => (await import('./room/room.ts')).roomCommand(args),
  understand: async (args) => (await import('./understand.ts')).understandCommand(args),
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (command === undefined) {
  console.error(`Which command? One of: ${Object.keys(COMMANDS).join(', ')}. For example: npm run engine -- solve FILE`)
  process.exitCode = 2
} else {
  process.exitCode = await command(args)
}
