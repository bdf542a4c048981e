import { type Said, checkMessages as words } from './check-messages.en.ts'
import type { Part } from './resolution-lines.ts'
import { mending } from './resolution-mending.ts'
import {
  ADVERBS,
  isOperativeVerb,
  isPreambularWord,
  OPERATIVE,
  PREAMBULATORY,
  participleOf,
  verbOf,
} from './resolution-words.ts'
import { slot } from './slots.ts'

/** A formal error with its correction. */
export interface Fault extends Said {
  readonly line: number
  /** Place of the part that it is about. */
  readonly at: number
  /** Whether it is a matter of taste, and not an error. */
  readonly isAdvice?: boolean
  /** The part as it should be; absent where only its author can say it. */
  readonly mended?: Part
}

type Organ = 'assembly' | 'council' | 'other'

/** The formal errors of a resolution's parts, in the order of their lines. */
export function faultsOf(parts: readonly Part[]): readonly Fault[] {
  const draft: Draft = {
    parts,
    operative: parts.filter(({ kind }) => kind === 'operative'),
    organ: organOf(parts),
  }
  const faults = parts.flatMap((_, at) => partFaults(draft, at))
  return [...missing(parts), ...faults, ...italicFaults(parts)].sort((one, other) => one.line - other.line)
}

interface Draft {
  readonly parts: readonly Part[]
  readonly operative: readonly Part[]
  readonly organ: Organ
}

function partFaults(draft: Draft, at: number): readonly Fault[] {
  const { parts } = draft
  const part = parts[at]
  switch (part?.kind) {
    case 'body':
      return bodyFaults(part, at)
    case 'preambulatory':
      return [...preambleFaults(part, at), ...repeated(parts, at)]
    case 'operative':
      return operativeFaults(draft, part, at)
    case 'sub':
      return subFaults(parts, at)
    case 'heading':
    case undefined:
      return []
  }
}

function operativeFaults({ parts, operative, organ }: Draft, part: Part, at: number): readonly Fault[] {
  const index = operative.indexOf(part)
  const opened = openingFaults(part, at)
  // what moves to the preamble gets its mark there
  if (opened.some(({ mended }) => mended?.kind === 'preambulatory')) return opened
  return [
    ...numberFaults(part, at, index),
    ...opened,
    ...markFaults(parts, at, index === operative.length - 1),
    ...powerFaults(part, at, organ),
  ]
}

function organOf(parts: readonly Part[]): Organ {
  const named = parts
    .filter(({ kind }) => kind === 'body' || kind === 'heading')
    .map(({ text }) => text)
    .join(' ')
  if (/security council/i.test(named)) return 'council'
  return /general assembly|first committee|second committee|third committee|\b(?:disec|sochum|ecofin|specpol)\b/i.test(
    named,
  )
    ? 'assembly'
    : 'other'
}

function missing(parts: readonly Part[]): readonly Fault[] {
  const has = (kind: Part['kind']) => parts.some((part) => part.kind === kind)
  const [first, last] = [parts[0]?.line ?? 1, parts.at(-1)?.line ?? 1]
  const hasBoth = has('preambulatory') && has('operative')
  const faults: Fault[] = []
  if (!has('body') && hasBoth) {
    const at = parts.findIndex(({ kind }) => kind !== 'heading')
    faults.push({ line: parts[at]?.line ?? first, at: -1, ...words.noBody, mended: mending.body(first) })
  }
  if (!has('operative')) faults.push({ line: last, at: -1, ...words.noOperative })
  if (!has('preambulatory') && has('operative')) faults.push({ line: first, at: -1, ...words.noPreamble })
  return faults
}

function bodyFaults(part: Part, at: number): readonly Fault[] {
  if (part.text.endsWith(',')) return []
  return [{ line: part.line, at, ...words.bodyComma(slot(part.text, 60)), mended: mending.ended(part, ',') }]
}

