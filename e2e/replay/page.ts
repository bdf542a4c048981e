import { replay, type SessionEvent, type SessionPlan, stateHash } from '@placard/engine'
import { playSession } from '../../scripts/engine/play-session.ts'
import { POLICIES } from '../../scripts/engine/policies.ts'

/** What the test asks of the engine, in whichever JavaScript engine this file runs. */
export interface ReplayDoor {
  /** Fingerprint of the state that a recorded log leads to. */
  hashOfLog(events: readonly SessionEvent[]): string
  /** Fingerprint of the state after a session played here from its plan. */
  hashOfPlay(plan: SessionPlan, seat: string, policyName: string, seed: number): string
}

export const replayDoor: ReplayDoor = {
  hashOfLog: (events) => stateHash(replay(events)),
  hashOfPlay(plan, seat, policyName, seed) {
    const policy = POLICIES[policyName]
    if (policy === undefined) throw new Error(`no such policy: ${policyName}`)
    return stateHash(playSession(plan, { seat, policy, seed }).state)
  },
}

declare global {
  var placardReplay: ReplayDoor | undefined
}

globalThis.placardReplay = replayDoor
