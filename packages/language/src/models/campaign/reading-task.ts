import { namesOnlyPresent, type Reading } from '@placard/application'
import { Act } from '@placard/contract'
import { type Act as EngineAct, MOTIONS, POINTS, type PublicView } from '@placard/engine'
import * as z from 'zod/mini'
import { codeOf, readingPrompt, type Said } from '../prompts/reading.ts'
import type { LanguageTask } from '../tasks/language-task.ts'

/** Time limit for a model to read what a person said, in ms; the person waits for it. */
const WITHIN_MS = 4_000
/** Readings a person may choose among. */
export const MOST_READINGS = 3
/** No reading of a model is certain, and none after the first is likelier than not. */
const MOST_CONFIDENCE = 0.95
const MOST_OF_OTHERS = 0.5

const text = (meaning: string) => z.optional(z.string().check(z.describe(meaning)))
const number = (meaning: string) => z.optional(z.number().check(z.describe(meaning)))

const WireReading = z.object({
  act: z.string().check(z.describe('one of the acts')),
  confidence: z.number().check(z.describe('0 to 1')),
  option: text('code of an option, such as A2'),
  changes: z.optional(z.array(z.string()).check(z.describe('codes of options, such as A2'))),
  give: text('code of an option'),
  take: text('code of an option'),
  issue: text('code of an issue, such as A'),
  target: text('id of a seat'),
  about: text('id of an offer, proposal, draft or choice'),
  value: text('as the act says'),
  minutes: number('of a caucus or suspension'),
  seconds: number('a speech may last'),
})
type WireReading = z.infer<typeof WireReading>

const Wire = z.object({ readings: z.array(WireReading) })

/**
 * Reads a person's words with a model. Readings that name something not in the view are dropped; an answer with no
 * other is unusable. Without a model it returns no readings: the built-in reader already has them.
 */
export const readingTask: LanguageTask<Said, readonly Reading[], z.infer<typeof Wire>> = {
  name: 'campaign-reading',
  promptVersion: readingPrompt.version,
  wire: Wire,
  temperature: 0,
  maxOutputTokens: 500,
  withinMs: WITHIN_MS,
  prompt: (said, quoting) => ({
    system: readingPrompt.system(MOTIONS, POINTS),
    prompt: readingPrompt.prompt(said, quoting),
  }),
  domain({ readings }, { view }) {
    const acts = readings.flatMap((reading) => {
      const act = actOf(reading, view)
      return act === undefined ? [] : [{ act, confidence: ratioOf(reading.confidence) }]
    })
    if (acts.length > 0) return { ok: true, value: inOrder(acts) }
    return { ok: false, rejection: ['readings: none names an act with codes and ids that are listed'] }
  },
  embedded: () => [],
}

/** Deduplicates readings, likeliest first. */
function inOrder(readings: readonly Reading[]): readonly Reading[] {
  const sorted = readings.toSorted((a, b) => b.confidence - a.confidence)
  const names = sorted.map(({ act }) => JSON.stringify(act))
  return sorted
    .filter((_, at) => names.indexOf(names[at] ?? '') === at)
    .slice(0, MOST_READINGS)
    .map(({ act, confidence }, at) => ({
      act,
      confidence: at === 0 ? confidence : Math.min(confidence, MOST_OF_OTHERS),
    }))
}

/** Confidence 0…1; some models answer in per cent. */
function ratioOf(confidence: number): number {
  const ratio = confidence > 1 ? confidence / 100 : confidence
  return Number.isFinite(ratio) ? Math.min(MOST_CONFIDENCE, Math.max(0, ratio)) : 0
}

/** The act a reading means, when it names only what is there. */
function actOf(reading: WireReading, view: PublicView): EngineAct | undefined {
  if (namesUnlisted(reading, view)) return undefined
  const read = Act.safeParse(withoutGaps(namedBy(reading, view)))
  if (!read.success) return undefined
  return namesOnlyPresent(read.data, view) ? read.data : undefined
}

/** Whether a code refers to nothing: dropping it alone would make another act of the reading. */
function namesUnlisted({ option, changes = [], give, take, issue }: WireReading, view: PublicView): boolean {
  const isGiven = (code: string | undefined) => code !== undefined && code.trim() !== ''
  return (
    [option, give, take, ...changes].some((code) => isGiven(code) && changeOf(code, view) === undefined) ||
    (isGiven(issue) && issueOf(issue, view) === undefined)
  )
}

type Named = Readonly<Record<string, unknown>>

/** The members an act of the kind may have, as the engine names them. */
function namedBy({ act: said, ...reading }: WireReading, view: PublicView): Named {
  const kind = said
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  const { about, value, minutes, seconds } = reading
  const issue = issueOf(reading.issue, view)
  const change = changeOf(reading.option ?? reading.changes?.[0], view)
  const target = seatOf(reading.target, view)
  switch (kind) {
    case 'support':
    case 'oppose':
    case 'promise':
    case 'threaten':
      return { kind, change, target }
    case 'question':
    case 'appeal':
    case 'reassure':
    case 'warn':
    case 'explain':
      return { kind, issue: issue ?? change?.issue, target }
    case 'propose':
      return { kind, changes: changesOf(reading, view) }
    case 'concede':
      return { kind, changes: changesOf(reading, view), target }
    case 'trade':
      return { kind, target, give: changeOf(reading.give, view), take: changeOf(reading.take, view) }
    case 'accept':
    case 'decline':
      return { kind, offer: about }
    case 'react':
      return { kind, proposal: about, reaction: value }
    case 'declare':
      return { kind, draft: about, stance: value }
    case 'sponsor':
    case 'sign':
    case 'withdraw':
      return { kind, draft: about }
    case 'motion':
      return { kind, motion: value, minutes, seconds, issue, change }
    case 'point':
      return { kind, point: value }
    case 'vote':
      return { kind, choice: value }
    case 'choose':
      return { kind, choice: about }
    case 'apologise':
    case 'remark':
      return { kind, target }
    default:
      return { kind }
  }
}

function withoutGaps(named: Named): Named {
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined && value !== ''))
}

function changesOf({ changes, option }: Pick<WireReading, 'changes' | 'option'>, view: PublicView) {
  const codes = changes === undefined || changes.length === 0 ? [option] : changes
  return codes.map((code) => changeOf(code, view)).filter((change) => change !== undefined)
}

function changeOf(code: string | undefined, view: PublicView): { issue: number; option: number } | undefined {
  const wanted = code?.trim().toUpperCase()
  for (const [issue, { options }] of view.issues.entries()) {
    const option = options.findIndex((_, at) => codeOf(issue, at) === wanted)
    if (option >= 0) return { issue, option }
  }
  return undefined
}

function issueOf(code: string | undefined, view: PublicView): number | undefined {
  const wanted = code?.trim().toUpperCase().charAt(0)
  const issue = view.issues.findIndex((_, at) => codeOf(at) === wanted)
  return issue < 0 ? undefined : issue
}

function seatOf(id: string | undefined, view: PublicView): string | undefined {
  const wanted = id?.trim().toLowerCase()
  return wanted === undefined || wanted === ''
    ? undefined
    : (view.seats.find((seat) => seat.id === wanted || seat.countryName.toLowerCase() === wanted)?.id ?? wanted)
}
