/**
 * The audience of a view: `everyone`, `inside` users signed in or in the demo, `member` signed-in users, `admin`
 * administrators. The server enforces the same roles on every call; this only hides views that would be refused.
 */
export type Audience = 'everyone' | 'inside' | 'member' | 'admin'

type Place = { readonly address: string; readonly audience: Audience }

/**
 * Every view: its address, in which `:name` is a parameter, and its audience. Links and the sign-in need no more;
 * titles, menus and components are in `app/views/registry.tsx`, which is loaded after the sign-in.
 */
export const VIEWS = {
  chat: { address: '/', audience: 'inside' },
  conversation: { address: '/chat/:conversationId', audience: 'inside' },
  'new-project': { address: '/projects/new', audience: 'inside' },
  project: { address: '/projects/:projectId', audience: 'inside' },
  'shared-chat': { address: '/shared/:token', audience: 'everyone' },
  drill: { address: '/drill', audience: 'inside' },
  voice: { address: '/voice', audience: 'inside' },
  'voice-conversation': { address: '/voice/:conversationId', audience: 'inside' },
  campaigns: { address: '/campaigns', audience: 'inside' },
  campaign: { address: '/campaigns/:campaignId', audience: 'inside' },
  session: { address: '/sessions/:sessionId', audience: 'inside' },
  debrief: { address: '/sessions/:sessionId/debrief', audience: 'inside' },
  replay: { address: '/sessions/:sessionId/replay', audience: 'inside' },
  transcripts: { address: '/transcripts', audience: 'inside' },
  transcript: { address: '/transcripts/:transcriptId', audience: 'inside' },
  history: { address: '/history', audience: 'inside' },
  settings: { address: '/settings', audience: 'inside' },
  security: { address: '/settings/security', audience: 'member' },
  subscription: { address: '/settings/subscription', audience: 'member' },
  'privacy-rights': { address: '/settings/privacy-rights', audience: 'member' },
  // after the three above, whose addresses would be tabs as well
  'settings-tab': { address: '/settings/:tab', audience: 'inside' },
  help: { address: '/help', audience: 'inside' },
  // before the sections: an address is the first view's that it fits
  handbook: { address: '/help/handbook', audience: 'inside' },
  worksheet: { address: '/help/handbook/:campaignId', audience: 'inside' },
  'help-section': { address: '/help/:section', audience: 'inside' },
  guide: { address: '/guide', audience: 'inside' },
  'guide-tab': { address: '/guide/:tab', audience: 'inside' },
  status: { address: '/status', audience: 'everyone' },
  legal: { address: '/legal', audience: 'everyone' },
  'legal-tab': { address: '/legal/:tab', audience: 'everyone' },
  privacy: { address: '/privacy', audience: 'everyone' },
  'forgot-password': { address: '/forgot-password', audience: 'everyone' },
  'reset-password': { address: '/reset-password', audience: 'everyone' },
  'confirm-email': { address: '/confirm-email', audience: 'everyone' },
  'restore-address': { address: '/restore-address', audience: 'everyone' },
  'stop-news': { address: '/stop-news', audience: 'everyone' },
  admin: { address: '/admin', audience: 'admin' },
  'admin-users': { address: '/admin/users', audience: 'admin' },
  'admin-campaigns': { address: '/admin/campaigns', audience: 'admin' },
  'admin-engines': { address: '/admin/engines', audience: 'admin' },
  'admin-monitor': { address: '/admin/monitor', audience: 'admin' },
  'admin-security': { address: '/admin/security', audience: 'admin' },
  'admin-analytics': { address: '/admin/analytics', audience: 'admin' },
  'admin-database': { address: '/admin/database', audience: 'admin' },
  'admin-logs': { address: '/admin/logs', audience: 'admin' },
  kit: { address: '/_kit', audience: 'inside' },
} as const satisfies Readonly<Record<string, Place>>

type Views = typeof VIEWS
type NameIn<Address extends string> = Address extends `${string}:${infer Name}/${string}`
  ? Name
  : Address extends `${string}:${infer Name}`
    ? Name
    : never
