import type { Debrief, SeatView } from '@placard/contract'
import { seatIn } from '../room/room.ts'

type Gain = Debrief['gains'][number]
type Secrets = NonNullable<SeatView['revealed']>[string]

/** A seat's gain, with the data shown about it. */
export interface SeatGain extends Gain {
  readonly country: string
  readonly flag: string
  readonly isYou: boolean
  readonly personality: SeatView['seats'][number]['delegate']['personality']
  /** Share of its range from the reservation value to the best; below 0 when it ended below its reservation. */
  readonly shareRatio: number
  readonly secrets: Secrets | undefined
}

/** All seats, the player's own first, then by the reached share of their range. */
export function gainsOf(gains: readonly Gain[], view: SeatView): readonly SeatGain[] {
  return gains
    .map((gain) => {
      const seat = seatIn(view, gain.seat)
      const range = Math.max(0.001, gain.best - gain.reservation)
      return {
        ...gain,
        country: seat?.countryName ?? gain.seat.toUpperCase(),
        flag: seat?.flag ?? '',
        isYou: gain.seat === view.you,
        personality: seat?.delegate.personality ?? 'balanced',
        shareRatio: (gain.utility - gain.reservation) / range,
        secrets: view.revealed?.[gain.seat],
      } satisfies SeatGain
    })
    .sort((one, other) => Number(other.isYou) - Number(one.isYou) || other.shareRatio - one.shareRatio)
}

/** The weight of each issue for a seat: the range of its scores there, as a share of all, highest first. */
export function weightsOf({ table }: Pick<Secrets, 'table'>): readonly { issue: number; ratio: number }[] {
  const ranges = table.map((scores) => Math.max(...scores) - Math.min(...scores))
  const whole = ranges.reduce((sum, range) => sum + range, 0)
  return ranges
    .map((range, issue) => ({ issue, ratio: whole === 0 ? 0 : range / whole }))
    .sort((one, other) => other.ratio - one.ratio)
}
