import { usageReservations } from '@placard/contract'
import type { ExportGate } from '../../client/usage/export-gate.ts'
import { signedInCall } from './api.ts'
import { authSession } from './auth.ts'

/** Reserves one file of the monthly limit on the server. */
export const reserveExport: ExportGate['reserve'] = async (what) => {
  const call = signedInCall(authSession)
  const { reservationId } = await call(usageReservations.reserve, { body: { kind: 'export', what } })
  const params = { reservationId }
  return {
    settle: async () => void (await call(usageReservations.settle, { params })),
    release: async () => void (await call(usageReservations.release, { params })),
  }
}
