import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Player } from '../../testing/player.ts'
import { seedShipped } from '../../testing/shipped-catalogue.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let ada: Player

beforeAll(async () => {
  server = await testServer({ configuration: { maxPace: 3 } })
  await seedShipped(server)
  ada = Player.inside(server.app, (await server.signUp()).token)
})
afterAll(() => server.close())

async function aRound() {
  const { data } = await ada.start({ campaignId: 'first-round', country: 'FJI', pace: 2, draw: { seed: 20 } })
  if (!data) throw new Error('the tutorial opens')
  return data
}

describe('the tutorial on the server', () => {
  it('is opened like any campaign, though no list shows it', async () => {
    const { view } = await aRound()
    expect(view).toMatchObject({ campaignId: 'first-round', you: 'fji', clock: { pace: 2 } })
    expect(view.seats).toHaveLength(4)
  })
})

describe('what a player takes back', () => {
  it('is undone for good: another look, from the stored log, shows the session without it', async () => {
    const { session } = await aRound()
    const text = 'We propose a freeze on plastic production.'
    const said = await ada.command(session.id, { kind: 'say', text })
    expect(said.data?.view.drafts).toHaveLength(1)
    const undone = await ada.command(session.id, { kind: 'undo' })
    expect(undone.data?.view.drafts).toEqual([])
    const seen = await ada.get(session.id)
    expect(seen.data?.view.drafts).toEqual([])
    expect(seen.data?.entries.map(({ kind }) => kind)).toContain('withdrawal')
    expect(seen.data?.entries.map(({ words }) => words)).toContain(text)
    expect((await ada.command(session.id, { kind: 'undo' })).problem).toMatchObject({
      code: 'command-rejected',
      rejection: { code: 'nothing-to-withdraw' },
    })
  })
})

describe('the speed of the clock', () => {
  it('goes up to what the server allows and no further', async () => {
    const { session } = await aRound()
    expect((await ada.command(session.id, { kind: 'set-pace', pace: 3 })).data?.view.clock.pace).toBe(3)
    expect((await ada.command(session.id, { kind: 'set-pace', pace: 4 })).status).toBe(422)
  })
})
