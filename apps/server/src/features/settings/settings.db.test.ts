import { latest } from '@placard/application'
import { type SettingEntry, type SettingName, type SettingValue, settingsCalls, successReply } from '@placard/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '../../database/settings-schema.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { writeSettings } from './setting-rows.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await testServer()
  token = (await server.signUp()).token
})
afterAll(() => server.close())

const theme = (value: string, at: number, device = 'laptop'): SettingEntry => ({ name: 'theme', value, at, device })

function put(entries: readonly unknown[], bearer = token) {
  const headers = { authorization: `Bearer ${bearer}` }
  return server.app.inject({ method: 'PUT', url: '/api/settings', headers, payload: { entries } })
}
async function write(entries: readonly SettingEntry[], bearer = token) {
  const answer = await put(entries, bearer)
  expect(answer.statusCode).toBe(200)
  return successReply(settingsCalls.write.reply).parse(answer.json()).data
}
async function read(bearer = token) {
  const answer = await server.app.inject({ url: '/api/settings', headers: { authorization: `Bearer ${bearer}` } })
  return successReply(settingsCalls.read.reply).parse(answer.json()).data.entries
}
const newPerson = async () => (await server.signUp()).token

describe('settings on the server', () => {
  it('are none at first, and belong to one person', async () => {
    const [ada, ben] = [await newPerson(), await newPerson()]
    expect(await read(ada)).toEqual([])
    await write([theme('dark', 5)], ada)
    expect(await read(ada)).toEqual([theme('dark', 5)])
    expect(await read(ben)).toEqual([])
  })

  it('keep every kind of value as it is', async () => {
    const person = await newPerson()
    const entries: SettingEntry[] = [
      { name: 'voiceEnabled', value: false, at: 1, device: 'd' },
      { name: 'temperature', value: 0.3, at: 1, device: 'd' },
      { name: 'language', value: 'sw-KE', at: 1, device: 'd' },
    ]
    expect((await write(entries, person)).entries).toEqual(expect.arrayContaining(entries))
  })

  it('stay at the later change, whichever comes first, and are written once by a repeat', async () => {
    const person = await newPerson()
    await write([theme('dark', 9)], person)
    expect((await write([theme('light', 8)], person)).entries).toEqual([theme('dark', 9)])
    expect((await write([theme('dark', 9)], person)).entries).toEqual([theme('dark', 9)])
    expect((await write([theme('light', 10)], person)).entries).toEqual([theme('light', 10)])
  })

  it('take nothing from the future, and say so', async () => {
    const person = await newPerson()
    const now = server.clock.now().getTime()
    const answer = await write(
      [theme('dark', now + 3_600_000), { ...theme('x', now), name: 'selectedUserVoice' }],
      person,
    )
    expect(answer.early).toEqual(['theme'])
    expect(answer.now).toBe(now)
    expect(answer.entries.map(({ name }) => name)).toEqual(['selectedUserVoice'])
  })

  it('VA-1 VA-6 refuse what is no setting, and name it', async () => {
    const answer = await put([theme('sepia', 1)])
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual([expect.objectContaining({ field: 'entries.0.value' })])
    expect((await put([{ ...theme('dark', 1), userId: 'x' }])).statusCode).toBe(422)
    expect((await put([])).statusCode).toBe(422)
  })

  it('leave out what only another version understands', async () => {
    const { token: bearer, user } = await server.signUp()
    const row = { userId: user.id, stampedAt: 1, device: 'd' }
    await server.db.insert(settings).values([
      { ...row, name: 'sparkles', value: true },
      { ...row, name: 'theme', value: 'sepia' },
    ])
    expect(await read(bearer)).toEqual([])
  })

  it('end at the latest of many changes made at once', async () => {
    const { user } = await server.signUp()
    const changes = Array.from({ length: 40 }, (_, at) => theme(at % 2 === 0 ? 'dark' : 'light', at + 1, `d${at % 7}`))
    await Promise.all(changes.map((change) => writeSettings(server.db, user.id, [change])))
    expect(await writeSettings(server.db, user.id, [])).toEqual([theme('light', 40, 'd4')])
  })

  it('are compared by the database exactly as by the devices', async () => {
    const { user } = await server.signUp()
    const aStamp = { at: fc.integer({ min: 1, max: 3 }), device: fc.constantFrom('a', 'B', 'b', '_', '-') }
    const oneOf = (name: SettingName, ...values: SettingValue[]): fc.Arbitrary<SettingEntry> =>
      fc.record({ ...aStamp, name: fc.constant(name), value: fc.constantFrom(...values) })
    const anEntry = fc.oneof(
      oneOf('theme', 'dark', 'light', 'system'),
      oneOf('temperature', 0, 0.7, 1, 2),
      oneOf('voiceEnabled', true, false),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(anEntry, { minLength: 1, maxLength: 12 }), async (changes) => {
        await server.db.delete(settings)
        let stored: SettingEntry[] = []
        for (const change of changes) stored = await writeSettings(server.db, user.id, [change])
        for (const change of changes) {
          const kept = stored.find(({ name }) => name === change.name)
          expect(kept && latest({ [kept.name]: kept }, [change])[change.name]).toEqual(kept)
        }
      }),
      { numRuns: 60 },
    )
  })
})

it('are not changed more than three hundred times a minute by one person, and read as often as wished', async () => {
  const [eve, ada] = [await newPerson(), await newPerson()]
  for (let changed = 1; changed <= 300; changed++) await write([theme('dark', changed)], eve)
  const refused = await put([theme('light', 400)], eve)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().code).toBe('rate-limited')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await read(eve)).toEqual([theme('dark', 300)])
  await write([theme('light', 400)], ada)
})
