import type { Answer } from './answer.ts'
import { checkMessages as words } from './check-messages.en.ts'
import { type Part, partsOf } from './resolution-lines.ts'
import { ADVERBS, OPERATIVE, PREAMBULATORY, participleOf, verbOf } from './resolution-words.ts'
import { slot } from './slots.ts'

/** A formal error, and how to correct it. */
export interface Fault {
  readonly line: number
  readonly what: string
  readonly mending: string
}

type Organ = 'assembly' | 'council' | 'other'

/** The formal errors of a pasted resolution, in line order. */
export function faultsIn(text: string): readonly Fault[] {
  const parts = partsOf(text)
  const organ = organOf(parts)
  const preamble = parts.filter(({ kind }) => kind === 'preambulatory')
  const operative = parts.filter(({ kind }) => kind === 'operative')
  const faults = [
    ...bodyFaults(parts),
    ...preamble.flatMap((part) => preambleFaults(part)),
    ...repeated(preamble),
    ...operative.flatMap((part, index) => operativeFaults(part, index, operative, parts, organ)),
    ...numberFaults(operative),
    ...subFaults(parts),
    ...markFaults([...preamble, ...operative]),
  ]
  return faults.sort((one, other) => one.line - other.line)
}

/** A report on the form of a pasted resolution. */
export function checkAnswer(text: string): Answer {
  const parts = partsOf(text)
  const clauses = parts.filter(({ kind }) => kind === 'preambulatory' || kind === 'operative')
  if (clauses.length === 0) return { text: words.nothing, sources: [] }
  const faults = faultsIn(text)
  const preambles = clauses.filter(({ kind }) => kind === 'preambulatory').length
  const lead = words.lead(preambles, clauses.length - preambles, faults.length)
  const lines = faults.map(({ line, what, mending }) => words.fault(line, what, mending))
  const text_ = [lead, ...(lines.length === 0 ? [] : [lines.join('\n')]), words.end].join('\n\n')
  return {
    text: text_,
    sources: [
      { kind: 'guide', id: 'clause-format', title: words.sources.format },
      { kind: 'guide', id: 'operative-verbs', title: words.sources.verbs },
    ],
  }
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

function bodyFaults(parts: readonly Part[]): readonly Fault[] {
  const body = parts.find(({ kind }) => kind === 'body')
  const hasBoth = ['preambulatory', 'operative'].every((kind) => parts.some((part) => part.kind === kind))
  const faults: Fault[] = []
  if (body === undefined && hasBoth) faults.push({ line: parts[0]?.line ?? 1, ...words.noBody })
  if (body !== undefined && !body.text.endsWith(','))
    faults.push({ line: body.line, ...words.bodyComma(slot(body.text, 60)) })
  if (hasBoth) return faults
  const isPreamble = parts.some(({ kind }) => kind === 'preambulatory')
  return [...faults, { line: parts.at(-1)?.line ?? 1, ...(isPreamble ? words.noOperative : words.noPreamble) }]
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
  const pair = two.split(' ').slice(0, 2).join(' ')
  return known.has(word) || known.has(pair) || known.has(two)
}

function preambleFaults({ text, line }: Part): readonly Fault[] {
  const faults: Fault[] = []
  const { word } = opening(text)
  const quoted = slot(text, 40)
  if (!opensWith(PREAMBULATORY, text) && !/^(?:deeply|gravely|seriously|fully|further|strongly)/i.test(text)) {
    faults.push({
      line,
      ...(OPERATIVE.has(word) ? words.verbInPreamble(quoted, participleOf(word)) : words.unknownPhrase(quoted)),
    })
  }
  if (!text.endsWith(',')) faults.push({ line, ...words.preambleEnd(quoted, text.at(-1) ?? '') })
  return faults
}

function repeated(preamble: readonly Part[]): readonly Fault[] {
  return preamble.flatMap(({ text, line }, index) => {
    const first = text.split(/\s+/)[0]?.toLowerCase()
    const isAgain = index > 0 && preamble[index - 1]?.text.split(/\s+/)[0]?.toLowerCase() === first
    return isAgain && first !== undefined ? [{ line, ...words.repeated(slot(text.split(/\s+/)[0] ?? '', 30)) }] : []
  })
}

function operativeFaults(
  part: Part,
  index: number,
  operative: readonly Part[],
  parts: readonly Part[],
  organ: Organ,
): readonly Fault[] {
  const { text, line } = part
  const faults: Fault[] = []
  const { word } = opening(text)
  const quoted = slot(text, 40)
  if (!opensWith(OPERATIVE, text)) {
    faults.push({
      line,
      ...(PREAMBULATORY.has(word) || verbOf(word) ? words.participle(quoted, verbOf(word)) : words.noVerb(quoted)),
    })
  }
  const at = parts.indexOf(part)
  const hasSubs = parts[at + 1]?.kind === 'sub'
  const isLast = index === operative.length - 1
  const end = text.at(-1) ?? ''
  if (hasSubs && end !== ':') faults.push({ line, ...words.colon(quoted) })
  if (!hasSubs && !isLast && end !== ';') faults.push({ line, ...words.semicolon(quoted, end) })
  if (!hasSubs && isLast && end !== '.') faults.push({ line, ...words.fullStop(quoted, end) })
  if (/[^.\d]\.\s+[A-Z]/.test(text) && !/\b(?:Dr|Mr|Ms|St|No|art|para)\.\s/i.test(text))
    faults.push({ line, ...words.oneSentence(quoted) })
  return [...faults, ...powerFaults(part, organ)]
}

/** Verbs and words that an Assembly must not use towards states, or that have no effect. */
function powerFaults({ text, line }: Part, organ: Organ): readonly Fault[] {
  if (organ === 'council') return []
  const { word } = opening(text)
  if (
    /^authori[sz]es$/.test(word) &&
    /\b(?:force|military|all necessary means|troops|peacekeep|intervention)/i.test(text)
  ) {
    return [{ line, ...words.force }]
  }
  if (/^(?:imposes|orders|mandates|instructs)$/.test(word) || (/\bsanctions?\b/i.test(text) && word === 'decides')) {
    return [{ line, ...words.binding(slot(text.split(/\s+/)[0] ?? '', 30)) }]
  }
  if (word === 'demands' || /^(?:requires)$/.test(word))
    return [{ line, ...words.demands(slot(text.split(/\s+/)[0] ?? '', 30)) }]
  if (word === 'decides' && /\b(?:all )?(?:member )?states shall\b/i.test(text)) return [{ line, ...words.statesShall }]
  return []
}

function numberFaults(operative: readonly Part[]): readonly Fault[] {
  return operative.flatMap(({ number, line, text }, index) => {
    if (number === undefined) return [{ line, ...words.unnumbered(slot(text, 40), index + 1) }]
    return number === index + 1 ? [] : [{ line, ...words.misnumbered(number, index + 1) }]
  })
}

function subFaults(parts: readonly Part[]): readonly Fault[] {
  return parts.flatMap((part, index) => {
    if (part.kind !== 'sub') return []
    const isAlone = parts[index - 1]?.kind !== 'sub' && parts[index + 1]?.kind !== 'sub'
    const isFinal = parts[index + 1] === undefined
    const faults: Fault[] = isAlone ? [{ line: part.line, ...words.aloneSub }] : []
    const end = part.text.replace(/(?:,|;)?\s+and$/i, ',').at(-1) ?? ''
    if (isFinal ? end !== '.' : !/[,;:]/.test(end))
      faults.push({ line: part.line, ...words.subEnd(slot(part.text, 40), isFinal) })
    return faults
  })
}

/** Openings without italics where others have them; a text pasted without any italics has no such errors. */
function markFaults(clauses: readonly Part[]): readonly Fault[] {
  const isMarkedText = clauses.some(({ isMarked }) => isMarked)
  if (!isMarkedText) return []
  return clauses
    .filter(({ isMarked }) => !isMarked)
    .map(({ line, text }) => ({ line, ...words.italics(slot(text, 40)) }))
}
