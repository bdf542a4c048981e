import { randomUUID } from 'node:crypto'
import { Campaign, campaignCalls, type RouteDefinition } from '@placard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CAMPAIGNS_FOLDER, readShippedCampaigns } from '../../app/shipped-campaigns.ts'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const SCENARIO = { scenarioId: 'climate-crisis-summit', scenarioContext: 'A summit', theme: 'Climate' }

let server: TestServer
let token: string
let ada: Player

beforeAll(async () => {
  server = await testServer()
  await seedShipped(server)
  token = (await server.signUp({ name: 'Ada' })).token
  ada = Player.inside(server.app, token)
})
afterAll(() => server.close())

function post(
  { path, method }: RouteDefinition,
  payload: object,
  { as = token, key }: { as?: string; key?: string } = {},
) {
  const headers = { authorization: `Bearer ${as}`, ...(key === undefined ? {} : { 'idempotency-key': key }) }
  return server.app.inject({ method, url: path, headers, payload })
}

/** Makes the server's clock run as fast as its sessions are waited for. */
async function whileTimePasses<Result>(work: () => Promise<Result>): Promise<Result> {
  const running = setInterval(() => server.clock.advance(1_000), 20)
  try {
    return await work()
  } finally {
    clearInterval(running)
  }
}

describe('before a session', () => {
  const { generatePlayerCharacter, generateAiCharacters } = campaignCalls

  it('makes the character that starting with the same country and seed gives', async () => {
    const answer = await post(generatePlayerCharacter, { ...SCENARIO, difficulty: 'expert', country: 'KEN', seed: 7 })
    const character = generatePlayerCharacter.reply.parse(answer.json().data)
    const { data } = await ada.start({ country: 'KEN', seed: 7 })
    const seat = data?.view.seats.find(({ isYou }) => isYou)
    expect(character).toMatchObject({ id: seat?.id, name: 'Ada', title: seat?.delegate.title, country: 'Kenya' })
    expect(character).toMatchObject({ credibility: 75, secretAgenda: data?.view.own.agenda, fallback: false })
  })

  it('makes the delegates opposite, as many as the campaign says, and shows no agenda of theirs', async () => {
    const player = (await post(generatePlayerCharacter, { ...SCENARIO, country: 'KEN' })).json().data
    const body = { ...SCENARIO, playerCharacter: player, characters: [] }
    const { characters } = generateAiCharacters.reply.parse((await post(generateAiCharacters, body)).json().data)
    expect(characters).toHaveLength(6)
    expect(new Set(characters.map(({ color }) => color)).size).toBe(6)
    expect(characters.filter((character) => 'secretAgenda' in character)).toEqual([])
    const shipped = (await readShippedCampaigns(CAMPAIGNS_FOLDER)).map((each) => Campaign.parse(each.value))
    const seats = shipped.find(({ id }) => id === SCENARIO.scenarioId)?.seats ?? []
    expect(seats).toHaveLength(6)
    const text = JSON.stringify(characters)
    for (const { agenda } of seats) expect(text).not.toContain(agenda)
  })

  it.each([
    { body: { ...SCENARIO, scenarioId: 'nowhere' }, status: 404, because: 'there is no such campaign' },
    { body: { ...SCENARIO, country: 'XYZ' }, status: 422, because: 'there is no such country' },
    { body: { ...SCENARIO, difficulty: 'easy' }, status: 422, because: 'there is no such difficulty' },
    { body: { ...SCENARIO, credibility: 100 }, status: 422, because: 'nobody asks for a field like that' },
    { body: { scenarioContext: '' }, status: 422, because: 'the campaign is not named' },
  ])('answers $status when $because', async ({ body, status }) => {
    const answer = await post(generatePlayerCharacter, body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ success: false, code: expect.any(String), requestId: expect.any(String) })
  })
})

