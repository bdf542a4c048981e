import type { Campaign } from '@placard/contract'
import type { Issue } from '@placard/engine'
import { agendaTermsOf, neutralView, readerForTraining } from '@placard/language'
import countries from '../../../content/countries/countries.json' with { type: 'json' }
import { shippedCampaign, shippedCampaignIds } from '../content.ts'
import { handOf } from '../room/hand.ts'
import { SETS, type Utterance } from '../understand-measure.ts'
import mannerPairs from '../utterances/manner-pairs.json' with { type: 'json' }
import manners from '../utterances/manners.json' with { type: 'json' }
import questionManners from '../utterances/question-manners.json' with { type: 'json' }
import type { Example } from './regression.ts'

type Read = ReturnType<typeof readerForTraining>

/** A training line, with its author and its further labels. */
export interface Line extends Example {
  readonly hand: string
  /** For a trade: the requested issue, and the option given. */
  readonly bargain?: { readonly asked: string; readonly given: string }
  readonly utterance?: Utterance
  readonly read?: ReturnType<Read>
  readonly issues?: readonly Issue[]
}

/** Weights of the sets: lines by the grammar's own author fit it better than other people's will. */
const SET_WEIGHTS = {
  development: 0.5,
  'development-voices': 0.7,
  'development-hands': 1,
  'development-manners': 1,
  'room-development': 1,
} as const
const MANNER_WEIGHT = 0.5
/** Number of options with which every phrasing is filled. */
const TIMES_SAID = 2
const TIMES_PAIRED = 2
/** Lines of pairs are few beside those that deny nothing. */
const PAIR_WEIGHT = 1.5
/** The author of lines that name none: whoever wrote the grammar. */
export const OWN = 'own'

/** The label of an utterance, as fine-grained as the model's. */
function labelOfUtterance({ act, motion, point, stance, reaction, choice, text }: Utterance): string {
  if (act === 'motion') return `motion:${motion ?? (/roll call/i.test(text) ? 'roll-call' : 'vote')}`
  const detail = point ?? stance ?? reaction ?? (act === 'vote' ? choice : undefined)
  return detail === undefined ? act : `${act}:${detail}`
}

/** Seeded random numbers: the same draws on every machine. */
function drawing(): (below: number) => number {
  let state = 7
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor(state / 65536) % below
  }
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const NAMES_ISSUES = /^(?:question|warn|appeal|reassure|explain|motion|point)/

interface Filled {
  readonly text: string
  readonly bargain: { readonly asked: string; readonly given: string }
}

/** Paraphrases a choice by dropping words, because people do not repeat it verbatim. */
function inOwnWords(choice: string, draw: (below: number) => number): string {
  const said = choice.replace(/\byour\b/g, 'our').split(' ')
  return lowered(said.filter(() => draw(5) > 0).join(' '))
}

/**
 * A phrasing with its placeholders filled: `{o}` and `{p}` options of two issues (in a trade the requested and the
 * given one), `{i}` the first of the issues, `{s}` a state in the room, `{c}` an answer to the crisis on the floor.
 */
function filled(
  manner: string,
  label: string,
  campaign: Campaign,
  seats: readonly string[],
  draw: (n: number) => number,
): Filled {
  const pick = <Value>(list: readonly Value[]) => list[draw(list.length)]
  const first = draw(campaign.issues.length)
  const second = (first + 1 + draw(campaign.issues.length - 1)) % campaign.issues.length
  const ofIssue = NAMES_ISSUES.test(label) && draw(2) === 0
  const optionOf = (at: number) => {
    const options = campaign.issues[at]?.options ?? []
    return options[1 + draw(options.length - 1)]
  }
  const named = (at: number, option: ReturnType<typeof optionOf>): string => {
    const issue = campaign.issues[at]
    if (issue === undefined || option === undefined) return ''
    return lowered(pick(ofIssue ? [issue.title, ...issue.terms] : [option.label, option.label, ...option.terms]) ?? '')
  }
  const [asked, given] = [optionOf(first), optionOf(second)]
  const seat = pick(seats) ?? ''
  const text = manner
    .replace('{o}', named(first, asked))
    .replace('{p}', named(second, given))
    .replace('{i}', () =>
      lowered(pick([campaign.issues[first]?.title, ...(campaign.issues[first]?.terms ?? [])]) ?? ''),
    )
    .replace('{c}', inOwnWords(pick(campaign.crises[0]?.choices ?? [])?.text ?? '', draw))
    .replaceAll('{s}', seat)
  return { text, bargain: { asked: campaign.issues[first]?.id ?? '', given: given?.id ?? '' } }
}

function roomOf(id: string) {
  const campaign = shippedCampaign(id)
  if (campaign === undefined) throw new RangeError(`no campaign ${id}`)
  const view = neutralView(campaign, countries.countries)
  const read = readerForTraining(countries, view, agendaTermsOf(campaign))
  const seats = view.seats.filter((seat) => seat.id !== view.you).map(({ countryName }) => countryName)
  return { campaign, issues: view.issues, read, seats }
}

