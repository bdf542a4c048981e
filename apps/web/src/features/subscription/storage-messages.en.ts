import type { StorageKind } from '@placard/contract'

const amounts = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const counts = new Intl.NumberFormat('en')

/** A size in decimal units: `0 MB`, `3.2 MB`, `1.5 GB`. */
function sizeText(bytes: number): string {
  return bytes < 1_000_000_000
    ? `${amounts.format(bytes / 1_000_000)} MB`
    : `${amounts.format(bytes / 1_000_000_000)} GB`
}

const pieces = (count: number, one: string, many: string) => `${counts.format(count)} ${count === 1 ? one : many}`

/** Texts of the account's storage. */
export const storageMessages = {
  title: 'Storage',
  label: 'Storage used',
  used: (used: number, limit: number | null) =>
    limit === null ? `${sizeText(used)} used, without a limit` : `${sizeText(used)} of ${sizeText(limit)} used`,
  percent: (percent: number) => `${percent} % used`,
  full: 'Nothing new can be stored until something is deleted. Existing content is kept, a running session continues, and an answer in progress is finished.',
  explained:
    'Your plan sets how much you can store. Conversations you remove free their space after five minutes, when they can no longer be restored.',
  size: sizeText,
  kinds: {
    conversations: 'Conversations',
    documents: 'Documents in chats',
    papers: 'Working papers',
    shares: 'Shared copies',
    sessions: 'Campaign sessions',
    recordings: 'Recordings of your voice',
  } satisfies Record<StorageKind, string>,
  counted: {
    conversations: (count) => pieces(count, 'conversation', 'conversations'),
    documents: (count) => pieces(count, 'document', 'documents'),
    papers: (count) => pieces(count, 'paper', 'papers'),
    shares: (count) => pieces(count, 'link', 'links'),
    sessions: (count) => pieces(count, 'session', 'sessions'),
    recordings: (count) => pieces(count, 'recording', 'recordings'),
  } satisfies Record<StorageKind, (count: number) => string>,
  goes: {
    conversations: 'Remove conversations you no longer need, or export them first.',
    documents: 'A document is deleted with the conversation it was sent in.',
    papers: 'A paper counts with its versions, and is deleted with the conversation it belongs to.',
    shares: 'A copy is deleted when you end its link in the menu of its conversation.',
    sessions: 'Finished sessions are kept with their full record.',
    recordings: 'A recording is deleted after 24 hours, or by you in Settings, Voice.',
  } satisfies Record<StorageKind, string>,
  toChats: 'To your chats',
  toSessions: 'To your sessions',
  limit: (bytes: number | null) => (bytes === null ? 'Unlimited storage' : `${sizeText(bytes)} of storage`),
} as const
