import { utilityOf } from '../../model/committee/issue.ts'
import type { SeatId } from '../../model/committee/seat.ts'
import type { SessionEvent } from '../../model/session/event.ts'
import { draftOfRecord, seatIndexOf } from '../../model/session/lookup.ts'
import type { CampaignState } from '../../model/session/state.ts'
import type { Debrief } from '../view.ts'

type Moment = Debrief['moments'][number]

/** Limit of reported moments. */
const MOMENTS_KEPT = 5
/** Weights of a change of support, a settled promise, a crisis and a vote, relative to a change of utility of 1. */
const WORTH = { support: 0.08, promise: 0.15, crisis: 0.2, vote: 0.5 } as const

/** Collects the key moments of a session: by how far each event changed the room's gains or its support. */
export class Moments {
  private readonly found: (Moment & { readonly worth: number })[] = []
  private readonly you: SeatId

  constructor(you: SeatId) {
    this.you = you
  }

  note(before: CampaignState, event: SessionEvent, after: CampaignState): void {
    const moment = momentOf(before, event, after, this.you)
    if (moment) this.found.push({ ...moment, seq: after.seq, at: event.at })
  }

  /** The moments with the greatest weight, in chronological order. */
  best(): readonly Moment[] {
    return [...this.found]
      .sort((a, b) => b.worth - a.worth)
      .slice(0, MOMENTS_KEPT)
      .sort((a, b) => a.seq - b.seq)
      .map(({ seq, at, seat, reason, detail }) => ({ seq, at, seat, reason, detail }))
  }
}

type Weighed = Pick<Moment, 'seat' | 'reason' | 'detail'> & { readonly worth: number }

function momentOf(before: CampaignState, event: SessionEvent, after: CampaignState, you: SeatId): Weighed | undefined {
  switch (event.kind) {
    case 'clause-changed':
      return {
        seat: event.by,
        reason: 'clause',
        detail: `${event.issue}:${event.after}`,
        worth: shift(before, after, you),
      }
    case 'support-changed':
      return { seat: event.seat, reason: 'support', detail: event.as, worth: WORTH.support }
    case 'commitment-settled': {
      const by = before.commitments.find((commitment) => commitment.id === event.commitment)?.by
      return by === undefined ? undefined : { seat: by, reason: 'promise', detail: event.status, worth: WORTH.promise }
    }
    case 'crisis-answered':
      return {
        seat: event.seat,
        reason: 'crisis',
        detail: event.succeeded ? 'succeeded' : 'failed',
        worth: WORTH.crisis,
      }
    case 'vote-closed':
      return before.floor.vote?.question.kind === 'draft'
        ? { seat: you, reason: 'vote', detail: event.result.carried ? 'carried' : 'failed', worth: WORTH.vote }
        : undefined
    default:
      return undefined
  }
}

/** Sum of the changes in gains by a change of the text, the viewer's own counting double. */
function shift(before: CampaignState, after: CampaignState, you: SeatId): number {
  const [from, to] = [draftOfRecord(before)?.deal, draftOfRecord(after)?.deal]
  if (!from || !to) return 0
  const own = seatIndexOf(after, you)
  return after.seats.reduce((sum, { secrets }, index) => {
    const moved = Math.abs(utilityOf(secrets.table, to) - utilityOf(secrets.table, from))
    return sum + moved * (index === own ? 2 : 1)
  }, 0)
}
