import {
  AudioLines,
  BookOpenText,
  CircleQuestionMark,
  CreditCard,
  History,
  Landmark,
  type LucideIcon,
  MessageSquareText,
  Printer,
  Scale,
  ScrollText,
  Settings,
  ShieldCheck,
  Signal,
  Sparkles,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { idOf, PLAIN_VIEWS, type PlainViewKind, VIEWS, type View, type ViewKind } from '../../client/navigation/view.ts'
import * as account from './account-screens.tsx'
import { NotFound } from './NotFound.tsx'
import * as records from './record-screens.tsx'
import * as screens from './screens.tsx'
import { type groupMessages, type ViewWords, viewMessages as words } from './view-messages.en.ts'

interface ViewEntry extends ViewWords {
  /** Its group in the sidebar, in the order of `VIEWS`; hidden when left out. */
  readonly group?: keyof typeof groupMessages
  /** Loaded with the screen. */
  readonly Icon?: LucideIcon
  readonly keys?: readonly string[]
  /** The view that is marked as current in the sidebar. */
  readonly under?: PlainViewKind
  /** Its component, in a chunk of its own that is loaded lazily. Without it this version does not have the view. */
  readonly screen?: (id: string) => ReactNode
}

/** Every view: its titles, its place in the menus, and its component. Address and audience are in `view.ts`. */
const REGISTRY: { readonly [Kind in ViewKind]: ViewEntry } = {
  chat: {
    ...words.chat,
    group: 'main',
    Icon: MessageSquareText,
    keys: ['$mod+1'],
    screen: (projectId) => <screens.Chat projectId={projectId || undefined} />,
  },
  // the same screen, which stays mounted when the first message gives the conversation an address
  conversation: { ...words.conversation, under: 'chat', screen: (id) => <screens.Chat conversationId={id} /> },
  'new-project': { ...words['new-project'], under: 'chat', screen: () => <screens.NewProject /> },
  project: { ...words.project, under: 'chat', screen: (id) => <screens.Project key={id} projectId={id} /> },
  'shared-chat': { ...words['shared-chat'], screen: (token) => <screens.SharedChat key={token} token={token} /> },
  drill: { ...words.drill, screen: () => <screens.Drill /> },
  voice: { ...words.voice, group: 'main', Icon: AudioLines, keys: ['$mod+2'], screen: () => <screens.Voice /> },
  // the same screen, which stays mounted when the first words give the conversation an address
  'voice-conversation': {
    ...words['voice-conversation'],
    under: 'voice',
    screen: (id) => <screens.Voice conversationId={id} />,
  },
  campaigns: {
    ...words.campaigns,
    group: 'main',
    Icon: Landmark,
    keys: ['$mod+3'],
    screen: () => <screens.Campaigns />,
  },
  campaign: {
    ...words.campaign,
    under: 'campaigns',
    screen: (id) => <screens.Campaign key={id} campaignId={id} />,
  },
  session: {
    ...words.session,
    under: 'campaigns',
    screen: (id) => <screens.Session key={id} sessionId={id} coach={screens.TUTORIAL_COACH} />,
  },
  debrief: { ...words.debrief, under: 'campaigns', screen: (id) => <screens.Debrief key={id} sessionId={id} /> },
  replay: { ...words.replay, under: 'campaigns', screen: (id) => <screens.Replay key={id} sessionId={id} /> },
  transcripts: { ...words.transcripts, group: 'main', Icon: ScrollText, screen: () => <records.Transcripts /> },
  transcript: {
    ...words.transcript,
    under: 'transcripts',
    screen: (id) => <records.Transcript key={id} transcriptId={id} />,
  },
  history: { ...words.history, group: 'main', Icon: History, screen: () => <records.History /> },
  settings: {
    ...words.settings,
    group: 'configuration',
    Icon: Settings,
    keys: ['$mod+,'],
    screen: () => <screens.SettingsView tab={undefined} />,
  },
  // the same screen, which moves between its tabs
  'settings-tab': {
    ...words['settings-tab'],
    under: 'settings',
    screen: (tab) => <screens.SettingsView tab={tab} />,
  },
  security: { ...words.security, Icon: ShieldCheck, under: 'settings', screen: () => <account.Security /> },
  subscription: { ...words.subscription, Icon: CreditCard, under: 'settings', screen: () => <account.Subscription /> },
  'privacy-rights': {
    ...words['privacy-rights'],
    Icon: ShieldCheck,
    under: 'settings',
    screen: () => <account.PrivacyRights />,
  },
  // for keyboards with and without the question mark on a shifted key
  help: {
    ...words.help,
    group: 'configuration',
    Icon: CircleQuestionMark,
    keys: ['$mod+?', '$mod+Shift+?'],
    screen: () => <screens.Help section={undefined} adminViews={adminViews()} />,
  },
  handbook: { ...words.handbook, Icon: Printer, under: 'help', screen: () => <screens.Handbook /> },
  worksheet: {
    ...words.worksheet,
    under: 'help',
    screen: (id) => <screens.Worksheet key={id} campaignId={id} />,
  },
  // the same screen, which moves between its sections
  'help-section': {
    ...words['help-section'],
    under: 'help',
    screen: (section) => <screens.Help section={section} adminViews={adminViews()} />,
  },
  guide: {
    ...words.guide,
    Icon: BookOpenText,
    under: 'help',
    screen: () => <screens.Guide tab={undefined} adminViews={adminViews()} />,
  },
  // the same screen, which moves between its tabs
  'guide-tab': {
    ...words['guide-tab'],
    under: 'help',
    screen: (tab) => <screens.Guide tab={tab} adminViews={adminViews()} />,
  },
  admin: { ...words.admin, group: 'administration' },
  'admin-users': { ...words['admin-users'], group: 'administration' },
  'admin-campaigns': { ...words['admin-campaigns'], group: 'administration' },
  'admin-engines': {
    ...words['admin-engines'],
    group: 'administration',
    Icon: Sparkles,
    screen: () => <account.Engines />,
  },
  'admin-monitor': { ...words['admin-monitor'], group: 'administration' },
  'admin-security': { ...words['admin-security'], group: 'administration' },
  'admin-analytics': { ...words['admin-analytics'], group: 'administration' },
  'admin-database': { ...words['admin-database'], group: 'administration' },
  'admin-logs': { ...words['admin-logs'], group: 'administration' },
  status: { ...words.status, group: 'about', Icon: Signal, screen: () => <screens.Status /> },
  // one screen, which moves between its tabs
  'legal-tab': { ...words['legal-tab'], under: 'legal', screen: (tab) => <account.Legal tab={tab} /> },
  legal: { ...words.legal, group: 'about', Icon: Scale, screen: () => <account.Legal tab="terms" /> },
  privacy: { ...words.privacy, group: 'about', Icon: ShieldCheck, screen: () => <account.Legal tab="privacy" /> },
  'forgot-password': { ...words['forgot-password'], screen: () => <account.ForgotPassword /> },
  'reset-password': { ...words['reset-password'], screen: () => <account.ResetPassword /> },
  'confirm-email': { ...words['confirm-email'], screen: () => <account.ConfirmEmail /> },
  'restore-address': { ...words['restore-address'], screen: () => <account.RestoreAddress /> },
  'stop-news': { ...words['stop-news'], screen: () => <account.StopNews /> },
  kit: {
    ...words.kit,
    screen: () => (screens.Kit === undefined ? <NotFound path="/_kit" /> : <screens.Kit />),
  },
  'not-found': { ...words['not-found'], screen: (path) => <NotFound path={path} /> },
}

/** The views of administration that this version has. */
function adminViews() {
  return PLAIN_VIEWS.filter((kind) => VIEWS[kind].audience === 'admin' && isShipped(kind)).map((kind) => ({
    kind,
    title: REGISTRY[kind].title,
  }))
}

/** Whether this version has a view. */
export function isShipped(kind: ViewKind): boolean {
  return REGISTRY[kind].screen !== undefined
}

/** The registry entry of a view, with its title as the default label. */
export function entryOf(kind: ViewKind): ViewEntry & { readonly label: string } {
  return { label: REGISTRY[kind].title, ...REGISTRY[kind] }
}

/** The screen of a view; undefined when it has none. */
export function screenOf(view: View): ReactNode | undefined {
  return REGISTRY[view.kind].screen?.(idOf(view))
}
