import { readFile } from 'node:fs/promises'
import { chat, DemoSessionReceipt, type SessionSummary, subscriptions, successReply } from '@placard/contract'
import { ScriptedModel, says } from '@placard/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf } from '../../testing/account-calls.ts'
import { aDemoSession } from '../../testing/demo-sessions.ts'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const MIGRATION = new URL('../../../migrations/0013_imported_marks.sql', import.meta.url)

let server: TestServer
let model: ScriptedModel

beforeAll(async () => {
  model = new ScriptedModel(says('Indeed.'))
  server = await testServer({ chatModel: model })
  await seedShipped(server)
})
afterAll(() => server.close())

/** Somebody with an account who brings sessions along. */
async function aVisitor() {
  const { token } = await server.signUp()
  const caller = callerOf(server, token)
  const player = Player.inside(server.app, token)
  const used = async () => (await caller.get(subscriptions.usage.path)).json().data.limits.usedCampaigns
  const bring = async (seed: number, steps: number) => {
    const { session } = await aDemoSession(seed, steps)
    const receipt = successReply(DemoSessionReceipt).parse(
      (await caller.post('/api/demo-import/sessions', session)).json(),
    ).data
    if (receipt.outcome !== 'kept') throw new Error(JSON.stringify(receipt))
    return receipt.sessionId
  }
  const listed = async (sessionId: string) => (await player.history()).data?.find(({ id }) => id === sessionId)
  return { caller, player, used, bring, listed }
}

const mark = (summary: SessionSummary | undefined) => summary?.isImported

describe('what came from a demo', () => {
  it('D9 is marked wherever its result shows: history, session, branches of it, and what a chat is told of it', async () => {
    const { caller, player, bring, listed } = await aVisitor()
    const whole = await bring(1, 20_000)
    expect((await listed(whole))?.status).toBe('concluded')
    expect(mark(await listed(whole))).toBe(true)
    const detail = (await player.get(whole)).data
    expect(mark(detail?.session)).toBe(true)
    const branch = (await player.start({ campaignId: 'climate-crisis-summit', from: { sessionId: whole, seq: 40 } }))
      .data
    expect(mark(branch?.session)).toBe(true)
    await player.command(branch?.session.id ?? '', { kind: 'resume' })
    expect(mark(await listed(branch?.session.id ?? ''))).toBe(true)
    const own = await player.open()
    expect(mark(await listed(own))).toBeUndefined()
    await caller.post(chat.send.path, { message: 'How did I do?', context: { kind: 'debrief', sessionId: whole } })
    expect(model.orders.at(-1)?.background?.text).toContain('The record was imported')
  })

  it('D9 counts when it goes on, not for lying there, and once however often and from wherever it is resumed', async () => {
    const { player, used, bring } = await aVisitor()
    const whole = await bring(2, 20_000)
    const begun = await bring(3, 30)
    expect(await used()).toBe(0)
    // nothing of this makes it go on
    await player.command(begun, { kind: 'pause' })
    await player.command(begun, { kind: 'act', act: { kind: 'remark' }, text: 'Hello?' })
    expect(await used()).toBe(0)
    const both = await Promise.all([1, 2].map((key) => player.command(begun, { kind: 'resume' }, `resume-${key}`)))
    expect(both.map(({ data }) => data?.outcome)).toEqual(['taken', 'taken'])
    expect(await used()).toBe(1)
    await player.command(begun, { kind: 'pause' })
    await player.command(begun, { kind: 'resume' })
    expect(await used()).toBe(1)
    const branch = await player.open({ campaignId: 'climate-crisis-summit', from: { sessionId: whole, seq: 1 } })
    await player.command(branch, { kind: 'resume' })
    expect(await used()).toBe(2)
  })

  it('D9 holds 45 fresh openings that one FREE account brings along to the campaigns of its plan, and loses none', async () => {
    const { player, used, bring } = await aVisitor()
    const brought: string[] = []
    for (let seed = 100; seed < 145; seed += 1) brought.push(await bring(seed, 1))
    expect(await used()).toBe(0)
    const answers = await Promise.all(brought.map((id) => player.command(id, { kind: 'resume' })))
    const refused = answers.filter(({ status }) => status === 402)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
    expect(refused).toHaveLength(5)
    for (const { problem } of refused) {
      expect(problem?.code).toBe('usage-limit-reached')
      expect(problem?.error).toMatch(/all 40 campaign sessions.*\d+ [A-Z]/)
    }
    expect(await used()).toBe(40)
    const rest = (await player.history()).data?.filter(({ status }) => status === 'paused') ?? []
    expect(rest).toHaveLength(5)
    expect((await player.start()).status).toBe(402)
  })

  it('D9 is recognised where it was brought along before there was a mark', async () => {
    const { caller, player, bring, listed } = await aVisitor()
    const [whole, resting, going] = [await bring(4, 20_000), await bring(5, 1), await bring(6, 30)]
    server.clock.advance(1000)
    await player.command(going, { kind: 'resume' })
    const branch = await player.open({ campaignId: 'climate-crisis-summit', from: { sessionId: whole, seq: 40 } })
    const own = await player.open()
    await player.command(own, { kind: 'pause' })
    const { $client } = server.db
    const marks = async () => (await $client.query('select id, imported from sessions order by id')).rows
    const before = await marks()
    const said = (await caller.post(chat.send.path, { message: 'Hello' })).json().data
    await $client.query('update sessions set imported = null')
    const [, , ...backfill] = (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint')
    for (const statement of backfill) await $client.query(statement)
    expect(await marks()).toEqual(before)
    expect([mark(await listed(resting)), mark(await listed(branch)), mark(await listed(own))]).toEqual([
      true,
      true,
      undefined,
    ])
    const { messages } = (await caller.get(chat.get.path.replace(/:\w+/, said.conversationId))).json().data
    expect(messages.map(({ isImported }: { isImported?: boolean }) => isImported)).toEqual([undefined, undefined])
  })
})
