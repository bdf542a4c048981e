import { type SpeakingTurn, speakingTurn } from './speaking-turn.ts'

/** A right among the tabs of this browser. Pages have no locks on an insecure origin. */
export function pageTurn(name: string): SpeakingTurn {
  const locks: LockManager | null | undefined = navigator.locks
  return speakingTurn(name, locks ?? undefined, () => document.visibilityState === 'visible')
}
