import type { CampaignIssue, PublicCampaign } from '@placard/contract'
import { type IssuePosition, placedBy } from '../campaigns/positions.ts'
import { worksheetMessages as words } from './messages.en.ts'

/** How near to the middle between two options a position must be for both to be named, on the issue's axis of −1…1. */
const MIDWAY = 0.1

/** The option nearest to a public position, and the one beside it where the position is about midway. */
export function placeText({ options }: CampaignIssue, { position, option }: IssuePosition): string {
  const nearest = options[option]
  if (nearest === undefined) return ''
  const others = [options[option - 1], options[option + 1]]
  const other = others.find((beside) => {
    return beside !== undefined && Math.abs((beside.position + nearest.position) / 2 - position) <= MIDWAY
  })
  return other === undefined ? nearest.label : words.between(nearest.label, other.label)
}

/** What a country's public position on an issue rests on: its votes, a document, or the authors' reading. */
export function restsOn(campaign: PublicCampaign, iso3: string, issueId: string): string {
  const own = placedBy(campaign, iso3, issueId)
  if (own === undefined) return words.rests.votes
  const { reason, source } = own
  return source === undefined ? words.rests.unsourced(reason) : words.rests.sourced(reason, source.title, source.year)
}
