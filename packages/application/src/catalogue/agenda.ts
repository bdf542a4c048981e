import type { Campaign } from '@placard/contract'
import type { Issue } from '@placard/engine'

/** The agenda in the engine's shape: titles, options, clauses and positions on the axis, without authoring data. */
export function issuesOf(campaign: Campaign): readonly Issue[] {
  return campaign.issues.map(({ id, title, question, options }) => ({
    id,
    title,
    question,
    options: options.map(({ id: option, label, clause, position }) => ({ id: option, label, clause, position })),
  }))
}
