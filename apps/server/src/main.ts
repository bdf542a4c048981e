import './process/lean-modules.ts'

const { runServer } = await import('./app/run-server.ts')
await runServer()
