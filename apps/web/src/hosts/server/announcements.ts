import { announcements } from '@placard/contract'
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
