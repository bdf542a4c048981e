import { setTimeout as delay } from 'node:timers/promises'
import type { DemoSession } from '@placard/contract'
import { replay, type SessionEvent, stateHash } from '@placard/engine'
import { BEAT_MS, beats } from './beats.ts'
import { type Figure, percentile } from './figure.ts'
import { temporaryServer } from './processes.ts'
import { Visitor } from './visitor.ts'

const CALM_MS = 3_000

/** A simulated session with its seed. */
export interface PlayedLog {
  readonly seed: number
  readonly events: readonly SessionEvent[]
}

/**
 * Latency of debriefs of a real server, computed one after the other, and the latency of other users' requests
 * meanwhile.
 */
export async function besideOthers(logs: readonly PlayedLog[]): Promise<Figure[]> {
  await using server = await temporaryServer()
  const [person, other] = [await Visitor.join(server.address), await Visitor.join(server.address)]
  const paths: string[] = []
  for (const log of logs) paths.push(await movedIn(server.address, person, log))
  const ask = (who: Visitor, path: string) =>
    fetch(server.address + path, { headers: { authorization: `Bearer ${who.token}` } })
  const calm = await beats(() => ask(other, '/api/auth/me'), delay(CALM_MS))
  const waits: number[] = []
  const all = async () => {
    for (const path of paths) {
      const since = performance.now()
      while ((await ask(person, path)).status === 202) await delay(BEAT_MS)
      waits.push(performance.now() - since)
    }
  }
  const busy = await beats(() => ask(other, '/api/auth/me'), all())
  return [
    { name: 'debrief made by a worker, median wait', value: percentile(waits, 0.5), unit: 'ms' },
    { name: 'debrief made by a worker, longest wait', value: percentile(waits, 1), unit: 'ms' },
    { name: 'p95 of others while debriefs are made', value: percentile(busy, 0.95), unit: 'ms' },
    { name: 'p95 of others while nothing is made', value: percentile(calm, 0.95), unit: 'ms' },
  ]
}

/** Imports a session of a demo into an account. @returns the URL of its debrief. */
async function movedIn(address: string, { token }: Visitor, { seed, events }: PlayedLog): Promise<string> {
  const state = replay(events)
  const { sessionId } = state
  const session: DemoSession = {
    importId: crypto.randomUUID(),
    sessionId,
    seed,
    stateHash: stateHash(state),
    log: events.map((event) => JSON.stringify(event)).join('\n'),
  }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const url = `${address}/api/demo-import/sessions`
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(session) })
  const said = await answer.text()
  if (!said.includes('"kept"')) throw new Error(said)
  return `/api/sessions/campaign/${sessionId}/debrief`
}
