import type { CampaignState } from '../model/session/state.ts'
import { RELATION_WORDS, type RelationWord } from './view.ts'

/** The name of a relation of −1…1: five equal bands. */
export function relationWord(relation: number): RelationWord {
  const band = Math.min(4, Math.max(0, Math.floor(((relation + 1) / 2) * 5)))
  return RELATION_WORDS[band] ?? 'neutral'
}

/** Relations rounded to hundredths. Rows are copied and overwritten: JavaScript engines keep those as packed arrays. */
export function relationsInView(relations: CampaignState['relations']): CampaignState['relations'] {
  return relations.map((row) => {
    const rounded = row.slice()
    for (let to = 0; to < rounded.length; to++) rounded[to] = inHundredths(rounded[to] ?? 0)
    return rounded
  })
}

/** A relation of −1…1, rounded for display. */
export function inHundredths(relation: number): number {
  return Math.round(relation * 100) / 100
}
