/** Views that need nothing but their name, and their addresses. */
const ADDRESSES = {
  chat: '/',
  drill: '/drill',
  voice: '/voice',
  campaigns: '/campaigns',
  transcripts: '/transcripts',
  history: '/history',
  settings: '/settings',
  security: '/settings/security',
  subscription: '/settings/subscription',
  help: '/help',
  guide: '/guide',
  legal: '/legal',
  privacy: '/privacy',
  status: '/status',
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password',
  'confirm-email': '/confirm-email',
  'restore-address': '/restore-address',
  admin: '/admin',
  'admin-users': '/admin/users',
  'admin-campaigns': '/admin/campaigns',
  'admin-monitor': '/admin/monitor',
  'admin-security': '/admin/security',
  'admin-analytics': '/admin/analytics',
  'admin-database': '/admin/database',
  'admin-logs': '/admin/logs',
  kit: '/_kit',
} as const

export type PlainViewKind = keyof typeof ADDRESSES

/** What the page shows. Every view has an address; an address that is none of ours is a view too. */
export type View =
  | { readonly kind: PlainViewKind }
  | { readonly kind: 'conversation'; readonly conversationId: string }
  | { readonly kind: 'shared-chat'; readonly token: string }
  | { readonly kind: 'campaign'; readonly campaignId: string }
  | { readonly kind: 'session'; readonly sessionId: string }
  | { readonly kind: 'debrief'; readonly sessionId: string }
  | { readonly kind: 'replay'; readonly sessionId: string }
  | { readonly kind: 'not-found'; readonly path: string }

/** All views that need nothing but their name. */
export const PLAIN_VIEWS: readonly PlainViewKind[] = Object.keys(ADDRESSES).filter(isPlainView)

function isPlainView(kind: string): kind is PlainViewKind {
  return Object.hasOwn(ADDRESSES, kind)
}

const KIND_AT: ReadonlyMap<string, PlainViewKind> = new Map(PLAIN_VIEWS.map((kind) => [ADDRESSES[kind], kind]))

/** Ids as they stand in an address: letters, digits, hyphen and underscore. */
const ID = /^[\w-]{1,64}$/

/** An id as a part of an address. One that came from elsewhere may hold anything: it leads nowhere but under its view. */
const part = (id: string) => (ID.test(id) ? id : encodeURIComponent(id.toWellFormed()))

/** The address of a view. */
export function addressOf(view: View): string {
  switch (view.kind) {
    case 'conversation':
      return `/chat/${part(view.conversationId)}`
    case 'shared-chat':
      return `/shared/${part(view.token)}`
    case 'campaign':
      return `/campaigns/${part(view.campaignId)}`
    case 'session':
      return `/sessions/${part(view.sessionId)}`
    case 'debrief':
      return `/sessions/${part(view.sessionId)}/debrief`
    case 'replay':
      return `/sessions/${part(view.sessionId)}/replay`
    case 'not-found':
      return view.path
    default:
      return ADDRESSES[view.kind]
  }
}

/** The view at an address. A trailing slash changes nothing; whatever is not known is `not-found`. */
export function viewAt(path: string): View {
  const address = path.replace(/\/+$/, '') || '/'
  const plain = KIND_AT.get(address)
  if (plain !== undefined) return { kind: plain }
  const [place, id, page, ...rest] = address.split('/').slice(1)
  // what somebody types who has seen the address of a conversation
  if (address === '/chat') return { kind: 'chat' }
  if (id === undefined || !ID.test(id) || rest.length > 0) return { kind: 'not-found', path }
  if (place === 'chat' && page === undefined) return { kind: 'conversation', conversationId: id }
  if (place === 'shared' && page === undefined) return { kind: 'shared-chat', token: id }
  if (place === 'campaigns' && page === undefined) return { kind: 'campaign', campaignId: id }
  if (place === 'sessions' && page === undefined) return { kind: 'session', sessionId: id }
  if (place === 'sessions' && page === 'debrief') return { kind: 'debrief', sessionId: id }
  if (place === 'sessions' && page === 'replay') return { kind: 'replay', sessionId: id }
  return { kind: 'not-found', path }
}
