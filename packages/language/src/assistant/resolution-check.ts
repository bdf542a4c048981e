import { capital } from '../text/capital.ts'
import type { Answer } from './answer.ts'
import { checkMessages as words } from './check-messages.en.ts'
import { type Fault, faultsOf } from './resolution-faults.ts'
import { type Part, partsOf } from './resolution-lines.ts'
import { resolutionText, withCorrections } from './resolution-text.ts'
import { slot } from './slots.ts'

const SOURCES: Answer['sources'] = [
  { kind: 'guide', id: 'clause-format', title: words.sources.format },
  { kind: 'guide', id: 'operative-verbs', title: words.sources.verbs },
]

/** The formal errors of a pasted resolution, in the order of their lines. */
export function faultsIn(text: string): readonly Fault[] {
  return faultsOf(partsOf(text))
}

const isClause = ({ kind }: Part) => kind === 'preambulatory' || kind === 'operative'

/** A report on the form of a pasted resolution. */
export function checkAnswer(text: string): Answer {
  const parts = partsOf(text)
  const clauses = parts.filter(isClause)
  if (clauses.length === 0) return { text: words.nothing, sources: [] }
  const faults = faultsOf(parts)
  const advice = faults.filter(({ isAdvice }) => isAdvice === true).length
  const preambles = clauses.filter(({ kind }) => kind === 'preambulatory').length
  const lead = words.lead(preambles, clauses.length - preambles, faults.length - advice, advice)
  const lines = faults.map(faultLine)
  const report = [lead, ...(lines.length === 0 ? [] : [lines.join('\n'), words.offer]), words.end].join('\n\n')
  return { text: report, sources: SOURCES }
}

function faultLine({ line, what, mending, isAdvice = false }: Fault, at: number): string {
  return words.fault(at + 1, line, what, mending, isAdvice)
}

/** Rounds after which a text that is put right has nothing left that follows from its changes. */
const ROUNDS_MOST = 4

/** The corrected text, with each change; of all errors, or of those with these numbers. */
export function correctedAnswer(text: string, only?: readonly number[]): Answer {
  const parts = partsOf(text)
  if (!parts.some(isClause)) return { text: words.nothing, sources: [] }
  const faults = faultsOf(parts)
  const wrong = only?.find((number) => number < 1 || number > faults.length)
  if (wrong !== undefined) return { text: words.noSuch(wrong, faults.length), sources: SOURCES }
  const isChosen = ({ isAdvice, mended }: Fault, at: number) =>
    mended !== undefined && (only === undefined ? isAdvice !== true : only.includes(at + 1))
  const chosen = faults.filter(isChosen)
  if (chosen.length === 0) return { text: words.nothingToFix, sources: SOURCES }
  const [first, further] = settled(withCorrections(parts, chosen), only !== undefined)
  const changes = faults.flatMap((fault, at) => (isChosen(fault, at) ? [changeLine(parts, fault, at)] : []))
  const left = faults.flatMap((fault, at) => (isChosen(fault, at) ? [] : [faultLine(fault, at)]))
  const answer = [
    words.corrected(chosen.length),
    resolutionText(first),
    [words.changes, [...changes, ...further.map(words.further)].join('\n')].join('\n\n'),
    ...(left.length === 0 ? [] : [words.left(left)]),
  ].join('\n\n')
  return { text: answer, sources: SOURCES }
}

/** The parts of a text with all corrections that are no mere advice. */
function correctedParts(text: string): readonly Part[] {
  const parts = partsOf(text)
  const chosen = faultsOf(parts).filter(({ isAdvice, mended }) => mended !== undefined && isAdvice !== true)
  return settled(withCorrections(parts, chosen), false)[0]
}

/** A text with all corrections that are no mere advice, for checking it again. */
export function correctedText(text: string): string {
  return resolutionText(correctedParts(text)).replaceAll('*', '')
}

