import type { CampaignState } from '../model/session/state.ts'
import { aRoom, rising, withSecrets } from './parts.ts'

/** Where each delegation stands on every issue, in the order of the seats: China is furthest from France. */
export const POINTS = [-0.9, 0.8, 0.3, 0.1, 0]

/** A session whose delegations stand at points, each on every issue. */
export function placed(state: CampaignState, points: readonly number[]): CampaignState {
  const seats = state.seats.map((seat, index) => ({ ...seat, positions: [0, 0, 0, 0, 0].fill(points[index] ?? 0) }))
  return { ...state, seats }
}

/** France wants the second issue settled as far as it goes, and has what it wants on the first. */
export const contestedRoom = withSecrets(placed(aRoom({ difficulty: 'intermediate', people: [] }), POINTS), 'fra', {
  table: rising(0.3, 0.6, 0.1, 0, 0),
  reservation: 0.5,
  best: 1,
  redLines: [],
})
