import { announcements } from '@placard/contract'
import { settingsStore } from '../../client/settings/current.ts'
import { signedInCall, visitorCall } from './api.ts'
import { authSession } from './auth.ts'

/** What everybody may read. */
export function visitorAnnouncements(signal: AbortSignal) {
  return visitorCall(announcements.list, { signal })
}

/** What is meant for the person who is signed in. */
export function memberAnnouncements(signal: AbortSignal) {
  return signedInCall(authSession)(announcements.list, { signal })
}

/** The demo's own. */
export async function demoAnnouncements() {
  const { listDemoAnnouncements } = await import('../demo/announcements.ts')
  return listDemoAnnouncements(new Date(), settingsStore.getState().settings.enableMockData)
}
