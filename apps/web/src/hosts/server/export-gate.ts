import type { ExportGate } from '../../client/usage/export-gate.ts'

/** Counts exported files on the server; its calls are loaded with the first file. */
export const serverExports: ExportGate = {
  async reserve(what) {
    const { reserveExport } = await import('./usage-calls.ts')
    return reserveExport(what)
  },
}
