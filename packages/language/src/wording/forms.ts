import type { Act, Personality, Temperament } from '@placard/engine'

/** How much is said around the core: nothing, a plain opening, or openings and closings in the delegate's manner. */
export type Frame = 'bare' | 'plain' | 'opened' | 'full'

/** The kind of words an act needs: its kind, and where kinds differ within, which of them. */
export function formOf(act: Act): string {
  switch (act.kind) {
    case 'react':
      return `react-${act.reaction}`
    case 'declare':
      return `declare-${act.stance}`
    case 'vote':
      return `vote-${act.choice}`
    case 'motion':
      return `motion-${act.motion}`
    case 'point':
      return `point-${act.point}`
    default:
      return act.kind
  }
}

const FULL = new Set(['support', 'oppose', 'declare-favour', 'declare-against', 'explain', 'propose'])
const OPENED = new Set(['trade', 'threaten', 'question', 'appeal', 'warn'])
const PLAIN = new Set([
  'concede',
  'promise',
  'reassure',
  'declare-undecided',
  'decline',
  'react-cannot-accept',
  'choose',
])

export function frameOf(form: string): Frame {
  if (FULL.has(form)) return 'full'
  if (OPENED.has(form)) return 'opened'
  return PLAIN.has(form) ? 'plain' : 'bare'
}

/** Sets of cores a personality draws from, besides those for any. */
export const BANDS: Readonly<Record<Personality, readonly string[]>> = {
  collaborative: ['any', 'soft', 'collaborative'],
  gentle: ['any', 'soft', 'gentle'],
  balanced: ['any', 'balanced'],
  challenging: ['any', 'hard', 'challenging'],
  aggressive: ['any', 'hard', 'aggressive'],
}

/** Temperament sets the register: how formally the delegate frames and names. */
export const REGISTERS: Readonly<Record<Temperament, 'formal' | 'plain'>> = {
  diplomatic: 'formal',
  idealistic: 'formal',
  cunning: 'formal',
  pragmatic: 'plain',
  aggressive: 'plain',
  charismatic: 'plain',
}