const rooms = new Map<string, ReturnType<typeof roomOf>>()

/** The reader of a campaign at its opening. */
export function roomIn(id: string): ReturnType<typeof roomOf> {
  const room = rooms.get(id) ?? roomOf(id)
  rooms.set(id, room)
  return room
}

/** An example with its author. */
export interface OfHand extends Example {
  readonly hand: string
}

/** Lines that differ in nothing but which way they point, labelled with that. */
export function pairsToLearn(): readonly OfHand[] {
  const draw = drawing()
  const all = shippedCampaignIds().map(roomIn)
  const phrased = mannerPairs.flatMap((pair) =>
    Array.from({ length: TIMES_PAIRED }, () => all[draw(all.length)]).flatMap((room) => {
      if (room === undefined) return []
      return (['for', 'against'] as const).map((label): OfHand => {
        const { text } = filled(pair[label], 'support', room.campaign, room.seats, draw)
        return { label, features: room.read(text).features, weight: PAIR_WEIGHT * MANNER_WEIGHT, hand: OWN }
      })
    }),
  )
  const written = handOf('room-development').pairs.flatMap(({ campaign, yes, no, hand = OWN }) => {
    const { read } = roomIn(campaign)
    return [
      { label: 'for', features: read(yes).features, weight: PAIR_WEIGHT, hand },
      { label: 'against', features: read(no).features, weight: PAIR_WEIGHT, hand },
    ]
  })
  return [...phrased, ...written]
}

/** Phrasings of questions filled for some campaign, labelled with what they are about. */
function phrasedQuestions(): readonly OfHand[] {
  const draw = drawing()
  const all = shippedCampaignIds().map(roomIn)
  return Object.entries(questionManners).flatMap(([label, texts]) =>
    texts.flatMap((manner) =>
      Array.from({ length: /\{[oi]\}/.test(manner) ? TIMES_SAID : 1 }, (): OfHand => {
        const room = all[draw(all.length)]
        if (room === undefined) throw new RangeError('there is no campaign to speak of')
        const { text } = filled(manner, 'support', room.campaign, room.seats, draw)
        return { label, features: room.read(text).features, weight: 1, hand: OWN }
      }),
    ),
  )
}

interface Asked {
  readonly campaign: string
  readonly text: string
  readonly topic?: string | undefined
  readonly hand?: string | undefined
}

/** A question labelled with what it is about; undefined for a text that asks nothing. */
export function questionOf({ campaign, text, topic, hand = OWN }: Asked): OfHand | undefined {
  if (topic === undefined) return undefined
  return { label: topic, features: roomIn(campaign).read(text).features, weight: 1, hand }
}

/** Questions, labelled with what they are about. */
export function questionsToLearn(): readonly OfHand[] {
  const { questions, singleActs } = handOf('room-development')
  return [...[...questions, ...singleActs].flatMap((text) => questionOf(text) ?? []), ...phrasedQuestions()]
}

/** The lines of the hands that the room is tuned by, as utterances. */
function roomUtterances(): readonly Utterance[] {
  const { questions, singleActs } = handOf('room-development')
  // a reminder of a promise is an act of its own
  const asked = questions.filter(({ topic }) => topic !== 'promise').map((line) => ({ ...line, act: 'question' }))
  return [...singleActs, ...asked].map(({ topic: _, ...line }) => line)
}

/** A labelled utterance as a training line. */
export function lineOf(utterance: Utterance, weight: number): Line {
  const { issues, read: readIn } = roomIn(utterance.campaign)
  const read = readIn(utterance.text)
  const { issue: asked = '', give: given, hand = OWN } = utterance
  const bargain = given === undefined ? {} : { bargain: { asked, given } }
  const label = labelOfUtterance(utterance)
  return { label, features: read.features, weight, hand, utterance, read, issues, ...bargain }
}

/** All training lines. */
export function linesToLearn(): readonly Line[] {
  const utterances = Object.entries(SET_WEIGHTS).flatMap(([set, weight]) =>
    (set === 'room-development' ? roomUtterances() : (SETS[set] ?? [])).map((utterance) => lineOf(utterance, weight)),
  )
  const draw = drawing()
  const all = shippedCampaignIds().map(roomIn)
  const said = Object.entries(manners).flatMap(([label, texts]) =>
    texts.flatMap((manner) =>
      Array.from({ length: /\{[opsc]\}/.test(manner) ? TIMES_SAID : 1 }, (): Line => {
        const room = all[draw(all.length)]
        if (room === undefined) throw new RangeError('there is no campaign to speak of')
        const { text, bargain } = filled(manner, label, room.campaign, room.seats, draw)
        const read = room.read(text)
        const line = { label, features: read.features, weight: MANNER_WEIGHT, hand: OWN, read, issues: room.issues }
        return label === 'trade' ? { ...line, bargain } : line
      }),
    ),
  )
  return [...utterances, ...said]
}