/** The opening word of a clause, after skipping adverbs: "Also recalling" opens with "recalling". */
function opening(text: string): { readonly word: string; readonly two: string } {
  const all = text.toLowerCase().match(/[a-z-]+/g) ?? []
  const at = all.findIndex((word) => !ADVERBS.has(word))
  const start = at < 0 ? 0 : at
  return { word: all[start] ?? '', two: all.slice(start, start + 3).join(' ') }
}

function opensWith(known: ReadonlySet<string>, text: string): boolean {
  const { word, two } = opening(text)
  return known.has(word) || known.has(two.split(' ').slice(0, 2).join(' ')) || known.has(two)
}

function preambleFaults(part: Part, at: number): readonly Fault[] {
  const { text, line } = part
  const { word } = opening(text)
  const quoted = slot(text, 40)
  const faults: Fault[] = []
  const isOpened = opensWith(PREAMBULATORY, text) || isPreambularWord(word)
  if (!isOpened) {
    const said = OPERATIVE.has(word) ? words.verbInPreamble(quoted, participleOf(word)) : words.unknownPhrase(quoted)
    const mended = OPERATIVE.has(word) ? mending.operativeInPreamble(part, word) : mending.noted(part)
    faults.push({ line, at, ...said, mended })
    if (mended.kind === 'operative') return faults
  } else if (/^[a-z]/.test(text)) faults.push({ line, at, ...words.capital(quoted), mended: mending.capital(part) })
  if (!text.endsWith(',')) {
    faults.push({ line, at, ...words.preambleEnd(quoted, text.at(-1) ?? ''), mended: mending.ended(part, ',') })
  }
  return faults
}

function repeated(parts: readonly Part[], at: number): readonly Fault[] {
  const [part, before] = [parts[at], parts[at - 1]]
  if (part === undefined || before?.kind !== 'preambulatory') return []
  const first = (text: string) => text.split(/\s+/)[0] ?? ''
  const word = first(part.text)
  // "Recalling also" and "Recalling further" say it already
  if (word.toLowerCase() !== first(before.text).toLowerCase() || /^\S+ (?:also|further)\b/i.test(part.text)) return []
  return [{ line: part.line, at, isAdvice: true, ...words.repeated(slot(word, 30)), mended: mending.also(part) }]
}

function numberFaults(part: Part, at: number, index: number): readonly Fault[] {
  const { number, line, text } = part
  const right = index + 1
  if (number === right) return []
  const said = number === undefined ? words.unnumbered(slot(text, 40), right) : words.misnumbered(number, right)
  return [{ line, at, ...said, mended: { ...part, number: right } }]
}

function openingFaults(part: Part, at: number): readonly Fault[] {
  const { text, line } = part
  const { word } = opening(text)
  const quoted = slot(text, 40)
  if (opensWith(OPERATIVE, text) || isOperativeVerb(word)) {
    return /^[a-z]/.test(text) ? [{ line, at, ...words.capital(quoted), mended: mending.capital(part) }] : []
  }
  if (isPreambularWord(word) || opensWith(PREAMBULATORY, text)) {
    return [{ line, at, ...words.participle(quoted, verbOf(word)), mended: mending.participle(part, word) }]
  }
  const mended = mending.verb(part)
  return [{ line, at, ...words.noVerb(quoted), ...(mended === undefined ? {} : { mended }) }]
}

function markFaults(parts: readonly Part[], at: number, isLast: boolean): readonly Fault[] {
  const part = parts[at]
  if (part === undefined) return []
  const { text, line } = part
  const quoted = slot(text, 40)
  const end = text.at(-1) ?? ''
  const hasSubs = parts[at + 1]?.kind === 'sub'
  const faults: Fault[] = []
  if (hasSubs && end !== ':') faults.push({ line, at, ...words.colon(quoted), mended: mending.ended(part, ':') })
  if (!hasSubs && !isLast && !/;(?: and)?$/.test(text)) {
    faults.push({ line, at, ...words.semicolon(quoted, end), mended: mending.ended(part, ';') })
  }
  if (!hasSubs && isLast && end !== '.') {
    faults.push({ line, at, ...words.fullStop(quoted, end), mended: mending.ended(part, '.') })
  }
  if (mending.hasInnerStop(text)) faults.push({ line, at, ...words.oneSentence(quoted), mended: mending.joined(part) })
  return faults
}

