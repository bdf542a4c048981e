import { oweReplies } from '../delegates/replies.ts'
import { keepCommitmentsOnDemand } from '../ledger/keeping.ts'
import { passTurn, takeTurn } from '../procedure/turns.ts'
import type { SeatId } from '../seats/seat.ts'
import type { Command } from '../session/command.ts'
import type { Turn } from '../session/turn.ts'
import type { Act } from './act.ts'
import { perform } from './act-rules.ts'
import { changesOf } from './changes.ts'

type TakeAct = Extract<Command, { kind: 'TakeAct' }>

/**
 * Carries out an act that is in order. A placard without words is only its own event; everything else is also an
 * `act-taken`, the line of the transcript. What others owe in answer is recorded last.
 */
export function performAct(turn: Turn, command: TakeAct): void {
  const { seat, act, words, origin, wordedBy } = command
  takeTurn(turn, seat, act)
  const isSilent = words === '' && (act.kind === 'react' || act.kind === 'declare' || act.kind === 'vote')
  if (!isSilent || origin === 'person') {
    turn.record({ kind: 'act-taken', seat, act, words, origin, ...(wordedBy === undefined ? {} : { wordedBy }) })
  }
  keepWord(turn, seat, act)
  perform(turn, seat, act.kind, act)
  if (origin !== 'reply' || act.kind === 'trade') oweReplies(turn, seat, act)
  passTurn(turn, seat, act, words)
}

function keepWord(turn: Turn, seat: SeatId, act: Act): void {
  const demands = act.kind === 'propose' || act.kind === 'concede' || act.kind === 'support'
  if (demands) keepCommitmentsOnDemand(turn, seat, changesOf(act), true)
  if (act.kind === 'oppose') keepCommitmentsOnDemand(turn, seat, [act.change], false)
}
