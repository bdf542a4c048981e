import { setTimeout as wait } from 'node:timers/promises'
import { engineOf, type TranscriptEntry } from '@placard/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { PostgresEventStore } from '../adapters/event-store/postgres-event-store.ts'
import { languageOver } from '../adapters/language-model/testing/vendor.ts'
import { vendorForTests } from '../adapters/language-model/testing/vendor-for-tests.ts'
import { modelAtTheTable } from '../testing/model-at-the-table.ts'
import { Player } from '../testing/player.ts'
import { seedShipped } from '../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

const vendor = vendorForTests()
const CAMPAIGN = { campaignId: 'pandemic-preparedness', country: 'KEN' } as const
/** Fast enough for a whole campaign within one sign-in. */
const PACE = 100
const TICK = { kind: 'resume' } as const
/** Unusual enough for the built-in reader to be unsure. */
const ODD = 'Friends, a thought before tea: might the purse not open a hand’s breadth, all things considered?'
const PROPOSE = { readings: [{ act: 'propose', changes: ['A2'], confidence: 0.9 }] }

let server: TestServer | undefined

afterEach(async () => {
  await server?.close()
  server = undefined
})

/** A server whose language model is the fake. */
async function aTable() {
  server = await testServer({ configuration: { language: languageOver(vendor, ['gemini']) } })
  await seedShipped(server)
  const player = Player.inside(server.app, (await server.signUp()).token)
  return { server, player, sessionId: await player.open({ ...CAMPAIGN, pace: PACE }) }
}
type Table = Awaited<ReturnType<typeof aTable>>

/** Advances the session by some seconds of its own time, leaving the model a moment for each few of them. */
async function run({ server, player, sessionId }: Table, seconds: number) {
  for (let at = 0; at < seconds; at += 3) {
    server.clock.advance(3_000 / PACE)
    await wait(8)
    const { data } = await player.command(sessionId, TICK)
    if (data?.view.status === 'concluded') return
  }
}

async function spoken({ player, sessionId }: Table): Promise<readonly TranscriptEntry[]> {
  const entries = (await player.get(sessionId)).data?.entries ?? []
  return entries.filter(({ kind, origin }) => kind === 'speech' && origin !== 'person')
}

/** The secrets of a session, which only the engine may know, as they would be written in a text. */
async function secretsOf(table: Table): Promise<readonly string[]> {
  const [opened] = await new PostgresEventStore(table.server.db.$client).events(table.sessionId, 0, 1)
  if (opened?.kind !== 'session-opened') throw new Error('the log has no opening')
  return opened.state.seats.flatMap(({ secrets: { agenda, reservation, best, table: scores } }) => [
    ...sentencesOf(agenda),
    ...[reservation, best, ...scores.flat()].map(String).filter((figure) => figure.length > 5),
  ])
}

/** The sentences of an agenda; shorter ones name public clauses. */
function sentencesOf(agenda: string): readonly string[] {
  return agenda
    .split(/[.!?]\s/)
    .flatMap((sentence) => (sentence.split(' ').length < 6 ? [] : [folded(sentence).trim()]))
}

/** Words and figures alone, so that punctuation hides nothing. */
const folded = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}.]+|\.(?!\d)/gu, ' ')

const asked = () => vendor.getRequests().map(({ body }) => JSON.stringify(body))

