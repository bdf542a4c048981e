import type { Debrief } from '@placard/contract'

/** Reasons why a moment of a session mattered. */
export const MOMENT_REASONS: Readonly<Record<Debrief['moments'][number]['reason'], string>> = {
  clause: 'The text changed',
  support: 'Support changed',
  promise: 'A commitment kept or broken',
  crisis: 'A crisis answered',
  vote: 'The vote',
}
