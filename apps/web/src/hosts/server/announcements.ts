import { announcements } from '@placard/contract'
import { signedInCall, visitorCall } from './api.ts'
import { authSession } from './auth.ts'

/** Public announcements. */
export function visitorAnnouncements(signal: AbortSignal) {
  return visitorCall(announcements.list, { signal })
}

/** Announcements for the signed-in user. */
export function memberAnnouncements(signal: AbortSignal) {
  return signedInCall(authSession)(announcements.list, { signal })
}
