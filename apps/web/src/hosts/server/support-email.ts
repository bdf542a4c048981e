import { serviceStatus } from '@placard/contract'
import { modeStore } from '../../client/auth/mode-store.ts'
import { visitorCall } from './api.ts'

/** The server's support address, if it has one. The demo has no server to ask. */
export async function askSupportEmail(): Promise<string | undefined> {
  if (modeStore.getState().mode === 'demo') return undefined
  return (await visitorCall(serviceStatus.get, {})).supportEmail ?? undefined
}
