import { serviceStatus } from '@placard/contract'
import { modeStore } from '../../client/auth/mode-store.ts'
import { visitorCall } from './api.ts'

/** Where people can write to, when this server says so. The demo asks no server. */
export async function askSupportEmail(): Promise<string | undefined> {
  if (modeStore.getState().mode === 'demo') return undefined
  return (await visitorCall(serviceStatus.get, {})).supportEmail ?? undefined
}
