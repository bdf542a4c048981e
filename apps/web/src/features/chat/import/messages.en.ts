import type { FileFault } from './file-reader.ts'
import { type LeftKind, leftWords } from './formats/told.ts'
import type { ItemFault, ItemReport } from './import-run.ts'

const number = (count: number) => count.toLocaleString('en')
const things = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`

const LEFT: Readonly<Record<LeftKind, (count: number) => string>> = {
  image: (count) => things(count, 'picture', 'pictures'),
  file: (count) => things(count, 'file or recording', 'files or recordings'),
  tool: (count) => things(count, 'tool call', 'tool calls'),
  reasoning: (count) => things(count, 'piece of a model’s reasoning', 'pieces of a model’s reasoning'),
  system: (count) => things(count, 'instruction to the model', 'instructions to the model'),
  reference: (count) => things(count, 'mark that points to a source', 'marks that point to sources'),
  unknown: (count) => things(count, 'part of an unknown kind', 'parts of unknown kinds'),
  damaged: (count) => things(count, 'damaged message', 'damaged messages'),
  cut: (count) => things(count, 'message cut at 200,000 characters', 'messages cut at 200,000 characters'),
  context: () => 'the debrief or campaign it was about, which is not here',
  project: () => 'the project it was in',
  paper: (count) => things(count, 'working paper', 'working papers'),
}

const FILE_FAULTS: Readonly<Record<FileFault | 'unreadable', string>> = {
  'not-json': 'This is not an export of conversations: its contents are not valid JSON.',
  'nothing-inside': 'No conversations were found. In a zip they must be in “conversations.json”.',
  newer: 'It was exported by a newer version of Placard. Reload the page to have that version here too.',
  'too-large': 'It has more than 100 MB of conversations, which is the most that can be read at once.',
  'too-many': 'It has more than 5,000 conversations, which is the most an account can hold.',
  'zip-unreadable': 'This zip cannot be read here. Unzip it first and choose “conversations.json”.',
  unreadable: 'The browser could not read it. It may have been moved, or be too large for the memory of this device.',
}

const ITEM_FAULTS: Readonly<Record<ItemFault, string>> = {
  unknown: 'its format is not supported',
  empty: 'nothing was said in it',
  'too-long': 'it has more than 10,000 messages or 3 million characters',
  damaged: 'it is inconsistent: a message in it belongs to another conversation',
  'too-many': 'there is no room: an account holds at most 5,000 conversations',
  'no-room': 'your plan stores no more: remove conversations or end shared links, and import it again',
}

function detailOf(item: ItemReport): string | undefined {
  switch (item.outcome) {
    case 'in-part':
      return `Left out: ${leftWords(item.left, LEFT).join(', ')}.`
    case 'refused':
      return `Not imported: ${ITEM_FAULTS[item.fault]}.`
    default:
      return undefined
  }
}

export const importMessages = {
  title: 'Import conversations',
  about:
    'Choose a file exported from Placard, ChatGPT, Claude, LibreChat or Open WebUI: the JSON file, or the zip it came in. Titles, times, branches and model names are imported, and from Placard working papers and projects with their files. Pictures, other files and tool calls are not. Importing the same file twice creates no duplicates.',
  aboutDemo: 'What you import stays in this browser.',
  limits: 'Up to 100 MB and 5,000 conversations.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  field: 'File with conversations',
  reading: (name: string) => `Reading ${name}…`,
  running: (done: number, count: number) => `${number(done)} of ${number(count)} conversations`,
  progress: 'Progress of the import',
  goesOn: 'You can close this: the import continues while the page is open.',
  cancel: 'Cancel the import',
  refused: (name: string) => `${name} was not imported`,
  faults: FILE_FAULTS,
  again: 'Choose another file',
  close: 'Close',
  done: (name: string) => `${name} was imported`,
  cancelled: (left: number) => `Cancelled. ${things(left, 'conversation', 'conversations')} of the file were not read.`,
  broken: (left: number) =>
    `The connection broke off: ${things(left, 'conversation is', 'conversations are')} not in yet. Import the same file again once you are back online; nothing is imported twice.`,
  counts: {
    imported: 'imported whole',
    'in-part': 'imported in part',
    'already-there': 'already there',
    refused: 'not imported',
  } satisfies Record<ItemReport['outcome'], string>,
  outcomes: {
    imported: 'Imported',
    'in-part': 'In part',
    'already-there': 'Already there',
    refused: 'Not imported',
  } satisfies Record<ItemReport['outcome'], string>,
  undoImport: 'Undo the import',
  undoImportAsk: (count: number) =>
    `This removes ${count === 1 ? 'the conversation' : `all ${number(count)} conversations`} this import brought, with what was said in ${count === 1 ? 'it' : 'them'} since. What was there before stays.`,
  undoImportYes: (count: number) => `Remove ${things(count, 'conversation', 'conversations')}`,
  undoImportNo: 'Do not remove',
  takingBack: (done: number, count: number) =>
    `Removed ${number(done)} of ${things(count, 'conversation', 'conversations')}`,
  takingBackProgress: 'Progress of undoing the import',
  takingBackStop: 'Stop here',
  takenBack: (name: string) => `The import of ${name} was undone.`,
  takenBackInPart: (left: number) =>
    `${things(left, 'conversation', 'conversations')} of the import ${left === 1 ? 'is' : 'are'} still there: it was stopped, or the connection broke off.`,
  undoImportRest: 'Remove the rest',
  report: 'Result for each conversation',
  detail: detailOf,
  onlyTrouble: 'Only incomplete ones',
  finished: (count: number) => `Import finished: ${things(count, 'conversation', 'conversations')} read`,
  nameless: 'Untitled',
  more: (count: number) => `Show ${number(count)} more`,
  number,
} as const
