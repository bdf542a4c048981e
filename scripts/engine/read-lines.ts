import { readFile } from 'node:fs/promises'
import type { Reading } from '@placard/application'
import { Campaign } from '@placard/contract'
import type { Act, Change, Issue } from '@placard/engine'
import { agendaTermsOf, createEmbeddedUnderstanding, neutralView } from '@placard/language'
import countries from '../../content/countries/countries.json' with { type: 'json' }

/** A reading with the ids of the catalogue instead of indexes. */
export interface PrintedReading {
  readonly act: Act['kind']
  /** For a trade: the requested issue; `give` has the offered one. */
  readonly issue: string | null
  readonly option: string | null
  readonly target: string | null
  readonly confidence: number
  readonly give?: { readonly issue: string | null; readonly option: string | null }
  readonly [detail: string]: unknown
}

interface PrintedUnderstanding extends PrintedReading {
  readonly alternatives: readonly PrintedReading[]
}

function changeOf(act: Act): Change | undefined {
  if ('changes' in act) return act.changes[0]
  if (act.kind === 'trade') return act.take
  if (act.kind === 'question') return act.asked?.change
  return 'change' in act ? act.change : undefined
}

/** Members of an act besides kind, issue, option and target. */
function detailsOf<Named>(act: Act, named: (change: Change) => Named) {
  switch (act.kind) {
    case 'trade':
      return { give: named(act.give), take: named(act.take) }
    case 'propose':
    case 'concede':
      return act.changes.length > 1 ? { changes: act.changes.map(named) } : {}
    case 'react':
      return { reaction: act.reaction }
    case 'declare':
      return { stance: act.stance }
    case 'vote':
    case 'choose':
      return { choice: act.choice }
    case 'question':
      return { topic: act.asked?.topic ?? 'need' }
    case 'motion':
      return { motion: act.motion }
    case 'point':
      return { point: act.point }
    default:
      return {}
  }
}

/** Converts a reading to the ids of the catalogue. */
export function printed({ act, confidence }: Reading, issues: readonly Issue[]): PrintedReading {
  const named = ({ issue, option }: Change) => ({
    issue: issues[issue]?.id ?? null,
    option: issues[issue]?.options[option]?.id ?? null,
  })
  const change = changeOf(act)
  const issueAlone = 'issue' in act && act.issue !== undefined ? (issues[act.issue]?.id ?? null) : null
  const about = change === undefined ? { issue: issueAlone, option: null } : named(change)
  const target = 'target' in act ? (act.target ?? null) : null
  return { act: act.kind, ...about, target, confidence, ...detailsOf(act, named) }
}

const CAMPAIGNS = new URL('../../content/campaigns/', import.meta.url)

/** Reads lines in the context of a campaign's opening. @throws when there is no such campaign. */
export async function runUnderstand({
  campaignId,
  lines,
}: {
  readonly campaignId: string
  readonly lines: readonly string[]
}): Promise<readonly PrintedUnderstanding[]> {
  if (!/^[a-z0-9-]+$/.test(campaignId)) throw new Error(`no campaign ${JSON.stringify(campaignId)}`)
  const campaign = Campaign.parse(JSON.parse(await readFile(new URL(`${campaignId}.json`, CAMPAIGNS), 'utf8')))
  const port = createEmbeddedUnderstanding(countries)
  const view = neutralView(campaign, countries.countries)
  const agenda = agendaTermsOf(campaign)
  const understood: PrintedUnderstanding[] = []
  for (const text of lines) {
    const { readings } = await port.understand({ text, view, agenda })
    const [best, ...others] = readings.map((reading) => printed(reading, view.issues))
    if (best !== undefined) understood.push({ ...best, alternatives: others })
  }
  return understood
}
