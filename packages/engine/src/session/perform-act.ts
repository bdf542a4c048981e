import { owedReplies } from '../delegates/replies.ts'
import type { Act } from '../model/acts/act.ts'
import { changesOf } from '../model/acts/changes.ts'
import { pointOf } from '../model/acts/points.ts'
import type { SeatId } from '../model/committee/seat.ts'
import type { Command } from '../model/session/command.ts'
import { perform } from '../rules/acts/act-rules.ts'
import type { CommandContext } from '../rules/command-context.ts'
import { keepCommitmentsOnDemand } from '../rules/ledger/keeping.ts'
import { passTurn, takeTurn } from '../rules/procedure/turns.ts'

type TakeAct = Extract<Command, { kind: 'TakeAct' }>

/**
 * Performs an act that is in order. A placard without text is only its own event; every other act also records
 * `act-taken`, the line of the transcript. Replies owed to it are recorded last.
 */
export function performAct(context: CommandContext, command: TakeAct): void {
  const { seat, act, words, origin, wordedBy } = command
  takeTurn(context, seat, act)
  const isSilent = words === '' && (act.kind === 'react' || act.kind === 'declare' || act.kind === 'vote')
  if (!isSilent || origin === 'person') {
    const point = origin === 'person' ? undefined : pointOf(act)
    const optional = { ...(wordedBy === undefined ? {} : { wordedBy }), ...(point === undefined ? {} : { point }) }
    context.record({ kind: 'act-taken', seat, act, words, origin, ...optional })
  }
  keepWord(context, seat, act)
  perform(context, seat, act.kind, act)
  if (origin !== 'reply' || act.kind === 'trade') context.owe(owedReplies(context.state, context.at, seat, act))
  passTurn(context, seat, act, words)
}

function keepWord(context: CommandContext, seat: SeatId, act: Act): void {
  const demands = act.kind === 'propose' || act.kind === 'concede' || act.kind === 'support'
  if (demands) keepCommitmentsOnDemand(context, seat, changesOf(act), true)
  if (act.kind === 'oppose') keepCommitmentsOnDemand(context, seat, [act.change], false)
}
