import { randomUUID } from 'node:crypto'
import { campaigns, type SessionCommand } from '@placard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const REMARK: SessionCommand = { kind: 'act', act: { kind: 'remark' }, text: 'We thank the chair.' }

let server: TestServer
let ada: Player
let adaToken: string
let ben: Player

beforeAll(async () => {
  server = await testServer({ configuration: { maxPace: 3 } })
  await seedShipped(server)
  adaToken = (await server.signUp()).token
  ada = Player.inside(server.app, adaToken)
  ben = Player.inside(server.app, (await server.signUp()).token)
})
afterAll(() => server.close())

describe('the catalogue', () => {
  const read = (url: string) => server.app.inject({ url, headers: { authorization: `Bearer ${adaToken}` } })

  it('shows all six campaigns, featured ones first', async () => {
    const list = campaigns.list.reply.parse((await read('/api/campaigns')).json().data)
    expect(list.map(({ featured }) => featured)).toEqual([true, true, true, false, false, false])
    expect(list[0]?.id).toBe('climate-crisis-summit')
  })

  it('shows a campaign whole, and nothing where there is none', async () => {
    const answer = await read('/api/campaigns/climate-crisis-summit')
    expect(campaigns.get.reply.parse(answer.json().data).issues.length).toBeGreaterThanOrEqual(5)
    expect((await read('/api/campaigns/no-such-thing')).statusCode).toBe(404)
    expect((await read('/api/campaigns/%00')).statusCode).toBe(404)
  })
})

describe('opening a session', () => {
  it('gives the seat asked for, its secrets and nobody else’s', async () => {
    const { data, status } = await ada.start()
    expect(status).toBe(201)
    expect(data?.session).toMatchObject({ country: 'KEN', status: 'active', pace: 1, knownDraw: true })
    expect(data?.view.you).toBe('ken')
    // the strict schema of the view has one place for secrets, the own ones
    expect(Object.keys(data?.view.seats[0] ?? {})).not.toContain('table')
  })

  it.each([
    { body: { campaignId: 'no-such-thing' }, status: 404, code: 'not-found' },
    { body: { country: 'XYZ' }, status: 422, code: 'validation-failed', field: 'country' },
    { body: { country: 'ken' }, status: 422, code: 'validation-failed', field: 'country' },
    { body: { pace: 3.5 }, status: 422, code: 'validation-failed', field: 'pace' },
    { body: { pace: 0 }, status: 422, code: 'validation-failed', field: 'pace' },
    { body: { seed: -1 }, status: 422, code: 'validation-failed', field: 'seed' },
    { body: { draw: { seed: 1, salt: 'XY' } }, status: 422, code: 'validation-failed', field: 'draw.salt' },
    {
      body: { from: { sessionId: randomUUID(), seq: 0 } },
      status: 422,
      code: 'validation-failed',
      field: 'from.seq',
    },
    { body: { from: { sessionId: randomUUID(), seq: 9 } }, status: 404, code: 'not-found' },
  ])('refuses $body with $code', async ({ body, status, code, field }) => {
    const answer = await ada.start(body)
    expect(answer.status).toBe(status)
    expect(answer.problem?.code).toBe(code)
    expect(answer.problem?.fields?.map((issue) => issue.field)).toEqual(field === undefined ? undefined : [field])
  })

  it('draws one of the member states for a player who names none', async () => {
    const { data } = await ada.start({ country: undefined })
    expect(data?.session.country).toMatch(/^[A-Z]{3}$/)
  })

  it('answers the same key with the same session, also twice at once', async () => {
    const [first, second] = await Promise.all([ada.start({}, 'start-1'), ada.start({}, 'start-1')])
    const third = await ada.start({}, 'start-1')
    expect(new Set([first, second, third].map(({ data }) => data?.session.id)).size).toBe(1)
    expect((await ada.start({ seed: 8 }, 'start-1')).problem?.code).toBe('idempotency-key-reused')
    expect((await ben.start({}, 'start-1')).data?.session.id).not.toBe(first.data?.session.id)
  })
})

describe('a replay', () => {
  it('is not there before the session is over, nor for anybody else', async () => {
    const id = await ada.open()
    const ask = (token: string) =>
      server.app.inject({
        url: `/api/sessions/campaign/${id}/replay`,
        headers: { authorization: `Bearer ${token}` },
      })
    expect((await ask(adaToken)).statusCode).toBe(404)
    expect((await ask((await server.signUp()).token)).statusCode).toBe(404)
  })
})

