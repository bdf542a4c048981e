export type Side = 'for' | 'against'

export const otherSide = (side: Side): Side => (side === 'for' ? 'against' : 'for')
