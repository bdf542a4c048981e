import type { SpeechPort } from '@placard/application'
import type { Act, Personality, SeatInView } from '@placard/engine'
import type { ArgumentBook } from './argument-book.ts'
import { calledOnce, uncalled } from './calls.ts'
import { BANDS, type Frame, formOf, frameOf, REGISTERS } from './forms.ts'
import { keptLines, ownLine, type PartSources, reasonFor, recalled, recordedOn, type Told, told } from './line-parts.ts'
import type { Occasion } from './occasion.ts'
import { withoutOwnReason } from './owned.ts'
import type { Past } from './past.ts'
import { numberOf, parsed, pick, spread } from './picking.ts'
import { unexplained } from './reactions.ts'
import { countedIn, createSaid, heardBy, putBy, stalenessOf } from './said.ts'
import { occasionOf } from './situations.ts'
import { type Facts, occasionSlots, slotsOf } from './slots.ts'
import type { Slots, Template } from './template.ts'

type ByPersonality = Readonly<Record<string, readonly string[]>>

/** The phrase files of `content/phrases`: cores by form and personality, openings and closings by register. */
export interface Phrases {
  readonly cores: Readonly<Record<string, ByPersonality>>
  readonly manners: Facts & {
    readonly openings: { readonly formal: ByPersonality; readonly plain: ByPersonality }
    readonly closings: { readonly formal: ByPersonality; readonly plain: ByPersonality }
  }
}

/** Loads the arguments and voices of a campaign; undefined for one that has none. */
export type LoadBook = (campaignId: string) => Promise<ArgumentBook | undefined>

