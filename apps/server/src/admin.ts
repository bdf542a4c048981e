import './process/lean-modules.ts'

const { runCommand } = await import('./app/run-command.ts')
process.exit(await runCommand(process.argv.slice(2)))