describe('somebody else’s session (AZ-2)', () => {
  it('answers word for word what a session that is not there answers', async () => {
    const theirs = await ada.open()
    const nowhere = randomUUID()
    const calls = (player: Player, id: string) =>
      Promise.all([player.get(id), player.command(id, REMARK), player.command(id, { kind: 'pause' }), player.save(id)])
    const [mine, none] = [await calls(ben, theirs), await calls(ben, nowhere)]
    const plain = (answers: typeof mine) =>
      answers.map(({ status, problem }) => ({ status, problem: { ...problem, requestId: '' } }))
    expect(mine.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(plain(mine)).toEqual(plain(none))
    expect((await ada.get(theirs)).data?.session.status).toBe('active')
  })

  it('is in nobody else’s list', async () => {
    const theirs = await ada.open()
    expect((await ada.history()).data?.map(({ id }) => id)).toContain(theirs)
    expect((await ben.history()).data?.map(({ id }) => id)).not.toContain(theirs)
  })
})

describe('a command', () => {
  it('is taken, and is in the log up to the position answered', async () => {
    const id = await ada.open()
    const { data } = await ada.command(id, { kind: 'say', text: 'We propose $300 billion a year.' })
    expect(data?.outcome).toBe('taken')
    expect(data?.entries.at(-1)?.seq).toBeLessThanOrEqual(data?.seq ?? 0)
    expect((await ada.save(id)).data).toEqual({ saved: true, seq: data?.seq })
  })

  it('out of order is refused with the rule it broke', async () => {
    const id = await ada.open()
    const { status, problem } = await ada.command(id, { kind: 'act', act: { kind: 'vote', choice: 'for' } })
    expect(status).toBe(409)
    expect(problem?.code).toBe('command-rejected')
    expect(problem?.rejection?.code).toMatch(/^[a-z-]+$/)
  })

  it.each([
    { text: '', status: 422, because: 'nothing was said' },
    { text: ' \n\t', status: 422, because: 'nothing was said' },
    { text: '\u0007\u202e', status: 422, because: 'nothing is left when the tricks are taken out' },
    { text: 'We \ud800 agree.', status: 422, because: 'half a character is no text' },
    { text: 'We agree.\u0000', status: 422, because: 'a NUL cannot be stored' },
    { text: 'x'.repeat(4001), status: 422, because: 'a statement has at most 4,000 characters' },
    { text: 'x'.repeat(4000), status: 200, because: '4,000 characters are a statement' },
    { text: 'We support \u202ethis\u0007 text.', status: 200, because: 'tricks are taken out' },
  ])('answers $status to a text, because $because', async ({ text, status }) => {
    const id = await ada.open()
    const answer = await ada.command(id, { kind: 'say', text })
    expect(answer.status).toBe(status)
    const said = answer.data?.entries.map(({ words }) => words).join('') ?? ''
    expect(said).not.toMatch(/(?!\s)[\p{Cc}\p{Bidi_Control}]/u)
    expect(said.isWellFormed()).toBe(true)
  })

  it('under one key is taken once, answered the same, and never for another wish', async () => {
    const id = await ada.open()
    const [first, second] = await Promise.all([ada.command(id, REMARK, 'say-1'), ada.command(id, REMARK, 'say-1')])
    const third = await ada.command(id, REMARK, 'say-1')
    expect(second.data).toEqual(first.data)
    expect(third.data).toEqual(first.data)
    const said = (await ada.get(id)).data?.entries.filter(({ act }) => act === 'remark')
    expect(said).toHaveLength(1)
    expect((await ada.command(id, { kind: 'pause' }, 'say-1')).problem?.code).toBe('idempotency-key-reused')
  })

  it('from two tabs at once is taken from both, one after the other', async () => {
    const id = await ada.open()
    const answers = await Promise.all(Array.from({ length: 6 }, () => ada.command(id, REMARK)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(new Set(answers.map(({ data }) => data?.seq)).size).toBe(6)
  })

  it('to leave stops the session at once, and another lets it go on', async () => {
    const id = await ada.open()
    expect((await ada.command(id, { kind: 'pause' })).data?.view.status).toBe('paused')
    server.clock.advance(60_000)
    const resumed = await ada.command(id, { kind: 'resume' })
    expect(resumed.data?.view).toMatchObject({ status: 'active', clock: { elapsedMs: 0 } })
  })
})

it('shows a session only from the position asked for', async () => {
  const id = await ada.open()
  const { data } = await ada.command(id, REMARK)
  const seq = data?.seq ?? 0
  expect((await ada.get(id, seq)).data?.entries).toEqual([])
  expect((await ada.get(id, Number.MAX_SAFE_INTEGER)).data?.view.seq).toBe(seq)
})
