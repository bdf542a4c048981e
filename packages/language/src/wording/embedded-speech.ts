import type { SpeechPort } from '@placard/application'
import type { Act, Personality, SeatInView } from '@placard/engine'
import { BANDS, type Frame, formOf, frameOf, REGISTERS } from './forms.ts'
import { createSaid, stalenessOf } from './said.ts'
import { type Facts, slotsOf } from './slots.ts'
import { canFill, fillTemplate, parseTemplate, type Slots, type Template } from './template.ts'

type ByPersonality = Readonly<Record<string, readonly string[]>>

/** The phrase files of `content/phrases`: cores by form and personality, openings and closings by register. */
export interface Phrases {
  readonly cores: Readonly<Record<string, ByPersonality>>
  readonly manners: Facts & {
    readonly openings: { readonly formal: ByPersonality; readonly plain: ByPersonality }
    readonly closings: { readonly formal: ByPersonality; readonly plain: ByPersonality }
  }
}

/** The value of `wordedBy` for lines worded here. */
const EMBEDDED = 'embedded'
/** Shortest mark that identifies a template; shorter ones occur in other lines by chance ("No.", "We"). */
const TELLING = 9

/** Deterministic hash of numbers, evenly distributed; for choosing, not for secrets. */
function spread(...numbers: readonly number[]): number {
  let hash = 0x811c9dc5
  for (const number of numbers) {
    hash = Math.imul(hash ^ (number | 0), 0x01000193)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash ^= hash >>> 12
  }
  return hash >>> 0
}

function numberOf(text: string): number {
  return spread(...Array.from(text, (character) => character.codePointAt(0) ?? 0))
}

/** How many lines ago (1 = the last line) a template was last used in the recent lines; Infinity when it was not. */
function lastUse(template: Template, filled: string, recent: readonly string[]): number {
  const at = recent.findLastIndex((line) => {
    const said = line.toLowerCase()
    return template.mark.length >= TELLING ? said.includes(template.mark) : said.includes(filled.toLowerCase())
  })
  return at < 0 ? Number.POSITIVE_INFINITY : recent.length - at
}

interface Picked {
  readonly text: string
  /** Lines since the template was used; Infinity when it was not. */
  readonly unusedFor: number
}

/**
 * Picks a template by `seed` among those not used recently; when all were, the least recently used one, but never the
 * exact text of a recent line while there are others.
 */
function pick(
  templates: readonly Template[],
  slots: Slots,
  seed: number,
  recent: readonly string[],
): Picked | undefined {
  const lines = templates
    .filter((template) => canFill(template, slots))
    .map((template) => {
      const text = fillTemplate(template, slots)
      return { text, unusedFor: lastUse(template, text, recent), isRepeated: recent.includes(text) }
    })
  const others = lines.filter(({ isRepeated }) => !isRepeated)
  const among = others.length > 0 ? others : lines
  const longest = Math.max(...among.map(({ unusedFor }) => unusedFor))
  const fresh = among.filter(({ unusedFor }) => unusedFor === longest)
  return fresh[seed % Math.max(1, fresh.length)]
}

function parsed(sets: ByPersonality): Readonly<Record<string, readonly Template[]>> {
  return Object.fromEntries(Object.entries(sets).map(([name, sources]) => [name, sources.map(parseTemplate)]))
}

/**
 * Further framings for retries, when the core alone would repeat a line: `short` adds only the delegate's own opening
 * and closing around a short act.
 */
type Framing = Frame | 'eager' | 'short'

function framing(act: Act, attempt: number): Framing {
  const usual = frameOf(act)
  if (attempt < PATIENCE) return usual
  return usual === 'bare' && attempt < LONG_PATIENCE ? 'short' : 'eager'
}

/** Probabilities of an opening and of a closing, in per cent. */
const CHANCES: Readonly<Record<Framing, readonly [opening: number, closing: number]>> = {
  eager: [60, 60],
  short: [40, 60],
  bare: [0, 0],
  plain: [20, 0],
  opened: [45, 0],
  full: [45, 35],
}
/** Most sentences of a line: it is spoken, and listeners stop attending to longer ones. */
const SENTENCES = 3

function sentencesIn(text: string): number {
  return text.match(/[.?!](?=\s|$)/g)?.length ?? 1
}

function compiled({ cores, manners }: Phrases) {
  const byForm = new Map(Object.entries(cores).map(([form, sets]) => [form, parsed(sets)]))
  const framing = {
    openings: { formal: parsed(manners.openings.formal), plain: parsed(manners.openings.plain) },
    closings: { formal: parsed(manners.closings.formal), plain: parsed(manners.closings.plain) },
  }
  return { byForm, framing }
}

