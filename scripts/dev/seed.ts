import { setTimeout as sleep } from 'node:timers/promises'

/** Account of the development server, whose data folder is separate from any other. */
const DELEGATE = { name: 'Ada Delegate', email: 'delegate@placard.test', password: 'placard-in-hand' }

const PATIENCE_MS = 60_000

type Answer = { readonly status: number; readonly data: { readonly token?: string; readonly length?: number } }

const [address = 'http://127.0.0.1:4400'] = process.argv.slice(2)

await untilReady()
const token = await signIn()
await startFirstSession(token)
console.log(`Sign in as ${DELEGATE.email} with the password ${DELEGATE.password}`)

async function untilReady(): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const isReady = await fetch(`${address}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    )
    if (isReady) return
    await sleep(200)
  }
  throw new Error('the server did not become ready, so there is no account to sign in with')
}

/** Signs in, or signs up on the first start. */
async function signIn(): Promise<string> {
  const { email, password } = DELEGATE
  const registered = await call('/api/auth/register', DELEGATE)
  const { status, data } =
    registered.data.token === undefined ? await call('/api/auth/login', { email, password }) : registered
  if (data.token === undefined) throw new Error(`${email} could not sign in: ${status}`)
  return data.token
}

/** Starts a sample session, once. */
async function startFirstSession(bearer: string): Promise<void> {
  const history = await call('/api/sessions/campaign/history', undefined, bearer)
  if (history.data.length !== 0) return
  const started = await call('/api/sessions/campaign', { campaignId: 'climate-crisis-summit', country: 'KEN' }, bearer)
  if (started.status >= 400) throw new Error(`no session could be begun: ${started.status}`)
}

async function call(path: string, body?: object, bearer?: string): Promise<Answer> {
  const reply = await fetch(`${address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer: { data?: Answer['data'] } = await reply.json()
  return { status: reply.status, data: answer.data ?? {} }
}
