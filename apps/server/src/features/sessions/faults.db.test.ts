import type { TranscriptEntry } from '@placard/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PageSocket } from '../../testing/page-socket.ts'
import { type Answered, Player } from '../../testing/player.ts'
import { openWorkbench, type Program, signUpAt, untilReady, type Workbench } from '../../testing/workbench.ts'

const FAST = { PLACARD_MAX_PACE: '10000' }

let bench: Workbench

beforeEach(async () => {
  bench = await openWorkbench()
  await bench.takeDatabase()
})
afterEach(() => bench.clear())

const saying = (text: string) => ({ kind: 'act', act: { kind: 'remark' }, text }) as const

/** Somebody who keeps talking and writes down what was acknowledged. */
function talkative(player: Player, sessionId: string) {
  const heard = { acknowledged: [] as TranscriptEntry[], failures: [] as Answered<unknown>[], isOver: false }
  const talk = async () => {
    for (let at = 0; !heard.isOver; at++) {
      const answer = await player.command(sessionId, saying(`Statement ${at}.`), `say-${at}`).catch(() => undefined)
      if (answer?.data) heard.acknowledged.push(...answer.data.entries)
      else if (answer) heard.failures.push(answer)
      else break
    }
  }
  return { heard, done: talk() }
}

async function expectAllThere(player: Player, sessionId: string, acknowledged: readonly TranscriptEntry[]) {
  const entries = (await player.get(sessionId)).data?.entries ?? []
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]))
  expect(acknowledged.length).toBeGreaterThan(5)
  for (const entry of acknowledged) expect(bySeq.get(entry.seq)).toEqual(entry)
  const said = entries.map(({ words }) => words).filter((words) => words.startsWith('Statement'))
  expect(new Set(said).size).toBe(said.length)
}

async function seqOf(player: Player, sessionId: string): Promise<number> {
  return (await player.get(sessionId)).data?.view.seq ?? 0
}

const isBack = async (player: Player, sessionId: string, text: string) =>
  (await player.command(sessionId, saying(text)).catch(() => undefined))?.status === 200

describe('a kill -9 during play', () => {
  async function playing(program: Program) {
    const address = await untilReady(program)
    const token = await signUpAt(address, 'ada@example.org')
    const player = Player.at(address, token)
    const sessionId = await player.open({ pace: 100 })
    const talk = talkative(player, sessionId)
    await expect.poll(() => talk.heard.acknowledged.length).toBeGreaterThan(20)
    return { token, sessionId, ...talk }
  }

  it('of the server loses nothing it acknowledged, and the session goes on after the next start', async () => {
    const first = bench.run('main.ts', [], FAST)
    const { token, sessionId, heard, done } = await playing(first)
    first.child.kill('SIGKILL')
    await done
    const player = Player.at(await untilReady(bench.run('main.ts', [], FAST)), token)
    await expectAllThere(player, sessionId, heard.acknowledged)
    const seq = await seqOf(player, sessionId)
    // the lease of the dead server lasts ten seconds
    await expect.poll(() => seqOf(player, sessionId)).toBeGreaterThan(seq)
    expect((await player.command(sessionId, saying('We are back.'))).status).toBe(200)
  })

  it('of server and database loses nothing that was acknowledged', async () => {
    const first = bench.run('main.ts', [], FAST)
    const { token, sessionId, heard, done } = await playing(first)
    process.kill(await bench.databasePid(), 'SIGKILL')
    first.child.kill('SIGKILL')
    await done
    const player = Player.at(await untilReady(bench.run('main.ts', [], FAST)), token)
    await expectAllThere(player, sessionId, heard.acknowledged)
  })

  it('of the database is answered with 503 and a sentence, and heals by itself (DB-2)', async () => {
    const program = bench.run('main.ts', [], FAST)
    const { token, sessionId, heard, done } = await playing(program)
    const player = Player.at(await untilReady(program), token)
    process.kill(await bench.databasePid(), 'SIGKILL')
    await expect.poll(() => heard.failures.length, { interval: 5 }).toBeGreaterThan(0)
    await expect.poll(() => isBack(player, sessionId, 'Back.'), { interval: 50 }).toBe(true)
    heard.isOver = true
    await done
    expect([...new Set(heard.failures.map(({ status }) => status))]).toEqual([503])
    expect(heard.failures[0]?.problem?.error).toMatch(/not available at the moment/)
    await expectAllThere(player, sessionId, heard.acknowledged)
    const seq = await seqOf(player, sessionId)
    await expect.poll(() => seqOf(player, sessionId)).toBeGreaterThan(seq)
    expect(program.child.exitCode).toBe(null)
  })

  it('of the database does not end the socket’s story: it goes on without a gap', async () => {
    const program = bench.run('main.ts', [], FAST)
    const address = await untilReady(program)
    const token = await signUpAt(address, 'ada@example.org')
    const player = Player.at(address, token)
    const sessionId = await player.open({ pace: 100 })
    const page = await PageSocket.following(address, token, sessionId)
    process.kill(await bench.databasePid(), 'SIGKILL')
    await expect.poll(() => isBack(player, sessionId, 'Back.'), { interval: 50 }).toBe(true)
    const pages = [page]
    if (page.closeCode !== undefined) pages.push(await PageSocket.following(address, token, sessionId, page.seq()))
    const last = pages.at(-1) ?? page
    const seq = await seqOf(player, sessionId)
    await last.until(() => last.seq() >= seq)
    const shown = pages.flatMap((each) => each.entries())
    const stored = (await player.get(sessionId)).data?.entries.map((entry) => entry.seq) ?? []
    expect(shown.filter((at) => at <= seq)).toEqual(stored.filter((at) => at <= seq))
  })
})