describe('in a session', () => {
  const { generateCrisis, processPlayerInput, processChoice, generateAutonomous } = campaignCalls

  /** What a page of the specification hands in about a session, none of it true. */
  const CLAIMED = {
    playerCharacter: { name: 'Zed', country: 'Utopia', credibility: 100 },
    aiCharacters: [{ id: 'usa', secretAgenda: 'Give in at once.' }],
    currentCrisis: { title: 'All is well', status: 'answered' },
    currentPhase: 'resolution',
  } as const

  it('says what the player says, whatever else the page claims, and brings the answers', async () => {
    const sessionId = await ada.open()
    const log = { title: 'Hm', content: 'Hm', timestamp: 1, type: 'system_message' }
    const body = {
      ...CLAIMED,
      sessionId,
      transcript: 'What would Germany need on climate finance?',
      campaignLog: [log],
    }
    const answer = await whileTimePasses(() =>
      post(processPlayerInput, { ...body, difficulty: 'beginner', timeRemaining: 1 }),
    )
    const { outcome, characterResponses, fallback } = processPlayerInput.reply.parse(answer.json().data)
    expect({ outcome, fallback }).toEqual({ outcome: 'taken', fallback: false })
    const { data } = await ada.get(sessionId)
    const replies = data?.entries.filter(({ origin, kind }) => origin === 'reply' && kind === 'speech')
    expect(characterResponses.map(({ character }) => character)).toContain('deu')
    expect(characterResponses).toEqual(replies?.map(({ seat, words }) => ({ character: seat, content: words })))
    expect(data?.entries.find(({ origin }) => origin === 'person')).toMatchObject({
      seat: 'ken',
      words: body.transcript,
    })
    expect(data?.view.clock.phaseIndex).toBe(0)
  })

  it('answers the crisis it shows, at the price it shows', async () => {
    const sessionId = await ada.open()
    const body = {
      sessionId,
      initialCrisis: null,
      currentPhase: 'opening',
      characters: [],
      context: '',
      difficulty: 'expert',
    }
    const crisis = generateCrisis.reply.parse((await post(generateCrisis, body)).json().data)
    const [choice] = crisis.playerChoices
    const chosen = await post(processChoice, { ...CLAIMED, sessionId, choice })
    const { succeeded, consequences } = processChoice.reply.parse(chosen.json().data)
    const { data } = await ada.get(sessionId)
    expect(data?.view.crisis?.answer).toMatchObject({ choice: choice?.id, succeeded })
    expect(data?.view.own.capital).toBe(100 - (choice?.diplomaticCost ?? 0))
    expect(consequences[0]).toBe(choice?.consequences)
    const again = await post(processChoice, { sessionId, choice })
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({ code: 'command-rejected', rejection: { code: 'no-crisis-open' } })
  })

  it('does once what is sent twice under one key, also twice at once', async () => {
    const sessionId = await ada.open()
    const say = () =>
      post(
        processPlayerInput,
        { sessionId, transcript: 'What would Germany need on climate finance?' },
        { key: 'say-once' },
      )
    const [first, second] = await whileTimePasses(() => Promise.all([say(), say()]))
    // the first answer is thrown away, as if it had been lost
    const third = await whileTimePasses(say)
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 200, 200])
    expect(third.json().data.characterResponses[0]).toMatchObject({ character: 'deu' })
    expect(third.json().data.characterResponses[0]).toEqual(second.json().data.characterResponses[0])
    const { choices = [] } = (await ada.get(sessionId)).data?.view.crisis ?? {}
    const choose = () => post(processChoice, { sessionId, choice: { id: choices[0]?.id } }, { key: 'choose-once' })
    expect((await choose()).json().data).toEqual((await choose()).json().data)
    const { data } = await ada.get(sessionId)
    expect(data?.entries.filter(({ origin, kind }) => origin === 'person' && kind === 'speech')).toHaveLength(1)
    expect(data?.entries.filter(({ kind, seat }) => kind === 'crisis' && seat === 'ken')).toHaveLength(1)
  })

  it('tells what a delegate did unasked, once its time has come', async () => {
    const sessionId = await ada.open()
    const ask = async () =>
      generateAutonomous.reply.parse(
        (await post(generateAutonomous, { sessionId, contentType: 'initiative' })).json().data,
      )
    expect((await ask()).content).toBeNull()
    server.clock.advance(10_000)
    const { content } = await ask()
    expect(content).toMatchObject({ type: 'character_initiative' })
    const { data } = await ada.get(sessionId)
    expect(data?.entries.find(({ origin }) => origin === 'autonomous')).toMatchObject({ seat: content?.executedBy })
  })

  it('is somebody else’s for everybody else, word for word as if there was none (AZ-2)', async () => {
    const ben = (await server.signUp()).token
    const bodies = (sessionId: string) => [
      { route: generateCrisis, body: { sessionId } },
      { route: processPlayerInput, body: { sessionId, transcript: 'Hello.' } },
      { route: processChoice, body: { sessionId, choice: { id: 'any' } } },
      { route: generateAutonomous, body: { sessionId } },
    ]
    const answers = async (sessionId: string) => {
      const found = await Promise.all(bodies(sessionId).map(({ route, body }) => post(route, body, { as: ben })))
      return found.map((answer) => ({ status: answer.statusCode, body: { ...answer.json(), requestId: '' } }))
    }
    const theirs = await ada.open()
    const before = (await ada.save(theirs)).data?.seq
    const mine = await answers(theirs)
    expect(mine.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(mine).toEqual(await answers(randomUUID()))
    expect((await ada.save(theirs)).data?.seq).toBe(before)
  })

  it('that cannot be read any more is answered by the placeholder, which says so, and logged', async () => {
    const sessionId = await ada.open()
    // as after a backup that lost the end of the log
    await server.db.$client.query('update sessions set version = version + 1 where id = $1', [sessionId])
    const crisis = generateCrisis.reply.parse((await post(generateCrisis, { sessionId })).json().data)
    expect(crisis).toMatchObject({ title: 'Urgent Diplomatic Crisis', fallback: true, notice: expect.any(String) })
    expect(server.logLines.filter((line) => line.includes('a campaign call fell back'))).toHaveLength(1)
    const ben = (await server.signUp()).token
    expect((await post(generateCrisis, { sessionId }, { as: ben })).statusCode).toBe(404)
  })
})

describe('the limits', () => {
  it('turn an account away that calls more than sixty times a minute, and nobody else', async () => {
    const eve = (await server.signUp()).token
    const body = { sessionId: randomUUID() }
    const ask = (as: string) => post(campaignCalls.generateCrisis, body, { as })
    for (let asked = 0; asked < 60; asked++) expect((await ask(eve)).statusCode).toBe(404)
    const refused = await ask(eve)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().code).toBe('rate-limited')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask(token)).statusCode).toBe(404)
    const unread = { sessionId: 'no id' }
    expect((await post(campaignCalls.generateCrisis, unread, { as: eve })).statusCode).toBe(429)
    expect((await post(campaignCalls.generateCrisis, unread)).statusCode).toBe(422)
  })
})

it('all six calls are in the interface description, with what they take', () => {
  const paths: Record<string, unknown> = { ...server.app.swagger().paths }
  for (const { path } of Object.values(campaignCalls)) {
    expect(paths[path]).toMatchObject({ post: { summary: expect.any(String), requestBody: expect.anything() } })
  }
})