type Compiled = ReturnType<typeof compiled>

function frame(
  core: string,
  which: Framing,
  { personality, temperament }: SeatInView['delegate'],
  { framing }: Compiled,
  seed: number,
  recent: readonly string[],
): string {
  const register = REGISTERS[temperament]
  const own = which === 'plain' ? [] : [personality]
  const any = which === 'short' ? [] : ['any']
  const from = (sets: Readonly<Record<string, readonly Template[]>>, salt: number) =>
    pick(
      [...any, ...own].flatMap((name) => sets[name] ?? []),
      {},
      spread(seed, salt),
      recent,
    )?.text
  const [opening, closing] = CHANCES[which]
  const room = SENTENCES - sentencesIn(core)
  const before = room > 0 && spread(seed, 1) % 100 < opening ? from(framing.openings[register], 2) : undefined
  const left = room - (before === undefined ? 0 : 1)
  const isAsked = core.endsWith('?')
  const after =
    left > 0 && !isAsked && spread(seed, 3) % 100 < closing ? from(framing.closings[register], 4) : undefined
  return [before, core, after].filter((part) => part !== undefined).join(' ')
}

/** Of ten lines, how many at least use the personality's own phrases, where it has any. */
const OWN_OF_TEN = 6

/** The cores that a personality may use for an act of this form; for most lines only its own. */
function coresFor(form: string, personality: Personality, { byForm }: Compiled, seed: number): readonly Template[] {
  const sets = byForm.get(form) ?? {}
  const own = sets[personality] ?? []
  const isOwn = own.length > 1 && seed % 10 < OWN_OF_TEN
  return isOwn ? own : BANDS[personality].flatMap((name) => sets[name] ?? [])
}

/**
 * Words acts without a model, from varied phrases: by personality and register, without repeating a phrase within the
 * recent lines or a line of the same seat within a session. Its input is a public view only. `phrases` is
 * `content/phrases`.
 *
 * @throws {RangeError} when a phrase is malformed, at creation and not in mid-session.
 */
export function createEmbeddedSpeech(phrases: Phrases): SpeechPort {
  const ready = compiled(phrases)
  const said = createSaid()
  return {
    async word(request, signal) {
      signal?.throwIfAborted()
      const seat = request.view.seats.find(({ id }) => id === request.seat)
      if (seat === undefined) throw new RangeError(`no seat ${request.seat} in this view`)
      const { view, variety } = request
      const earlier = said.before(view.sessionId, seat.id, variety)
      const words = wordsFor(seat, request, phrases.manners, ready, earlier)
      said.keep(view.sessionId, seat.id, { variety, words })
      return { words, wordedBy: EMBEDDED }
    },
  }
}

type WordingRequest = Parameters<SpeechPort['word']>[0]

/** Staleness of a phrase that occurs in the recent lines. */
const HEARD = 2
/** Attempts before a stale line is accepted; and those after which an opening or a closing is added to vary it. */
const TRIES = 60
const PATIENCE = 5
const LONG_PATIENCE = 25

function wordsFor(
  seat: SeatInView,
  { act, view, variety, recent }: WordingRequest,
  facts: Facts,
  ready: Compiled,
  earlier: readonly string[],
): string {
  const form = formOf(act)
  const { personality, temperament } = seat.delegate
  const first = spread(variety, numberOf(seat.id), numberOf(form))
  const isFormal = REGISTERS[temperament] === 'formal' && spread(first, 5) % 2 === 0
  const slots = slotsOf(act, seat, view, facts, isFormal)
  let best: { readonly words: string; readonly staleness: number } | undefined
  for (let attempt = 0; attempt < TRIES && best?.staleness !== 0; attempt++) {
    const seed = spread(first, attempt)
    const cores = coresFor(form, personality, ready, spread(seed, 7))
    const core =
      pick(cores, slots, spread(seed, 6), recent) ??
      pick(coresFor(form, personality, ready, OWN_OF_TEN), slots, seed, recent)
    if (core === undefined) throw new RangeError(`no words for ${form}`)
    const words = frame(core.text, framing(act, attempt), seat.delegate, ready, seed, recent)
    const staleness = stalenessOf(words, recent, earlier) + (core.unusedFor < Number.POSITIVE_INFINITY ? HEARD : 0)
    if (best === undefined || staleness < best.staleness) best = { words, staleness }
  }
  return best?.words ?? ''
}
