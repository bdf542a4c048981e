import type { SessionCommand } from '@placard/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type StalledService, startStalledService } from '../adapters/language-model/testing/stalled-service.ts'
import { languageOver } from '../adapters/language-model/testing/vendor.ts'
import type { Configuration } from '../config/configuration.ts'
import { Player } from '../testing/player.ts'
import { seedShipped } from '../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const SESSIONS = 50
const ROUNDS = 4
/** Most rounds until one of them is undisturbed: the machines are shared. */
const MOST_ROUNDS = 12
const REMARK: SessionCommand = { kind: 'act', act: { kind: 'remark' }, text: 'We thank the chair.' }

let silent: StalledService
let server: TestServer | undefined

beforeAll(async () => {
  silent = await startStalledService()
})
afterAll(() => silent.close())
afterEach(async () => {
  await server?.close()
  server = undefined
})

/**
 * p95 latency from command to view in ms, of players at fifty tables who all speak in every round; that of the quietest
 * round. Stops when one was faster than `enough`.
 */
async function p95With(configuration: Partial<Configuration>, enough = Number.POSITIVE_INFINITY): Promise<number> {
  server = await testServer({ configuration })
  await seedShipped(server)
  const tables = []
  for (let at = 0; at < SESSIONS; at += 1) {
    const player = Player.inside(server.app, (await server.signUp()).token)
    tables.push({ player, sessionId: await player.open({ seed: at + 1 }) })
  }
  const rounds: number[] = []
  while (rounds.length < ROUNDS || (rounds.length < MOST_ROUNDS && Math.min(...rounds) >= enough)) {
    const times: number[] = []
    server.clock.advance(3_600)
    for (const { player, sessionId } of tables) {
      const start = performance.now()
      const { status } = await player.command(sessionId, REMARK)
      times.push(performance.now() - start)
      expect(status).toBe(200)
    }
    rounds.push(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0)
  }
  await server.close()
  server = undefined
  return Math.min(...rounds)
}

describe('fifty sessions whose language model is away', () => {
  it('play as fast as without one: refused at once, or never answered', async () => {
    const without = await p95With({})
    // loose bound for shared machines: the decision record has the figures
    const most = without * 2 + 20
    const refused = await p95With({ language: languageOver({ url: 'http://127.0.0.1:9' }, ['gemini']) }, most)
    const unanswered = await p95With({ language: languageOver(silent, ['gemini']) }, most)
    expect({ refused: refused < most, unanswered: unanswered < most }).toEqual({ refused: true, unanswered: true })
  })
})