/** The value of `wordedBy` for lines worded here. */
const EMBEDDED = 'embedded'
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
  { ready: { framing }, recent, timesSaid }: Pick<Sources, 'ready' | 'recent' | 'timesSaid'>,
  seed: number,
  slots: Slots,
): Framed {
  const register = REGISTERS[temperament]
  const own = which === 'plain' ? [] : [personality]
  const any = which === 'short' ? [] : ['any']
  const from = (sets: Readonly<Record<string, readonly Template[]>>, salt: number) =>
    pick(
      [...any, ...own].flatMap((name) => sets[name] ?? []),
      slots,
      spread(seed, salt),
      recent,
      timesSaid,
    )?.text
  const [opening, closing] = CHANCES[which]
  const room = SENTENCES - sentencesIn(core)
  const before = room > 0 && spread(seed, 1) % 100 < opening ? from(framing.openings[register], 2) : undefined
  const left = room - (before === undefined ? 0 : 1)
  const isAsked = core.endsWith('?')
  const after =
    left > 0 && !isAsked && spread(seed, 3) % 100 < closing ? from(framing.closings[register], 4) : undefined
  return { opening: before, words: core, closing: after }
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
 * `content/phrases`; `bookOf` loads the arguments and voices of a campaign, where it has any.
 *
 * @throws {RangeError} when a phrase is malformed, at creation and not in mid-session.
 */
export function createEmbeddedSpeech(phrases: Phrases, bookOf: LoadBook = async () => undefined): SpeechPort {
  const ready = compiled(phrases)
  const linesOf = keptLines()
  const said = createSaid()
  return {
    async word(request, signal) {
      signal?.throwIfAborted()
      const seat = request.view.seats.find(({ id }) => id === request.seat)
      if (seat === undefined) throw new RangeError(`no seat ${request.seat} in this view`)
      const { act, variety, recent } = request
      const view = { ...request.view, proposals: said.proposals(request.view) }
      const { sessionId, campaignId, clock } = view
      const own = said.before(sessionId, seat.id, variety)
      const earlier = own.map(({ words }) => words)
      const heard = heardBy(seat.id, act, said, view.sessionId, variety)
      const common = (situation: string) =>
        BANDS[seat.delegate.personality].flatMap((band) => ready.byForm.get(situation)?.[band] ?? [])
      const book = await bookOf(campaignId)
      const voice = linesOf(book?.voices[seat.country])
      const timesSaid = countedIn(said, sessionId, variety)
      const justTold = said.toldSince(sessionId, clock.elapsedMs - JUST_MS, variety)
      const sources = {
        facts: phrases.manners,
        ready,
        earlier,
        own,
        heard,
        recent,
        timesSaid,
        justTold,
        book,
        voice,
        common,
      }
      const { words, occasion, told: facts } = wordsFor(seat, { ...request, view }, sources)
      const line = {
        variety,
        words,
        act,
        put: putBy(act, view),
        named: occasion?.option,
        told: facts,
        at: clock.elapsedMs,
      }
      said.keep(sessionId, seat.id, line)
      return { words, wordedBy: EMBEDDED }
    },
  }
}

/** How long a fact of the record that somebody told is left alone by everybody (session ms). */
const JUST_MS = 60_000

type WordingRequest = Parameters<SpeechPort['word']>[0]

/** Staleness of a phrase that occurs in the recent lines, and of one that somebody has said in the session. */
const HEARD = 2
const SAID = 1
/** Attempts after which a phrase that somebody has said in the session will do. */
const FEW = 10
/** Situations whose words fit nothing else, and which nothing else fits. */
const KEPT =
  /^(?:now-|ours-|reply-|rejoin|join-after|withdraw-|sign-in-favour|(?:favour|against|undecided)-after|.*-turned$|support-standing)/
/** Attempts before a stale line is accepted; and those after which an opening or a closing is added to vary it. */
const TRIES = 60
const PATIENCE = 5
/** Attempts with the phrases of a situation, before those of the kind of act. */
const SPECIAL_TRIES = 8
const LONG_PATIENCE = 25

interface Sources extends PartSources {
  readonly facts: Facts
  readonly ready: Compiled
  readonly heard: Past['heard']
}

/** Words with what they were about, and the times of what they told of the record. */
interface Worded {
  readonly words: string
  readonly occasion: Occasion | undefined
  readonly told: readonly number[]
}

/** A line: what is recalled, the line itself in the delegate's own voice or the common one, and a reason. */
function wordsFor(seat: SeatInView, request: WordingRequest, sources: Sources): Worded {
  const { act, view, variety } = request
  const { book, facts } = sources
  const first = spread(variety, numberOf(seat.id), numberOf(formOf(act)))
  const isFormal = REGISTERS[seat.delegate.temperament] === 'formal' && spread(first, 5) % 2 === 0
  const wording = { seat, view, facts, book, isFormal }
  const due = occasionOf(act, seat, view, sources.own, sources.heard)
  const meant = due && withoutOwnReason(due, { seat, view, own: sources.own })
  const recall = recalled(seat, request, meant, wording, first, sources)
  const occasion = recall === undefined ? meant && unexplained(meant) : meant
  const slots = { ...slotsOf(act, wording), ...(occasion && occasionSlots(occasion, wording)) }
  const ownWords = occasion && ownLine(occasion.situation, slots, first, sources)
  const line: Framed =
    ownWords === undefined ? commonLine(seat, request, slots, first, occasion, sources) : { words: ownWords }
  const target = 'target' in act ? view.seats.find(({ id }) => id === act.target) : undefined
  const before = recall?.isToYou && speaksOf(line.words, slots['you'], target?.countryName) ? undefined : recall
  const after = before === undefined ? recordedOn(seat, request, occasion, wording, first, sources) : undefined
  // two things that have to be said first are reasons enough
  const isLong = occasion?.before?.before !== undefined
  const reason = occasion && !isLong ? reasonFor(occasion, wording, first, sources) : undefined
  const past = before?.words ?? (after && uncalled(after.words, slots['you'], line.words))
  const beside = occasion?.beside && told(occasion.beside, act, wording, first, sources)?.words
  // whoever is asked answers first, and recalls afterwards
  const isAnswer = act.kind === 'explain' && act.answer !== undefined
  const matter = isAnswer
    ? [line.words, beside, reason, past]
    : [before?.words, line.words, beside, before === undefined ? past : undefined, reason]
  const words = joined([line.opening, ...matter, line.closing])
  return { words: calledOnce(words, target?.countryName), occasion, told: timesIn(before ?? after) }
}

const timesIn = (told: Told | undefined) => (told?.at === undefined ? [] : [told.at])

/** Whether words speak of a delegation as of somebody else, so that nobody may call it "you" in the same breath. */
function speaksOf(words: string, you: string | undefined, country: string | undefined): boolean {
  if (you === undefined || country === undefined) return false
  const call = you.toLowerCase()
  const rest = words.toLowerCase().replace(`, ${call}`, '').replace(`${call}, `, '')
  return rest.includes(country.toLowerCase())
}

const joined = (parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined).join(' ')

/** A common line; its opening comes before all else that is said, and its closing after it. */
interface Framed {
  readonly opening?: string | undefined
  readonly words: string
  readonly closing?: string | undefined
}

function commonLine(
  seat: SeatInView,
  { act, recent }: WordingRequest,
  slots: Slots,
  first: number,
  occasion: Occasion | undefined,
  { ready, earlier, timesSaid }: Sources,
): Framed {
  const usual = formOf(act)
  const special = occasion !== undefined && ready.byForm.has(occasion.situation) ? occasion.situation : usual
  const { personality } = seat.delegate
  // where nothing can be said without a text on the floor, the text that is wanted is spoken of
  const anyhow = { ...slots, draft: 'the draft' }
  let best: (Framed & { readonly staleness: number }) | undefined
  for (let attempt = 0; attempt < TRIES && (best?.staleness ?? HEARD) > (attempt < FEW ? 0 : SAID); attempt++) {
    const seed = spread(first, attempt)
    // a situation has fewer phrases than a kind of act: once they are used up, those of the kind follow
    // an explanation says what comes first, and no answer does
    const isSpecial = attempt < SPECIAL_TRIES || usual === 'explain' || KEPT.test(special) || !ready.byForm.has(usual)
    const form = isSpecial ? special : usual
    const cores = coresFor(form, personality, ready, spread(seed, 7))
    const core =
      pick(cores, slots, spread(seed, 6), recent, timesSaid) ??
      pick(coresFor(form, personality, ready, OWN_OF_TEN), slots, seed, recent, timesSaid) ??
      pick(coresFor(usual, personality, ready, OWN_OF_TEN), slots, seed, recent, timesSaid) ??
      pick(coresFor(usual, personality, ready, OWN_OF_TEN), anyhow, seed, recent, timesSaid)
    if (core === undefined) throw new RangeError(`no words for ${form}`)
    const isFramed = form === usual || attempt >= (KEPT.test(form) ? LONG_PATIENCE : SPECIAL_TRIES)
    const framed: Framed = isFramed
      ? frame(core.text, framing(act, attempt), seat.delegate, { ready, recent, timesSaid }, seed, slots)
      : { words: core.text }
    const whole = joined([framed.opening, framed.words, framed.closing])
    const staleness =
      stalenessOf(whole, recent, earlier) +
      (core.unusedFor < Number.POSITIVE_INFINITY ? HEARD : 0) +
      (core.said > 0 ? SAID : 0)
    if (best === undefined || staleness < best.staleness) best = { ...framed, staleness }
  }
  return best ?? { words: '' }
}
