import { Campaign, campaignCalls, type RouteDefinition } from '@placard/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aVendor, languageOver } from '../../adapters/language-model/testing/vendor.ts'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const SCENARIO = { scenarioId: 'climate-crisis-summit', country: 'KEN', seed: 7 }
const vendor = aVendor()
let server: TestServer
let token: string
let agendas: readonly string[]

beforeAll(async () => {
  await vendor.start()
  server = await testServer({ configuration: { language: languageOver(vendor, ['anthropic']) } })
  const shipped = await seedShipped(server)
  agendas = shipped.flatMap(({ value }) => Campaign.parse(value).seats.map(({ agenda }) => agenda))
  token = (await server.signUp({ name: 'Ada' })).token
})
afterAll(async () => {
  await server.close()
  await vendor.stop()
})
beforeEach(() => vendor.reset())

async function post({ path, method }: RouteDefinition, payload: object) {
  const headers = { authorization: `Bearer ${token}` }
  return (await server.app.inject({ method, url: path, headers, payload })).json().data
}

/** Every request the service was sent. */
const sent = () => JSON.stringify(vendor.getRequests().map(({ body }) => body))

describe('campaign calls with a model', () => {
  it('are worded by it, under its badge; the engine keeps what is decided, and no agenda goes out', async () => {
    const { generatePlayerCharacter, generateAiCharacters } = campaignCalls
    vendor.onMessage(/Motivation/, { content: '{"lines":["One.","Two.","Three."]}' })
    const player = await post(generatePlayerCharacter, SCENARIO)
    expect(generatePlayerCharacter.reply.safeParse(player).error).toBeUndefined()
    expect(player.engine).toEqual({
      rung: 'anthropic',
      model: 'claude-x',
      place: 'cloud',
      promptVersion: 'player-character-1',
    })
    expect(player).toMatchObject({ country: 'Kenya', motivations: ['One.', 'Two.', 'Three.'], fallback: false })
    await post(generateAiCharacters, { scenarioId: SCENARIO.scenarioId, playerCharacter: player })
    expect(vendor.getRequests().length).toBeGreaterThan(1)
    for (const agenda of [...agendas, player.secretAgenda]) expect(sent()).not.toContain(agenda)
  })

  it('say how the player’s words sound', async () => {
    // from the beginning: lines are asked for at once, and a service that knew no answer to them would be left alone
    vendor.onMessage(/.*/, { content: '{"sentiment":"positive","confidence":0.9}' })
    const { data } = await Player.inside(server.app, token).start({ country: 'KEN', seed: 7 })
    const running = setInterval(() => server.clock.advance(1_000), 20)
    const answer = await post(campaignCalls.processPlayerInput, {
      sessionId: data?.session.id ?? '',
      transcript: 'We warmly welcome the proposal of Brazil.',
    })
    clearInterval(running)
    expect(answer.tone).toMatchObject({ sentiment: 'positive', confidence: 0.9, engine: { rung: 'anthropic' } })
    expect(sent()).not.toContain(data?.view.own.agenda)
  })

  it('are worded without it when it fails, and say so', async () => {
    vendor.onMessage(/.*/, { error: { message: 'no', type: 'x' }, status: 500 })
    const player = await post(campaignCalls.generatePlayerCharacter, { ...SCENARIO, country: 'NOR' })
    expect(player).toMatchObject({ country: 'Norway', fallback: false, engine: { rung: 'embedded', model: '' } })
    expect(player.motivations.length).toBeGreaterThan(0)
  })
})
