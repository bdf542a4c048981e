import type { Change } from '@placard/engine'

/** On which side of an option a line needs a reason. */
export interface Ground {
  readonly change: Change
  readonly side: 'for' | 'against'
}

type Grounded = { readonly ground?: Ground }

export const against = (change: Change | undefined): Grounded =>
  change === undefined ? {} : { ground: { change, side: 'against' } }

export const inFavour = (change: Change | undefined): Grounded =>
  change === undefined ? {} : { ground: { change, side: 'for' } }
