import { usageReservations } from '@placard/contract'
import type { ExportGate } from '../shared/usage/export-gate.ts'
import { authSession } from './services.ts'

/** Counts files on the server for whoever is signed in. */
export const serverExports: ExportGate = {
  async reserve(what) {
    const { signedInCall } = await import('./api.ts')
    const call = signedInCall(authSession)
    const { reservationId } = await call(usageReservations.reserve, { body: { kind: 'export', what } })
    const params = { reservationId }
    return {
      settle: async () => void (await call(usageReservations.settle, { params })),
      release: async () => void (await call(usageReservations.release, { params })),
    }
  },
}
