import { Campaign } from '@placard/contract'
import type { Act, Change, Issue } from '@placard/engine'
import { createEmbeddedUnderstanding } from '../../embedded-understanding.ts'
import type { CountryNames } from '../../names.ts'
import { agendaTermsOf, neutralView } from '../../neutral-view.ts'
import type { LoadTongue } from '../tables.ts'

/** What ships: the member states, campaigns as they are imported, and the tables of the languages. */
interface Shipped {
  readonly countries: Parameters<typeof createEmbeddedUnderstanding>[0] & {
    readonly countries: readonly CountryNames[]
  }
  readonly campaigns: readonly unknown[]
  readonly loadTongue: LoadTongue
}

/** Reads texts in any language at the opening of shipped campaigns. */
export function roomsOf({ countries, campaigns, loadTongue }: Shipped) {
  const port = createEmbeddedUnderstanding(countries, loadTongue)
  const openings = campaigns.map((file) => {
    const campaign = Campaign.parse(file)
    return { campaign, view: neutralView(campaign, countries.countries), agenda: agendaTermsOf(campaign) }
  })
  const openingOf = (campaignId: string) => {
    const opening = openings.find(({ campaign }) => campaign.id === campaignId)
    if (opening === undefined) throw new RangeError(`no campaign ${campaignId}`)
    return opening
  }
  return {
    openings,
    openingOf,
    heardIn: (campaignId: string, text: string) => {
      const { view, agenda } = openingOf(campaignId)
      return port.understand({ text, view, agenda })
    },
    /** An act in the words of the sets of lines: "support expert-review", "question accept expert-review @chn". */
    actIn: (campaignId: string, act: Act | undefined) => saidOf(act, openingOf(campaignId).view.issues),
  }
}

function saidOf(act: Act | undefined, issues: readonly Issue[]): string {
  if (act === undefined) return 'nothing'
  const named = (change: Change) => optionOf(issues, change)
  const to = 'target' in act && act.target !== undefined ? ` @${act.target}` : ''
  switch (act.kind) {
    case 'support':
    case 'oppose':
      return `${act.kind} ${named(act.change)}`
    case 'propose':
    case 'concede':
      return `${act.kind} ${act.changes.map(named).join('+')}`
    case 'trade':
      return `trade ${named(act.give)} > ${named(act.take)}`
    case 'question': {
      const change = act.asked?.change === undefined ? '' : ` ${named(act.asked.change)}`
      return `question ${act.asked?.topic ?? 'need'}${change}${to}`
    }
    case 'promise':
    case 'remind':
      return `${act.kind}${to}`
    default:
      return [act.kind, detailOf(act)].filter((part) => part !== undefined).join(':')
  }
}

function optionOf(issues: readonly Issue[], { issue, option }: Change): string {
  return issues[issue]?.options[option]?.id ?? 'nothing'
}

function detailOf(act: Act): string | undefined {
  if (act.kind === 'react') return act.reaction
  if (act.kind === 'declare') return act.stance
  if (act.kind === 'vote') return act.choice
  if (act.kind === 'motion') return act.motion
  return act.kind === 'point' ? act.point : undefined
}