describe('a campaign with a language model', () => {
  it('is read and worded by it, and gives it no secret', async () => {
    const worded = modelAtTheTable(vendor, () => PROPOSE)
    const table = await aTable()
    await run(table, 60)
    const answer = await table.player.command(table.sessionId, { kind: 'say', text: ODD })
    expect(answer.data).toMatchObject({ outcome: 'taken', readBy: 'gemini gemini-x reading-1' })
    expect(answer.data?.readings[0]).toMatchObject({
      act: { kind: 'propose', changes: [{ issue: 0, option: 2 }] },
      confidence: 0.9,
    })
    await run(table, 1_500)

    const lines = await spoken(table)
    const byModel = lines.filter(({ wordedBy }) => wordedBy !== undefined)
    expect(lines.length).toBeGreaterThan(50)
    expect(byModel.length / lines.length).toBeGreaterThan(0.6)
    expect(new Set(byModel.map(({ wordedBy }) => wordedBy))).toEqual(new Set(['gemini gemini-x speech-1']))
    // lines signed by it are its own, and only those
    for (const { words } of byModel) expect(worded.some((line) => words.startsWith(line.words))).toBe(true)
    const own = lines.filter(({ wordedBy }) => wordedBy === undefined)
    for (const { words } of own) expect(worded.some((line) => words.startsWith(line.words))).toBe(false)

    const secrets = await secretsOf(table)
    expect(secrets.length).toBeGreaterThan(100)
    const told = asked().map(folded)
    expect(told.length).toBeGreaterThan(50)
    expect(secrets.filter((secret) => told.some((body) => body.includes(secret)))).toEqual([])
  })

  it('is unchanged for what the built-in reader is sure of: no model is asked', async () => {
    modelAtTheTable(vendor, () => PROPOSE)
    const table = await aTable()
    await run(table, 30)
    const before = asked().filter((body) => body.includes('What the delegate says')).length
    const { data } = await table.player.command(table.sessionId, { kind: 'say', text: 'We ask for the floor.' })
    expect(data).toMatchObject({ outcome: 'taken', readBy: 'embedded' })
    expect(asked().filter((body) => body.includes('What the delegate says')).length).toBe(before)
  })

  it('speaks no line of a model that repeats its whole prompt', async () => {
    vendor.onMessage(/.*/, ({ messages }) => ({
      content: JSON.stringify({ words: messages.map(({ content }) => content).join(' '), readings: [] }),
    }))
    const table = await aTable()
    await run(table, 300)
    const { data } = await table.player.command(table.sessionId, { kind: 'say', text: ODD })
    expect(data?.readBy).toBe('embedded')
    const lines = await spoken(table)
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter(({ wordedBy }) => wordedBy !== undefined)).toEqual([])
    expect(JSON.stringify(lines)).not.toContain('To be named')
  })

  it.each([
    { how: 'answers 500', fail: () => vendor.onMessage(/.*/, { error: { message: 'no', type: 'x' }, status: 500 }) },
    { how: 'stalls', fail: () => vendor.onMessage(/.*/, { content: '{"words":"late"}' }, { latency: 3_600_000 }) },
    {
      how: 'is cut',
      fail: () => vendor.onMessage(/.*/, { content: '{"words":"cut off in the' }, { truncateAfterChunks: 3 }),
    },
    { how: 'talks garbage', fail: () => vendor.onMessage(/.*/, { content: 'ÿþ{{{ not a thing ]] 42' }) },
  ])('loses nothing when it $how half-way', async ({ fail }) => {
    modelAtTheTable(vendor, () => PROPOSE)
    const table = await aTable()
    await run(table, 240)
    const before = await spoken(table)
    expect(before.some(({ wordedBy }) => engineOf(wordedBy) !== undefined)).toBe(true)

    vendor.reset()
    fail()
    const { data, status } = await table.player.command(table.sessionId, { kind: 'say', text: ODD }, 'once')
    expect([status, data?.readBy]).toEqual([200, 'embedded'])
    const [best] = data?.readings ?? []
    if (data?.outcome === 'unclear' && best !== undefined) {
      await table.player.command(table.sessionId, { kind: 'act', act: best.act, text: ODD })
    }
    await run(table, 240)
    const after = await spoken(table)
    expect(after.length).toBeGreaterThan(before.length + 5)
    expect(after.slice(0, before.length)).toEqual(before)
    const entries = (await table.player.get(table.sessionId)).data?.entries ?? []
    expect(entries.filter(({ words }) => words === ODD)).toHaveLength(1)
    expect(entries.some(({ words }) => /late|cut off in|ÿþ/.test(words))).toBe(false)
    expect(after.at(-1)?.wordedBy).toBeUndefined()
  })
})
