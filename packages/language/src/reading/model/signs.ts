import type { ActLabel } from './labels.ts'

/** Which way an act points: for something, against it, or neither. */
export type Sign = 'for' | 'against' | 'neither'

const SIGN_OF: Readonly<Record<string, Sign>> = {
  support: 'for',
  concede: 'for',
  propose: 'for',
  promise: 'for',
  accept: 'for',
  sponsor: 'for',
  sign: 'for',
  'react:welcome': 'for',
  'react:live-with': 'for',
  'declare:favour': 'for',
  'vote:for': 'for',
  oppose: 'against',
  threaten: 'against',
  decline: 'against',
  withdraw: 'against',
  'react:cannot-accept': 'against',
  'declare:against': 'against',
  'vote:against': 'against',
}

/** Which way acts of a label point. */
export function signOfLabel(label: ActLabel): Sign {
  return (Object.hasOwn(SIGN_OF, label) ? SIGN_OF[label] : undefined) ?? 'neither'
}

/**
 * Weighs the kinds of act by the model of signs, which sees denials better: it learns from lines that differ in nothing
 * else. They still add up to 1.
 */
export function signed(
  shares: ReadonlyMap<ActLabel, number>,
  signs: ReadonlyMap<string, number>,
): ReadonlyMap<ActLabel, number> {
  const weighed = [...shares].map(([label, share]) => [label, share * (signs.get(signOfLabel(label)) ?? 0)] as const)
  const total = weighed.reduce((sum, [, share]) => sum + share, 0)
  return total === 0 ? shares : new Map(weighed.map(([label, share]) => [label, share / total]))
}