const STATES = /\b(?:states?|nations?|countries|governments?|parties|members?)\b/i
const FORCES =
  /\b(?:use of force|military|all necessary means|troops|peace-?keep\w*|armed (?:force|intervention)|blue helmets|airstrikes?)\b/i

/** Verbs and words that an Assembly must not use towards states, or that have no effect. */
function powerFaults(part: Part, at: number, organ: Organ): readonly Fault[] {
  if (organ === 'council') return []
  const { text, line } = part
  const { word } = opening(text)
  const verb = slot(text.split(/\s+/)[0] ?? '', 30)
  const sends =
    /^(?:authori[sz]es|mandates|deploys|sends)$/.test(word) ||
    (word === 'decides' && /\b(?:to )?(?:send|deploy|station|use|authori[sz]e|dispatch|establish)\b/i.test(text))
  if (sends && FORCES.test(text)) return [{ line, at, ...words.force, mended: mending.toCouncil(part) }]
  if (word === 'imposes' || (word === 'decides' && /\b(?:impose|sanctions? (?:against|on))\b/i.test(text))) {
    return [{ line, at, ...words.binding(verb), mended: mending.toCouncil(part) }]
  }
  if (/^(?:orders|mandates|instructs|requires|obliges)$/.test(word) && STATES.test(text.slice(0, 60))) {
    return [{ line, at, ...words.binding(verb), mended: mending.urged(part) }]
  }
  if (word === 'demands') return [{ line, at, isAdvice: true, ...words.demands(verb), mended: mending.urged(part) }]
  if (word === 'decides' && /\b(?:all )?(?:member )?states (?:shall|must)\b/i.test(text)) {
    return [{ line, at, ...words.statesShall, mended: mending.calledUpon(part) }]
  }
  return []
}

function subFaults(parts: readonly Part[], at: number): readonly Fault[] {
  const part = parts[at]
  if (part === undefined) return []
  const isAlone = parts[at - 1]?.kind !== 'sub' && parts[at + 1]?.kind !== 'sub'
  const isFinal = parts.slice(at + 1).every(({ kind }) => kind === 'heading')
  const isLastOfClause = parts[at + 1]?.kind !== 'sub'
  const faults: Fault[] = isAlone ? [{ line: part.line, at, isAdvice: true, ...words.aloneSub }] : []
  const end = part.text.replace(/(?:,|;)?\s+(?:and|or)$/i, ',').at(-1) ?? ''
  if (isFinal ? end !== '.' : !/[,;:]/.test(end)) {
    const mark = isFinal ? '.' : isLastOfClause ? ';' : ','
    faults.push({
      line: part.line,
      at,
      ...words.subEnd(slot(part.text, 40), isFinal),
      mended: mending.ended(part, mark),
    })
  }
  return faults
}

/** Openings without italics where others have them; a text pasted without any italics has no such errors. */
function italicFaults(parts: readonly Part[]): readonly Fault[] {
  const clauses = parts.flatMap((part, at) =>
    part.kind === 'preambulatory' || part.kind === 'operative' ? [{ part, at }] : [],
  )
  if (!clauses.some(({ part }) => part.isMarked)) return []
  return clauses
    .filter(({ part }) => !part.isMarked)
    .map(({ part, at }) => ({
      line: part.line,
      at,
      ...words.italics(slot(part.text, 40)),
      mended: { ...part, isMarked: true },
    }))
}
