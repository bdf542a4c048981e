import type { App } from './app.ts'

/**
 * Ends the connection of an upgrade that was answered like a request, for instance because its caller is over a limit.
 * Node hands such a connection over and forgets it: the client could keep it, and a stop would wait for it.
 */
export function hangUpRefusedUpgrades(app: App): void {
  // accepted upgrades have no response
  app.addHook('onResponse', async ({ headers }, { raw }) => {
    if (headers.upgrade !== undefined) raw.socket?.destroy()
  })
}
