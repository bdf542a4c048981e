import type { PaperKind, PaperVersion, VersionMaking } from '@placard/contract'
import { datesIn } from '../../../kit/language/dates.ts'
import type { SaveState } from './paper-editor.ts'
import type { Wish } from './wishes.ts'

const { moment } = datesIn('en-GB')

const KINDS: Readonly<Record<PaperKind, string>> = {
  resolution: 'Resolution',
  speech: 'Speech',
  paper: 'Position paper or note',
  other: 'Other text',
}

const MAKINGS: Readonly<Record<VersionMaking, string>> = {
  opened: 'Beginning',
  typed: 'Typed',
  formatted: 'Formatted',
  changed: 'Paragraph changed',
  restored: 'Restored',
}

const SAVES: Readonly<Record<SaveState, string>> = {
  saved: 'Saved',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  offline: 'Not saved: offline. Your words are kept in this browser.',
  full: 'Not saved: no storage is left. Your words are kept in this browser.',
  gone: 'Not saved: this paper was deleted. Copy your words if you still need them.',
  'not-saved': 'Not saved. Your words are kept in this browser, and saving is tried again.',
  'too-long': 'Not saved: this text is too long.',
}

/** What made a version, as lists show it. */
function making({ making: how, engine, of }: PaperVersion): string {
  if (how === 'restored' && of !== undefined) return `Version ${of} restored`
  if (how === 'changed' && engine !== undefined && engine.place !== 'built-in')
    return `Paragraph changed by ${engine.model}`
  return MAKINGS[how]
}

export const paperMessages = {
  open: 'Open as working paper',
  title: 'Working paper',
  close: 'Close the working paper',
  menu: 'Working paper',
  notOpened: 'The working paper could not be opened. Please try again.',
  notOpenedFull: 'There is no storage left for a working paper.',
  loading: 'Opening the working paper…',
  missing: 'This working paper was deleted.',
  failed: 'The working paper could not be loaded.',
  again: 'Try again',
  name: 'Title',
  kind: 'Kind of text',
  kinds: KINDS,
  papers: 'Papers of this conversation',
  views: 'View of the paper',
  view: { edit: 'Edit', formatted: 'Formatted', versions: 'Versions' },
  text: 'Text of the paper',
  placeholder: 'Write here.',
  saves: SAVES,
  tooLong: (length: number, most: number) =>
    `A paper can have ${most.toLocaleString('en')} characters; this one has ${length.toLocaleString('en')}. Shorten it to save it.`,
  words: (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en')} words`),
  conflict: (version: number) =>
    `This paper was also changed in another tab. That text is kept as version ${version}; yours comes after it.`,
  seeVersions: 'Show versions',
  dismiss: 'Got it',
  format: 'Format',
  formatted: 'Numbers, punctuation and capitals are in order.',
  alreadyFormatted: 'The form is in order already.',
  undo: 'Undo',
  change: 'Change a paragraph',
  export: 'Export',
  exports: { docx: 'Word', pdf: 'PDF', txt: 'Text' },
  exported: 'A working paper',
  notExported: 'The file could not be made. Please try again.',
  remove: 'Delete paper',
  removeAsked: (title: string) => `Delete “${title}” with all its versions? This cannot be undone.`,
  removeNow: 'Delete',
  keep: 'Keep it',
  removed: 'Working paper deleted.',
  notRemoved: 'The working paper could not be deleted.',
  empty: 'There is nothing to show yet.',
  unformed: 'I see no clauses in this text yet. Write one clause a line: “Recalling …,” and “1. Urges …;”.',
  left: 'For you to decide',
  fault: (line: number, what: string) => `Line ${line}: ${what}.`,
} as const

export const versionMessages = {
  list: 'Versions, latest first',
  name: ({ version, madeAt }: PaperVersion) => `Version ${version}, ${moment(madeAt)}`,
  making,
  current: 'Now',
  show: (version: number) => `Show version ${version}`,
  shown: (version: number) => `Version ${version}`,
  hide: 'Back to the list',
  restore: (version: number) => `Restore version ${version}`,
  restored: (version: number) => `Version ${version} is restored as a new version.`,
  failed: 'That version could not be read. Please try again.',
} as const

export const changeMessages = {
  paragraph: 'Paragraph',
  option: (number: number, text: string) => `${number}. ${text}`,
  wish: 'What should change?',
  wishes: {
    Shorter: 'Shorter',
    Stronger: 'Stronger',
    Gentler: 'Gentler',
    'Add funding': 'Add funding',
    'Add a review': 'Add a review',
    'Add a deadline': 'Add a deadline',
    Simpler: 'Simpler',
    'More formal': 'More formal',
    'Add a fact': 'Add a fact',
  } satisfies Record<Wish, string>,
  suggested: 'Changes you can ask for',
  ask: 'Ask for this change',
  cancel: 'Close',
  before: 'Before',
  after: 'After',
  accept: 'Accept',
  decline: 'Keep it as it was',
  accepted: 'Paragraph changed.',
  nothing: 'There is no paragraph to change yet.',
  tooLong: (most: number) =>
    `A paragraph can have up to ${most.toLocaleString('en')} characters for this. Split it with an empty line.`,
  offline: 'A change needs the server, which cannot be reached now.',
  failed: 'The change could not be made. Please try again.',
  moved: 'The paragraph was edited meanwhile, so nothing was changed. Ask again.',
} as const
