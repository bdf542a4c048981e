import type { ExportGate } from '../../client/usage/export-gate.ts'

/** Counts files on the server for whoever is signed in; its calls are loaded with the first file. */
export const serverExports: ExportGate = {
  async reserve(what) {
    const { reserveExport } = await import('./usage-calls.ts')
    return reserveExport(what)
  },
}
