import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, callerOf, linkTokenOf } from '../../../testing/account-calls.ts'
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { TEST_PASSWORD, type TestServer, testServer } from '../../../testing/test-server.ts'

/** Forty sequences, in four parts. */
const PARTS = [0, 1, 2, 3]
const SEQUENCES_A_PART = 10
const CALLS_A_SEQUENCE = 6
const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

let places = 0
const from = () => callerOf(server, undefined, `10.${100 + (++places >> 16)}.${(places >> 8) & 255}.${places & 255}`)

/** Seeded random numbers (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** State of a prober who tries an address. */
interface Trier {
  readonly address: string
  readonly caller: Caller
  token: string
  refreshToken: string
  password: string
  device: string
  secret: string
}

type Answer = Awaited<ReturnType<Caller['post']>>
type Step = (trier: Trier) => Promise<Answer>

const signedIn = ({ token }: Trier) => callerOf(server, token === '' ? undefined : token)
const cookies = ({ device }: Trier): Record<string, string> => (device === '' ? {} : { cookie: device })
const code = ({ secret }: Trier) =>
  secret === ''
    ? '000000'
    : new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() })

const register =
  (password: string): Step =>
  ({ address, caller, device }) =>
    caller.post(
      '/api/auth/register',
      { email: address, password, name: 'Somebody' },
      device === '' ? {} : { cookie: device },
    )

/** Every step that can be taken about an account without its mail, by name. */
const STEPS: Readonly<Record<string, Step>> = {
  'sign up': register('the first password'),
  'sign up again': register('the first password'),
  'sign up otherwise': register('the second password'),
  'sign in': (t) => t.caller.post('/api/auth/login', { email: t.address, password: t.password }, cookies(t)),
  'sign in with the first': (t) =>
    t.caller.post('/api/auth/login', { email: t.address, password: 'the first password' }, cookies(t)),
  'sign in wrongly': (t) => t.caller.post('/api/auth/login', { email: t.address, password: 'no password' }, cookies(t)),
  'sign in spelled otherwise': (t) =>
    t.caller.post('/api/auth/login', { email: ` ${t.address.toUpperCase()}`, password: t.password }),
  me: (t) => signedIn(t).get('/api/auth/me'),
  refresh: (t) => t.caller.post('/api/auth/refresh', { refreshToken: t.refreshToken }),
  'sign out': (t) => t.caller.post('/api/auth/logout', { refreshToken: t.refreshToken }),
  rename: (t) => signedIn(t).send('PUT', '/api/auth/profile', { name: 'Somebody Else' }),
  move: (t) =>
    signedIn(t).send('PUT', '/api/auth/profile', { email: `moved-${t.address}`, currentPassword: t.password }),
  'take the move back': (t) => signedIn(t).send('PUT', '/api/auth/profile', { email: t.address }),
  'ask for the mail': (t) => signedIn(t).post('/api/auth/email/send-confirmation'),
  'forget the password': (t) => t.caller.post('/api/auth/password/forgot', { email: t.address }),
  'change the password': (t) =>
    signedIn(t).post('/api/auth/password', { currentPassword: t.password, newPassword: 'the third password' }),
  'change it to the second': (t) =>
    signedIn(t).post('/api/auth/password', { currentPassword: t.password, newPassword: 'the second password' }),
  overview: (t) => signedIn(t).get('/api/auth/security'),
  'sign-ins': (t) => signedIn(t).get('/api/auth/sign-ins'),
  'end other sign-ins': (t) => signedIn(t).post('/api/auth/sign-ins/end-others'),
  'begin two-factor': (t) => signedIn(t).post('/api/auth/two-factor/begin', { currentPassword: t.password }),
  'confirm two-factor': (t) => signedIn(t).post('/api/auth/two-factor/confirm', { code: code(t) }),
  'ask for a passkey': (t) => signedIn(t).post('/api/auth/passkeys/options', { currentPassword: t.password }),
  'add a passkey': async (t) => {
    const asked = await signedIn(t).post('/api/auth/passkeys/options', { currentPassword: t.password })
    const { ceremony = 'none', options } = asked.json().data ?? {}
    const page = { rpId: 'localhost', origin: 'http://localhost', challenge: options?.challenge ?? '' }
    const credential = new SoftwareAuthenticator().create(page)
    return signedIn(t).post('/api/auth/passkeys', { ceremony, name: 'A key', credential })
  },
  'usage of the plan': (t) => signedIn(t).get('/api/subscriptions/usage'),
  settings: (t) => signedIn(t).get('/api/settings'),
}
const NAMES = Object.keys(STEPS)

/** Ways in which an address can be taken; for the other half it is free. */
const TAKEN: readonly ((email: string) => Promise<unknown>)[] = [
  (email) => server.signUp({ email }),
  confirmed,
  async (email) => {
    await confirmed(email)
    for (const password of ['an earlier password', 'another earlier one']) await server.signUp({ email, password })
  },
  async (email) => {
    await server.signUp({ email })
    await server.signUp({ email, password: 'an earlier password' })
  },
  async (email) => {
    const { token } = await server.signUp({ email })
    const body = { email: `pending-${email}`, currentPassword: TEST_PASSWORD }
    await callerOf(server, token).send('PUT', '/api/auth/profile', body)
  },
]

