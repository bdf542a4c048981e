import { setTimeout as delay } from 'node:timers/promises'
import { openSession } from '../../apps/server/src/testing/loop-delay/dear-sessions.ts'
import type { Stage, StagePerson } from '../../apps/server/src/testing/loop-delay/stage.ts'
import { STAGE_PASSWORD } from '../../apps/server/src/testing/loop-delay/stage.ts'

const PEOPLE = 8
/** Pause between two calls of one user: shorter than a person reads. */
const PAUSE_MS = 60
/** Number of calls after which a user signs in again. */
const SIGN_IN_EVERY = 40

/** A user who makes ordinary calls. */
interface Other {
  readonly person: StagePerson
  readonly sessionId: string
  readonly conversationId: string
}

/** Signs up some users, each with a session and a conversation. */
export async function joinOthers(stage: Stage): Promise<readonly Other[]> {
  const others: Other[] = []
  for (let at = 0; at < PEOPLE; at++) {
    const person = await stage.person()
    const { token } = person
    const sessionId = await openSession(stage, token, { campaignId: 'climate-crisis-summit', seed: at })
    await stage.ask('POST', '/api/sessions/campaign/:sessionId/commands', {
      token,
      parameter: sessionId,
      body: { kind: 'pause' },
    })
    const said = await stage.ask('POST', '/api/chat/send', { token, body: { message: 'What is a caucus?' } })
    others.push({ person, sessionId, conversationId: /"conversationId":"([^"]+)"/.exec(said)?.[1] ?? '' })
  }
  return others
}

/**
 * Runs the calls of all users for so many ms. @returns the latency of each in ms; a refused one counts as infinite.
 */
export async function callsOf(stage: Stage, others: readonly Other[], forMs: number): Promise<readonly number[]> {
  const until = performance.now() + forMs
  const times = await Promise.all(others.map((other, at) => callsOfOne(stage, other, { until, startAt: at })))
  return times.flat()
}

async function callsOfOne(
  stage: Stage,
  { person, sessionId, conversationId }: Other,
  { until, startAt }: { readonly until: number; readonly startAt: number },
): Promise<number[]> {
  const { token, email } = person
  const calls = [
    () => stage.send('GET', '/api/auth/me', { token }),
    () => stage.send('GET', '/api/sessions/campaign/:sessionId', { token, parameter: sessionId }),
    () => stage.send('GET', '/api/chat/sessions/:conversationId', { token, parameter: conversationId }),
  ]
  const signIn = () => stage.send('POST', '/api/auth/login', { body: { email, password: STAGE_PASSWORD } })
  const times: number[] = []
  await delay((PAUSE_MS * startAt) / PEOPLE)
  for (let made = startAt * 5; performance.now() < until; made++) {
    const since = performance.now()
    const call = made % SIGN_IN_EVERY === 0 ? signIn : calls[made % calls.length]
    const { status } = (await call?.()) ?? { status: 0 }
    times.push(status === 200 ? performance.now() - since : Number.POSITIVE_INFINITY)
    await delay(PAUSE_MS)
  }
  return times
}
