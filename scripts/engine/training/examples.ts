import { agendaTermsOf, neutralView, readerForTraining } from '@placard/application'
import type { Campaign } from '@placard/contract'
import type { Issue } from '@placard/engine'
import countries from '../../../content/countries/countries.json' with { type: 'json' }
import { shippedCampaign, shippedCampaignIds } from '../content.ts'
import { SETS, type Utterance } from '../understand-measure.ts'
import manners from '../utterances/manners.json' with { type: 'json' }
import type { Example } from './regression.ts'

type Read = ReturnType<typeof readerForTraining>

/** A line to learn from, with who wrote it and what else it says. */
export interface Line extends Example {
  readonly hand: string
  readonly utterance?: Utterance
  readonly read?: ReturnType<Read>
  readonly issues?: readonly Issue[]
}

/** How much a line of each set counts: those by the grammar's own author are nearer to it than strangers will be. */
const SET_WEIGHTS = { development: 0.5, 'development-voices': 0.7, 'development-hands': 1 } as const
const MANNER_WEIGHT = 0.5
/** Every manner of speaking is said of this many options. */
const TIMES_SAID = 2
const OWN = 'own'

/** The label of an utterance, as fine as the model's. */
function labelOfUtterance({ act, motion, point, stance, reaction, choice, text }: Utterance): string {
  if (act === 'motion') return `motion:${motion ?? (/roll call/i.test(text) ? 'roll-call' : 'vote')}`
  const detail = point ?? stance ?? reaction ?? (act === 'vote' ? choice : undefined)
  return detail === undefined ? act : `${act}:${detail}`
}

/** The same draws on every machine. */
function drawing(): (below: number) => number {
  let state = 7
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor(state / 65536) % below
  }
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const NAMES_ISSUES = /^(?:question|warn|appeal|reassure|explain|motion|point)/

/** A manner of speaking with its blanks filled: `{o}` and `{p}` options of two issues, `{s}` a state in the room. */
function filled(
  manner: string,
  label: string,
  campaign: Campaign,
  seats: readonly string[],
  draw: (n: number) => number,
) {
  const pick = <Value>(list: readonly Value[]) => list[draw(list.length)]
  const first = draw(campaign.issues.length)
  const second = (first + 1 + draw(campaign.issues.length - 1)) % campaign.issues.length
  const named = (at: number): string => {
    const issue = campaign.issues[at]
    const option = issue?.options[1 + draw(issue.options.length - 1)]
    if (issue === undefined || option === undefined) return ''
    const ofIssue = NAMES_ISSUES.test(label) && draw(2) === 0
    return lowered(pick(ofIssue ? [issue.title, ...issue.terms] : [option.label, option.label, ...option.terms]) ?? '')
  }
  const seat = pick(seats) ?? ''
  return manner.replace('{o}', named(first)).replace('{p}', named(second)).replaceAll('{s}', seat)
}

/** Everything to learn from. */
export function linesToLearn(): readonly Line[] {
  const rooms = new Map(
    shippedCampaignIds().flatMap((id) => {
      const campaign = shippedCampaign(id)
      if (campaign === undefined) return []
      const view = neutralView(campaign, countries.countries)
      const read = readerForTraining(countries, view, agendaTermsOf(campaign))
      const seats = view.seats.filter((seat) => seat.id !== view.you).map(({ countryName }) => countryName)
      return [[id, { campaign, issues: view.issues, read, seats }] as const]
    }),
  )
  const utterances = Object.entries(SET_WEIGHTS).flatMap(([set, weight]) =>
    (SETS[set] ?? []).flatMap((utterance): readonly Line[] => {
      const room = rooms.get(utterance.campaign)
      const read = room?.read(utterance.text)
      const label = labelOfUtterance(utterance)
      if (room === undefined || read === undefined) return []
      const { issues } = room
      return [{ label, features: read.features, weight, hand: utterance.hand ?? OWN, utterance, read, issues }]
    }),
  )
  const draw = drawing()
  const all = [...rooms.values()]
  const said = Object.entries(manners).flatMap(([label, texts]) =>
    texts.flatMap((manner) =>
      Array.from({ length: /\{[ops]\}/.test(manner) ? TIMES_SAID : 1 }, (): Line => {
        const room = all[draw(all.length)]
        if (room === undefined) throw new RangeError('there is no campaign to speak of')
        const { features } = room.read(filled(manner, label, room.campaign, room.seats, draw))
        return { label, features, weight: MANNER_WEIGHT, hand: OWN }
      }),
    ),
  )
  return [...utterances, ...said]
}