async function confirmed(email: string): Promise<void> {
  const { token } = await server.signUp({ email })
  const link = await linkTokenOf(server, email, 'verify-address')
  await callerOf(server, token).post('/api/auth/email/confirm', { token: link })
}

/** Learns from an answer what a person would. */
function remember(trier: Trier, name: string, answer: Answer): void {
  const { data } = answer.json()
  if (typeof data?.token === 'string') trier.token = data.token
  if (typeof data?.refreshToken === 'string') trier.refreshToken = data.refreshToken
  if (typeof data?.secret === 'string') trier.secret = data.secret
  const device = [answer.headers['set-cookie']].flat().find((line) => line?.startsWith('placard-device='))
  if (device !== undefined) trier.device = device.split(';')[0] ?? ''
  if (answer.statusCode >= 300) return
  if (name === 'sign up' || name === 'sign up again' || name === 'sign in with the first') {
    trier.password = 'the first password'
  }
  if (name === 'sign up otherwise' || name === 'change it to the second') trier.password = 'the second password'
  if (name === 'change the password') trier.password = 'the third password'
}

const RANDOM = [
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
  /eyJ[\w-]+\.[\w-]+\.[\w-]+/g,
  /\b[a-z2-9]{5}-[a-z2-9]{5}\b/g,
  /[A-Z2-7]{32}/g,
  /[\w-]{22,}/g,
]

/** An answer without its random parts. */
interface Shape {
  readonly status: number
  readonly told: string
}

/** Answers without their random parts: equal values keep equal numbers. */
function shapesOf(answers: readonly Answer[], address: string): Shape[] {
  const seen = new Map<string, string>()
  const numbered = (found: string) => {
    const known = seen.get(found) ?? `<${seen.size}>`
    seen.set(found, known)
    return known
  }
  const local = new RegExp(address.slice(0, address.indexOf('@')), 'gi')
  return answers.map(({ statusCode: status, headers, body }) => {
    const { date: _, 'content-length': __, ...others } = headers
    const plain = `${JSON.stringify(others)} ${body}`.replaceAll(local, 'somebody')
    return { status, told: RANDOM.reduce((text, pattern) => text.replaceAll(pattern, numbered), plain) }
  })
}

/** The first difference between two lists of answers. */
function differenceOf(one: readonly Shape[], other: readonly Shape[] = []): unknown[] {
  const at = one.findIndex(({ told, status }, place) => told !== other[place]?.told || status !== other[place]?.status)
  return at < 0 ? [] : [at, one[at], other[at]]
}

/** Runs the same steps on all addresses in parallel, so that they see the same time. */
async function tryOut(steps: readonly string[], addresses: readonly string[]): Promise<Shape[][]> {
  const triers = addresses.map((address) => ({ ...NEWCOMER, address, caller: from(), answers: [] as Answer[] }))
  for (const name of steps) {
    await Promise.all(
      triers.map(async (trier) => {
        const answer = await STEPS[name]?.(trier)
        if (answer === undefined) throw new Error(name)
        remember(trier, name, answer)
        trier.answers.push(answer)
      }),
    )
    server.clock.advance(1_000)
  }
  return triers.map(({ answers, address }) => shapesOf(answers, address))
}

const NEWCOMER = { token: '', refreshToken: '', password: 'the first password', device: '', secret: '' }

const TITLE = 'D4 no sequence of calls tells a taken address from a free one: ten addresses, part %i of 40 sequences'

it.each(PARTS)(TITLE, async (part) => {
  let reached = 0
  for (let sequence = part * SEQUENCES_A_PART; sequence < (part + 1) * SEQUENCES_A_PART; sequence++) {
    const random = seeded(sequence + 1)
    const steps = [
      'sign up',
      ...Array.from({ length: CALLS_A_SEQUENCE }, () => NAMES[Math.floor(random() * NAMES.length)] ?? 'me'),
      'me',
    ]
    const addresses = Array.from({ length: 10 }, (_, at) => `n${sequence}x${at}y@example.org`)
    // every other address is taken, each in a different way
    await Promise.all(TAKEN.map((take, way) => take(addresses[way * 2] ?? '')))
    // everything ages alike
    server.clock.advance(DAY_MS)
    const told = await tryOut(steps, addresses)
    const free = told.filter((_, at) => at % 2 === 1)
    const taken = told.filter((_, at) => at % 2 === 0)
    for (const shapes of [free, taken]) {
      for (const shape of shapes) expect(differenceOf(shape, free[0]), steps.join(', ')).toEqual([])
    }
    for (const { status } of free[0] ?? []) reached += status < 300 ? 1 : 0
  }
  // the sequences do reach the states they are meant to
  expect(reached).toBeGreaterThan(SEQUENCES_A_PART * 4)
})
