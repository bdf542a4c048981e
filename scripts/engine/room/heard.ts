import { type Act, type Change, changesOf, type SessionEvent } from '@placard/engine'
import { withoutArguments } from './known-arguments.ts'
import { plain } from './plain.ts'
import type { Saying, SpokenSession } from './spoken-session.ts'

/** What a listener makes of a speech: the options it names, and the side it takes. */
export interface Heard {
  readonly saying: Saying
  /** The words in lower case, without quotation marks. */
  readonly text: string
  /** Those that the speech is about, its own first: what it tells of earlier is left out. */
  readonly options: readonly Change[]
  /** All that it names. */
  readonly named: readonly Change[]
  readonly side: Side
}

/** `for`: wants or accepts the option; `against`: refuses it; `if`: on a condition; `none`: takes no side. */
export type Side = 'for' | 'against' | 'if' | 'none'

/** The names by which an option is called, the longest first. */
function namesOf({ issues, book }: SpokenSession): readonly { readonly name: string; readonly change: Change }[] {
  const names = issues.flatMap(({ id, options }, issue) =>
    options.flatMap((option, at) => {
      const written = book?.issues[id]?.options[option.id]
      const all = [option.label, written?.noun, written?.short].filter((name) => name !== undefined)
      return all.map((name) => ({ name: plain(name), change: { issue, option: at } }))
    }),
  )
  return names.toSorted((one, other) => other.name.length - one.name.length)
}

/** The options that a text names; a name within a longer one does not count. */
function optionsIn(text: string, names: ReturnType<typeof namesOf>): readonly Change[] {
  let rest = text
  const found: { readonly at: number; readonly change: Change }[] = []
  for (const { name, change } of names) {
    const at = rest.indexOf(name)
    if (at < 0) continue
    rest = rest.replaceAll(name, '#'.repeat(name.length))
    const isKnown = found.some(({ change: other }) => other.issue === change.issue && other.option === change.option)
    if (!isKnown) found.push({ at, change })
  }
  return found.toSorted((one, other) => one.at - other.at).map(({ change }) => change)
}

const REFUSES =
  /\b(?:cannot|could not|can't) (?!\w+ \w+ without)(?:accept|support|agree|follow|go|carry|stand|sign|vote|live)|not in a position to (?:accept|support)|\boppos|(?<!(?:measured|weigh\w*|gain|set|count|read|made|argu\w+) .{0,30})\bagainst\b|\breject|\brefus|no place in|never agree|will not accept|put .{3,60} aside|take .{3,60} out of/
const WANTS =
  /\bsupports?\b|\bin favour of\b|\bwelcomes?\b|\bproposes?\b|\bwe want\b|\bstand by\b|\bdemands?\b|\bwe are for\b/
const CONDITION = /\bif\b|\bonly\b|\bunless\b|in return|\bprovided\b/

/** The side of an act as its speaker decided it. */
function sideOfAct(act: Act): Side {
  switch (act.kind) {
    case 'support':
    case 'propose':
    case 'concede':
    case 'promise':
    case 'threaten':
      return 'for'
    case 'oppose':
      return 'against'
    case 'react':
      return act.reaction === 'cannot-accept' ? 'against' : 'for'
    case 'explain':
      return act.answer === undefined ? 'none' : sideOfAnswer(act.answer)
    default:
      return 'none'
  }
}

function sideOfAnswer({ to, verdict }: NonNullable<Extract<Act, { kind: 'explain' }>['answer']>): Side {
  if (verdict === 'only-if') return 'if'
  if (to === 'accept' || to === 'reasons') return verdict === 'yes' ? 'for' : verdict === 'no' ? 'against' : 'none'
  if (to === 'price') return verdict === 'yes' ? 'for' : 'against'
  if (to === 'give-up') return verdict === 'no' ? 'for' : 'none'
  return to === 'need' && verdict === 'no' ? 'for' : 'none'
}

/** The side that a speech takes: as its words say where they are plain, else as its act was meant. */
function sideOf(saying: Saying, text: string, names: ReturnType<typeof namesOf>): Side {
  const { act } = saying
  const meant = sideOfAct(act)
  const [sentence = ''] = text.split(/(?<=[.?!])\s+/).filter((one) => optionsIn(one, names).length > 0)
  const about = names.reduce((rest, { name }) => rest.replaceAll(name, '#'), sentence)
  // a threat and a promise say what they are for, in words that are also those of a refusal
  const isByAct = meant === 'none' || meant === 'if' || act.kind === 'threaten' || act.kind === 'promise'
  if (isByAct || CONDITION.test(about)) return meant
  const refuses = REFUSES.test(about)
  const wants = WANTS.test(about.replace(REFUSES, ''))
  return refuses === wants ? meant : refuses ? 'against' : 'for'
}

/** What was: a sentence with a time of the session, or on what another delegation did. */
const OF_THEN = /\b\d{1,2}:\d\d\b|\byou (?:kept|promised|declined|took)\b/

/** What a speech says of now, without its arguments. */
function ofNow(text: string, book: readonly string[]): string {
  const sentences = withoutArguments(text, book).split(/(?<=[.?!])\s+/)
  return sentences.filter((sentence) => !OF_THEN.test(sentence)).join(' ')
}

/** Listens to every delegate of a session. */
export function heardIn(session: SpokenSession, book: readonly string[]): readonly Heard[] {
  const names = namesOf(session)
  return session.sayings
    .filter(({ isDelegate }) => isDelegate)
    .map((saying) => {
      const text = plain(saying.words)
      const now = ofNow(text, book)
      const options = optionsIn(now, names)
      const own = options.filter((change) => changesOf(saying.act).some((one) => isSame(one, change)))
      const first = own.slice(0, 1)
      return {
        saying,
        text,
        options: [...first, ...options.filter((change) => !first.includes(change))],
        named: optionsIn(text, names),
        side: sideOf(saying, now, names),
      }
    })
}

/** Events after which a delegation may see an option, or the whole agenda, otherwise. */
const TURNS: ReadonlySet<SessionEvent['kind']> = new Set([
  'clause-changed',
  'draft-introduced',
  'draft-settled',
  'draft-reopened',
  'crisis-opened',
  'crisis-updated',
  'crisis-answered',
  'crisis-lapsed',
  'commitment-made',
  'commitment-settled',
])

/** Whether something happened between two places of the log that may change a mind. */
export function hasTurned({ events }: SpokenSession, from: number, to: number): boolean {
  return events
    .slice(from, Math.max(from, to - 1))
    .some((event) => TURNS.has(event.kind) || (event.kind === 'offer-settled' && event.status === 'accepted'))
}

export function isSame(one: Change, other: Change): boolean {
  return one.issue === other.issue && one.option === other.option
}

/** Session ms as it is spoken: "3:27". */
export function spokenTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A fault that a listener finds in a speech. */
export interface Fault {
  readonly kind: string
  readonly seat: string
  readonly at: number
  readonly words: string
  readonly because: string
}

export function faultIn(kind: string, { seat, at, words }: Saying, because: string): Fault {
  return { kind, seat, at, words, because }
}