/** A text without one of its operative clauses. */
export function withoutClause(text: string, number: number): string {
  const operative = partsOf(text).filter(({ kind }) => kind === 'operative')
  const clause = operative.find((part) => part.number === number) ?? operative.at(number === -1 ? -1 : number - 1)
  if (clause === undefined) return text
  const lines = text.split('\n')
  const from = clause.line - 1
  const next = operative[operative.indexOf(clause) + 1]
  const to = next === undefined ? lines.length : next.line - 1
  return [...lines.slice(0, from), ...lines.slice(to)].join('\n')
}

/** One operative clause as it should read, and why. */
export function clauseCorrectedAnswer(text: string, number: number): Answer {
  const corrected = correctedParts(text).filter(({ kind }) => kind === 'operative')
  const clause = corrected.find((part) => part.number === number) ?? corrected.at(number === -1 ? -1 : number - 1)
  if (clause === undefined) return { text: words.noClause(number, corrected.length), sources: SOURCES }
  const why = clauseFaultsAnswer(text, number)
  return { text: [resolutionText([clause]), why.text].join('\n\n'), sources: SOURCES }
}

const WORDS_SHOWN = 7

/** A change: the new words where the opening is another, else the rule. */
function changeLine(parts: readonly Part[], { at: place, line, mended, mending }: Fault, at: number): string {
  const head = (text = '') => slot(text.split(/\s+/).slice(0, WORDS_SHOWN).join(' '), 90)
  const [before, after] = [head(parts[place]?.text), head(mended?.text)]
  const isReworded = before !== '' && before.split(' ')[0] !== after.split(' ')[0]
  return isReworded ? words.reworded(at + 1, line, before, after) : words.change(at + 1, line, mending)
}

/** What follows from corrections: a moved clause needs its number and mark, and so do its new neighbours. */
function settled(parts: readonly Part[], isPartial: boolean): readonly [readonly Part[], readonly string[]] {
  if (isPartial) return [parts, []]
  const said = new Set<string>()
  let now = parts
  for (let round = 0; round < ROUNDS_MOST; round++) {
    const next = faultsOf(now).filter(({ isAdvice, mended }) => isAdvice !== true && mended !== undefined)
    if (next.length === 0) break
    for (const { mending } of next) said.add(mending)
    now = withCorrections(now, next)
  }
  return [now, [...said]]
}

/** What is wrong with one operative clause. */
export function clauseFaultsAnswer(text: string, number: number): Answer {
  const parts = partsOf(text)
  const operative = parts.filter(({ kind }) => kind === 'operative')
  const clause = operative.find((part) => part.number === number) ?? operative.at(number === -1 ? -1 : number - 1)
  if (clause === undefined) return { text: words.noClause(number, operative.length), sources: SOURCES }
  const [from, next] = [parts.indexOf(clause), operative[operative.indexOf(clause) + 1]]
  const to = next === undefined ? parts.length : parts.indexOf(next)
  const faults = faultsOf(parts)
  const lines = faults.flatMap((fault, at) =>
    fault.at >= from && fault.at < to ? [`${faultLine(fault, at)}. ${fault.why}`] : [],
  )
  const shown = number === -1 ? operative.length : number
  const report = lines.length === 0 ? words.clauseRight(shown) : `${words.clauseWrong(shown)}\n\n${lines.join('\n')}`
  return { text: report, sources: SOURCES }
}

/** The rules behind the errors that were found, or behind one of them. */
export function whyFaultsAnswer(text: string, number?: number): Answer {
  const faults = faultsIn(text)
  if (faults.length === 0) return { text: words.nothingToFix, sources: SOURCES }
  if (number !== undefined && faults[number - 1] === undefined) {
    return { text: words.noSuch(number, faults.length), sources: SOURCES }
  }
  const reasons = faults.flatMap(({ what, why }, at) =>
    number === undefined || number === at + 1 ? [words.reason(at + 1, capital(what), why)] : [],
  )
  return { text: reasons.join('\n'), sources: SOURCES, form: 'explanation' }
}