type NameOf<Kind extends keyof Views> = NameIn<Views[Kind]['address']>

/** Views without parameters. */
export type PlainViewKind = { [Kind in keyof Views]: NameOf<Kind> extends never ? Kind : never }[keyof Views]

/** Views with an id in their address. */
type ViewOfMany = {
  [Kind in Exclude<keyof Views, PlainViewKind>]: { readonly kind: Kind } & { readonly [Name in NameOf<Kind>]: string }
}[Exclude<keyof Views, PlainViewKind>]

/** A new chat in a project, which its address carries as `?project=`: a reload and a new tab are in it too. */
type ChatInProject = { readonly kind: 'chat'; readonly projectId: string }

/** The page's view. Every view has an address; an unknown address is a view too. */
export type View =
  | { readonly kind: PlainViewKind; readonly projectId?: undefined }
  | ChatInProject
  | ViewOfMany
  | { readonly kind: 'not-found'; readonly path: string }

export type ViewKind = View['kind']

const NAME = /:(\w+)/
/** The parameter that names the project of a new chat. */
const PROJECT = 'project'
/** Ids in an address: letters, digits, hyphen and underscore. */
const ID = /^[\w-]{1,64}$/

const isKind = (kind: string): kind is keyof Views => Object.hasOwn(VIEWS, kind)
const nameIn = (kind: keyof Views): string | undefined => NAME.exec(VIEWS[kind].address)?.[1]

function isView(value: { readonly kind: ViewKind }): value is View {
  const name = isKind(value.kind) ? nameIn(value.kind) : 'path'
  return name === undefined || typeof Reflect.get(value, name) === 'string'
}

const KINDS = Object.keys(VIEWS).filter(isKind)

/** All views without parameters. */
export const PLAIN_VIEWS: readonly PlainViewKind[] = KINDS.filter(
  (kind): kind is PlainViewKind => nameIn(kind) === undefined,
)

const PATTERNS = KINDS.map((kind) => ({
  kind,
  pattern: new RegExp(`^${VIEWS[kind].address.replace(NAME, '(?<$1>[\\w-]{1,64})')}$`),
}))

/** Encodes an id as a path segment. An untrusted id may contain anything, and must not lead outside its view. */
const part = (id: string) => (ID.test(id) ? id : encodeURIComponent(id.toWellFormed()))

/** The id of a view; empty for a view without parameters. A new chat's is that of its project. */
export function idOf(view: View): string {
  if (view.kind === 'not-found') return view.path
  if (view.kind === 'chat') return view.projectId ?? ''
  const name = nameIn(view.kind)
  return name === undefined ? '' : String(Reflect.get(view, name))
}

/** The address of a view. */
export function addressOf(view: View): string {
  if (view.kind === 'chat' && view.projectId !== undefined) return `/?${PROJECT}=${part(view.projectId)}`
  return view.kind === 'not-found' ? view.path : VIEWS[view.kind].address.replace(NAME, () => part(idOf(view)))
}

/** The view of a new chat, in a project or in none. */
export function newChatIn(projectId: string | null): View {
  return projectId === null ? { kind: 'chat' } : { kind: 'chat', projectId }
}

/**
 * The view at an address. A trailing slash is ignored; an unknown address is `not-found`. Of the query only the project
 * of a new chat names a view: what cannot be an id is nobody's project, and is shown as one that does not exist.
 */
export function viewAt(path: string, query = ''): View {
  const address = path.replace(/\/+$/, '') || '/'
  // `/chat` is typed by users who have seen the address of a conversation
  if (address === '/' || address === '/chat') return newChatIn(new URLSearchParams(query).get(PROJECT) || null)
  for (const { kind, pattern } of PATTERNS) {
    const found = pattern.exec(address)
    const view = { kind, ...found?.groups }
    if (found !== null && isView(view)) return view
  }
  return { kind: 'not-found', path }
}
