import type { KnownNames, Motion, Point, Room } from '../commands/room.ts'
import { roomOf } from '../commands/room.ts'

/** The names of a campaign file and of the file of states that commands are made of. */
export interface CampaignNames {
  readonly issues: readonly {
    readonly title: string
    readonly terms: readonly string[]
    readonly options: readonly { readonly label: string; readonly terms: readonly string[] }[]
  }[]
  readonly seats: readonly (string | { readonly country: string })[]
}

/** Every motion and point that some rules have: the largest grammar. */
const ALL_MOTIONS: readonly Motion[] = [
  ...(['vote', 'appeal', 'suspend', 'unmoderated-caucus', 'moderated-caucus', 'adjourn-meeting'] as const),
  ...(['adjourn-debate', 'limit-time', 'close-list', 'reopen-list', 'important-question', 'division'] as const),
  ...(['roll-call', 'consensus', 'reconsider', 'straw-poll'] as const),
]
const MORE_POINTS: readonly Point[] = [
  ...(['explanation-of-vote', 'present-and-voting', 'for-the-motion', 'against-the-motion'] as const),
]

/** The room of a shipped campaign, with all that any rules allow and a crisis before it. */
export function campaignRoom(campaign: CampaignNames, country: string, bynames: KnownNames['bynames']): Room {
  const seats = campaign.seats.map((seat) => (typeof seat === 'string' ? seat : seat.country).toUpperCase())
  const view = {
    you: country.toLowerCase(),
    seats: seats.map((code) => ({ id: code.toLowerCase(), country: code, countryName: bynames(code)[0] ?? code })),
    issues: campaign.issues,
    legal: { motions: [...ALL_MOTIONS], points: [...MORE_POINTS] },
    crisis: { status: 'open', choices: [1, 2, 3] },
  }
  return roomOf(view, { bynames, agenda: campaign })
}
