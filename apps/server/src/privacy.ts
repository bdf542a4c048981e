import './process/lean-modules.ts'

const { runPrivacyCommand } = await import('./app/run-privacy-command.ts')
process.exit(await runPrivacyCommand(process.argv.slice(2)))
