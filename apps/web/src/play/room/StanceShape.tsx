import type { ReactNode } from 'react'

/**
 * The three shapes of a position, a reaction or a ballot: a disc for yes, a square for no, an open diamond in between.
 */
export type Shape = 'yes' | 'no' | 'between'

const INK: Record<Shape, string> = { yes: 'text-favour', no: 'text-against', between: 'text-undecided' }

const DRAWN: Record<Shape, ReactNode> = {
  yes: <circle cx="8" cy="8" r="6.2" fill="currentColor" />,
  no: <rect x="2.3" y="2.3" width="11.4" height="11.4" fill="currentColor" />,
  between: <path d="M8 1.6 14.4 8 8 14.4 1.6 8Z" fill="none" stroke="currentColor" strokeWidth="2" />,
}

/** One of the shapes, without a label: the parent adds one. */
export function StanceShape({ shape, className = 'size-4' }: { shape: Shape; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`${INK[shape]} shrink-0 ${className}`}>
      {DRAWN[shape]}
    </svg>
  )
}

export const SHAPE_OF_STANCE = { favour: 'yes', against: 'no', undecided: 'between' } as const
export const SHAPE_OF_REACTION = { welcome: 'yes', 'live-with': 'between', 'cannot-accept': 'no' } as const
export const SHAPE_OF_CHOICE = { for: 'yes', against: 'no', abstain: 'between' } as const
