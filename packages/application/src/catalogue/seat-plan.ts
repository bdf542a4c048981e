import type { Campaign } from '@placard/contract'
import type { Delegate, SeatPlan } from '@placard/engine'
import { catalogueMessages } from './messages.en.ts'
import { positionsOf, redLines, salienceOf } from './positions.ts'
import type { Sitting } from './roster.ts'
import type { World } from './world.ts'

/** Twelve colours that can be told apart side by side, on light and dark backgrounds. */
const DELEGATE_PALETTE = [
  '#2f6fb0',
  '#b4532a',
  '#2e8b57',
  '#8e5bb5',
  '#b8860b',
  '#c2476b',
  '#1f8a93',
  '#6b7a2c',
  '#5a6acf',
  '#a0522d',
  '#b04a9d',
  '#5f7385',
] as const

/** The engine's plan of one seat, before the draw of its secrets. */
export function seatPlanOf(campaign: Campaign, sitting: Sitting, index: number, world: World): SeatPlan {
  const { country, person, authored } = sitting
  const { iso3 } = country
  const standing = standingOf(campaign, iso3, world)
  const isCouncil = campaign.procedure.pack === 'security-council'
  return {
    country: iso3,
    countryName: country.name,
    flag: country.iso2,
    blocs: country.blocs,
    holder: person ? { kind: 'person', personId: person.userId } : { kind: 'delegate' },
    delegate: { ...delegateOf(campaign, sitting, standing), colour: colourOf(index) },
    agenda: authored?.agenda ?? composedAgenda(campaign, standing),
    ...standing,
    isPermanentMember: isCouncil && country.permanentMember,
  }
}

/** A country's positions, salience and red lines on this agenda. */
type Standing = Pick<SeatPlan, 'positions' | 'salience' | 'redLines'>

function standingOf(campaign: Campaign, iso3: string, world: World): Standing {
  const known = standings.get(campaign)
  const byCountry = known?.world === world ? known.byCountry : new Map<string, Standing>()
  if (known?.world !== world) standings.set(campaign, { world, byCountry })
  const before = byCountry.get(iso3)
  if (before) return before
  const standing = standingByRecord(campaign, iso3, world)
  byCountry.set(iso3, standing)
  return standing
}

/** Cache: a campaign is played many times, and a country's positions on it are the same each time. */
const standings = new WeakMap<Campaign, { readonly world: World; readonly byCountry: Map<string, Standing> }>()

function standingByRecord(campaign: Campaign, iso3: string, world: World): Standing {
  const positions = positionsOf(campaign, iso3, world)
  const salience = salienceOf(campaign, iso3, world, positions)
  return { positions, salience, redLines: redLines(campaign, iso3) }
}

/** The colour of the delegate at this index. */
export function colourOf(index: number): string {
  return DELEGATE_PALETTE[index % DELEGATE_PALETTE.length] ?? DELEGATE_PALETTE[0]
}

function delegateOf(campaign: Campaign, sitting: Sitting, standing: Standing): Omit<Delegate, 'colour'> {
  const { country, person, authored, standsIn } = sitting
  const part = authored ?? standsIn
  const shared = {
    faction: part?.faction ?? country.blocs[0] ?? catalogueMessages.unaligned,
    motivations: part?.motivations ?? composedMotivations(campaign, standing),
  }
  if (person) {
    const { name } = person
    const title = authored?.delegateTitle ?? catalogueMessages.personTitle
    return { name, title, ...shared, personality: 'balanced', temperament: 'diplomatic' }
  }
  if (!part) throw new RangeError(`delegateOf: nobody wrote a part for ${country.iso3}`)
  const { personality, temperament } = part
  const named = authored
    ? { name: authored.delegateName, title: authored.delegateTitle }
    : { name: country.delegateName, title: catalogueMessages.alternateTitle }
  return { ...named, ...shared, personality, temperament }
}

interface WishedOption {
  readonly issue: string
  readonly option: string
}

/** A country's preferred options, highest salience first: on each issue the option nearest to its position. */
function wishesOf(campaign: Campaign, { positions, salience, redLines: barred }: Standing): readonly WishedOption[] {
  return campaign.issues
    .map(({ title, options }, index) => {
      const point = positions[index] ?? 0
      const open = options.filter((_, option) => !barred.some((line) => line.issue === index && line.option === option))
      const nearest = [...open].sort((a, b) => Math.abs(a.position - point) - Math.abs(b.position - point))[0]
      return { issue: title, option: nearest?.label ?? '', salience: salience[index] ?? 0 }
    })
    .sort((a, b) => b.salience - a.salience)
}

function composedMotivations(campaign: Campaign, standing: Standing): readonly string[] {
  const wishes = wishesOf(campaign, standing).slice(0, 3)
  return wishes.map(({ issue, option }) => catalogueMessages.motivation(issue, option))
}

function composedAgenda(campaign: Campaign, standing: Standing): string {
  const [first, second] = wishesOf(campaign, standing)
  if (!first || !second) throw new RangeError(`composedAgenda: ${campaign.id} has fewer than two issues`)
  return catalogueMessages.agenda(first.option, first.issue, second.option, second.issue)
}
