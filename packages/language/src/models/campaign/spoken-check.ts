import type { Act, PublicView } from '@placard/engine'
import { type Line, SPEECH_RULES } from '../prompts/speech.ts'
import { countryOf, labelOf, textLine, textOnFloor } from './committee-words.ts'

/** Longest line of a delegate, in UTF-16 code units. */
const LINE_MAX_LENGTH = 1_200
/** Tolerance: how many times longer than asked for a line may be. */
const PATIENCE = 1.6
/** Share of a label's distinctive words that a line must contain to name it. */
const NAMED_RATIO = 0.6
/** Stem length in letters: forms of a word with the same stem count as the same. */
const STEM_LENGTH = 5
/** Run of equal words that counts as a quotation, not as chance. */
const QUOTED_WORDS = 8
/** Share of letters that must be Latin: the room speaks English. */
const LATIN_RATIO = 0.9

/** A line to be checked: its content, and the act behind it. */
export interface CheckedLine extends Line {
  readonly act: Act
}

/** A line as it is spoken: one paragraph, without a name before it or marks around it. */
export function tidied(words: string, { seat }: Pick<Line, 'seat'>): string {
  const line = words.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  const names = [seat.delegate.name, seat.countryName].map((name) => `${name}:`.toLowerCase())
  const name = names.find((before) => line.toLowerCase().startsWith(before)) ?? ''
  const spoken = line.slice(name.length).trim()
  return /^(["“]).*(["”])$/.test(spoken) && !/["“”]/.test(spoken.slice(1, -1)) ? spoken.slice(1, -1).trim() : spoken
}

/** What is wrong with a line, in words for the model's retry; empty when the delegate may say it. */
export function faultsOf(words: string, line: CheckedLine): readonly string[] {
  return [...formFaults(words, line), ...factFaults(words, line), ...claimFaults(words, line.act)].map(
    (fault) => `words: ${fault}`,
  )
}

/** Whether a line has become stale since it was written: someone has said it meanwhile. */
export function isSaid(words: string, recent: readonly string[]): boolean {
  const line = folded(words)
  return recent.some((said) => folded(said) === line)
}

function formFaults(words: string, { spoken, recent }: CheckedLine): readonly string[] {
  const letters = words.match(/\p{L}/gu) ?? []
  const latin = words.match(/\p{Script=Latin}/gu) ?? []
  const count = words.split(/\s+/).length
  return [
    ...(words === '' ? ['they are empty'] : []),
    ...(words.length > LINE_MAX_LENGTH || count > spoken.mostWords * PATIENCE
      ? [`they are longer than ${spoken.mostWords} words`]
      : []),
    ...(/[<>{}[\]`*_#|\\]|https?:|www\.|\p{Extended_Pictographic}/u.test(words)
      ? ['plain text only, without markup, brackets or links']
      : []),
    ...(latin.length < letters.length * LATIN_RATIO ? ['they must be English'] : []),
    ...(/language model|\bAI\b|this simulation|(?:system|the|my) prompt\b|\bJSON\b|to be named/i.test(words)
      ? ['the delegate knows nothing of how the words are made']
      : []),
    ...(isSaid(words, recent) ? ['the same was said a moment ago'] : []),
    ...(quotesFrom(words, SPEECH_RULES) ? ['they repeat what you were told'] : []),
  ]
}

/** Faults in names and figures: missing ones, and ones that must not occur. */
function factFaults(words: string, line: CheckedLine): readonly string[] {
  const { spoken, seat, view } = line
  const said = stemsOf(words)
  const unnamed = spoken.named.filter((name) => !isNamed(name, said))
  const basis = basisOf(line)
  const figures = new Set(basis.match(/\d+/g) ?? [])
  const strange = (words.match(/\d+/g) ?? []).filter((figure) => !figures.has(figure))
  const others = view.seats
    .filter(({ id }) => !spoken.seats.includes(id) && id !== seat.id)
    .map(({ id }) => countryOf(view, id))
    .filter((country) => mentions(words, country) && !mentions(basis, country))
  return [
    ...unnamed.map((name) => `they must name “${name}”`),
    ...strange.map((figure) => `the figure ${figure} is not known`),
    ...others.map((country) => `${country} has no part in the act`),
    ...otherOptions(said, stemsOf(basis), view).map((label) => `“${label}” has no part in the act`),
  ]
}

/** All that the words may mention. */
function basisOf({ spoken, seat, view }: CheckedLine): string {
  const issues = view.issues.filter(({ title }) => spoken.says.includes(textLine(title)))
  return [
    spoken.says,
    ...spoken.clauses.map(({ clause }) => clause),
    ...issues.flatMap(({ title, question }) => [title, question]),
    ...seat.delegate.motivations,
    seat.delegate.faction,
    view.title,
    view.theme,
  ].join(' ')
}

/** Options that the words identify by terms that nothing else they may mention has. */
function otherOptions(said: ReadonlySet<string>, known: ReadonlySet<string>, view: PublicView): readonly string[] {
  const text = textOnFloor(view)
  return view.issues.flatMap(({ options }, issue) =>
    options.flatMap((_, option) => {
      const label = labelOf(view, { issue, option })
      const telling = [...stemsOf(label)].filter((stem) => !known.has(stem))
      // the option in the current text is mentioned when it is to be changed
      const isOther = text[issue] !== option && telling.length >= 2
      return isOther && telling.every((stem) => said.has(stem)) ? [label] : []
    }),
  )
}

/** Claims that words may make only where the act does. */
const CLAIMS: readonly { readonly claim: RegExp; readonly acts: readonly Act['kind'][]; readonly fault: string }[] = [
  {
    claim: /\b(?:we|i|delegation) (?:\w+ )?(?:promise|pledge|guarantee|vow)\b/i,
    acts: ['promise', 'trade', 'accept'],
    fault: 'the act is no promise',
  },
  {
    claim: /\b(?:vote|voting) (?:against|no)\b|\bveto\b|\bwalk (?:out|away)\b|\bblock (?:the|this|any)\b/i,
    acts: ['threaten', 'declare', 'oppose'],
    fault: 'the act is no threat and no vote',
  },
  {
    claim: /\b(?:vote|voting) (?:in favou?r|for|yes)\b/i,
    acts: ['promise', 'declare', 'sign', 'threaten'],
    fault: 'the act is no vote',
  },
  {
    claim: /\b(?:we|i) (?:hereby |now )?(?:move (?:to|that)|second (?:the|this))\b/i,
    acts: [],
    fault: 'the act is no motion',
  },
  { claim: /\bco-?sponsor|\bas sponsors?\b/i, acts: ['sponsor', 'withdraw'], fault: 'the act is no sponsorship' },
]

/** Words that identify an act whose options do not. */
const SAYINGS: Readonly<Partial<Record<Act['kind'], RegExp>>> = {
  accept: /accept|agree|deal|bargain|settle|yes\b/i,
  apologise: /apolog|sorry|regret|forgive|pardon/i,
  promise: /promise|pledge|commit|word|count on|stand (?:by|with|behind)|back|support/i,
  sponsor: /sponsor|our name/i,
  sign: /\bsign|our name/i,
  threaten: /vote against|oppose|not (?:support|carry|vote for)|block|without (?:us|our)|unless|no vote/i,
  withdraw: /withdraw|our name|step back|no longer/i,
}

const AGAINST =
  /\b(?:(?:can ?not|can['’]t|will not|won['’]t|could not|do not|don['’]t|unable to) (?:\w+ )?(?:accept|support|back|agree|welcome|live)|(?:oppose|reject|decline|refuse)s?)\b/i
const OPPOSED =
  /\b(?:not|no|never|nor|cannot|can['’]t|won['’]t|don['’]t|without|against|oppose[sd]?|reject|decline|refuse|unable|object|resist|withdraw|too (?:far|much|little))/i

/** The direction of acts that agree, and of those that refuse. */
function directionOf(act: Act): 'yes' | 'no' | undefined {
  switch (act.kind) {
    case 'support':
    case 'accept':
    case 'promise':
    case 'propose':
    case 'concede':
    case 'sponsor':
    case 'sign':
      return 'yes'
    case 'oppose':
    case 'decline':
    case 'withdraw':
      return 'no'
    case 'react':
      return act.reaction === 'cannot-accept' ? 'no' : 'yes'
    case 'declare':
      return act.stance === 'undecided' ? undefined : act.stance === 'favour' ? 'yes' : 'no'
    default:
      return undefined
  }
}

function claimFaults(words: string, act: Act): readonly string[] {
  const direction = directionOf(act)
  const saying = SAYINGS[act.kind]
  return [
    ...(saying === undefined || saying.test(words) ? [] : ['they do not say the act']),
    ...CLAIMS.filter(({ claim, acts }) => claim.test(words) && !acts.includes(act.kind)).map(({ fault }) => fault),
    ...(direction === 'yes' && AGAINST.test(words) ? ['the act says yes, the words say no'] : []),
    ...(direction === 'no' && !OPPOSED.test(words) ? ['the act says no, the words do not'] : []),
    ...(act.kind === 'question' && !words.includes('?') ? ['the act is a question'] : []),
  ]
}

/** Words too common to tell one option from another. */
const COMMON = new Set(
  'a an and are as at be been but by each every for from has have in into is it its more must no not of on one only or our out over so than that the their them then there they this to under until we where which who whose will with without'.split(
    ' ',
  ),
)

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The distinctive words of a text, each as its stem. */
function stemsOf(text: string): ReadonlySet<string> {
  const words = folded(text)
    .split(' ')
    .filter((word) => word !== '' && !COMMON.has(word))
  return new Set(words.map((word) => (/\d/.test(word) ? word : word.slice(0, STEM_LENGTH))))
}

function isNamed(name: string, said: ReadonlySet<string>): boolean {
  const stems = [...stemsOf(name)]
  const found = stems.filter((stem) => said.has(stem)).length
  return stems.length === 0 || found / stems.length >= NAMED_RATIO
}

function mentions(text: string, name: string): boolean {
  return ` ${folded(text)} `.includes(` ${folded(name)} `)
}

/** Whether a text repeats a run of `QUOTED_WORDS` words of another. */
function quotesFrom(text: string, source: string): boolean {
  const words = folded(text).split(' ')
  const told = ` ${folded(source)} `
  return words.some((_, at) => {
    const run = words.slice(at, at + QUOTED_WORDS)
    return run.length === QUOTED_WORDS && told.includes(` ${run.join(' ')} `)
  })
}
