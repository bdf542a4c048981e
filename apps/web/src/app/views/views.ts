import type { User } from '@placard/contract'
import type { View } from '../../client/navigation/view.ts'

/** Who looks at the page: nobody we know, somebody in the demo, or somebody signed in. */
export type Who =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'demo' }
  | { readonly kind: 'member'; readonly user: User }

/**
 * Whom a view is meant for: `everyone`, `inside` people signed in or in the demo, `member` people signed in, `admin`
 * administrators. The server decides by the same roles on every call; this only spares people closed doors.
 */
export type Audience = 'everyone' | 'inside' | 'member' | 'admin'

const AUDIENCES: Readonly<Record<View['kind'], Audience>> = {
  chat: 'inside',
  conversation: 'inside',
  'shared-chat': 'everyone',
  drill: 'inside',
  voice: 'inside',
  campaigns: 'inside',
  campaign: 'inside',
  session: 'inside',
  debrief: 'inside',
  replay: 'inside',
  transcripts: 'inside',
  settings: 'inside',
  kit: 'inside',
  'not-found': 'inside',
  history: 'member',
  help: 'member',
  guide: 'member',
  security: 'member',
  subscription: 'member',
  legal: 'everyone',
  privacy: 'everyone',
  status: 'everyone',
  'forgot-password': 'everyone',
  'reset-password': 'everyone',
  'confirm-email': 'everyone',
  'restore-address': 'everyone',
  admin: 'admin',
  'admin-users': 'admin',
  'admin-campaigns': 'admin',
  'admin-monitor': 'admin',
  'admin-security': 'admin',
  'admin-analytics': 'admin',
  'admin-database': 'admin',
  'admin-logs': 'admin',
}

export function audienceOf({ kind }: View): Audience {
  return AUDIENCES[kind]
}

export function isAdministrator(who: Who): boolean {
  return who.kind === 'member' && who.user.role === 'ADMIN'
}

/** Whether a view is meant for somebody. */
export function mayOpen(view: View, who: Who): boolean {
  switch (audienceOf(view)) {
    case 'everyone':
      return true
    case 'inside':
      return who.kind !== 'visitor'
    case 'member':
      return who.kind === 'member'
    case 'admin':
      return isAdministrator(who)
  }
}
