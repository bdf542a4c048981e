import { setTimeout as delay } from 'node:timers/promises'
import { pathOf, privacy, privacyRequests } from '@placard/contract'
import { beats } from '../beats.ts'
import { type BenchOptions, type Figure, percentile, sampled } from '../figure.ts'
import { temporaryServer, UNLIMITED } from '../processes.ts'
import { Visitor } from '../visitor.ts'
import { askAs, CONVERSATIONS, databaseOf, fill, MESSAGES_EACH, requestIn, verify } from './person.ts'

/** Others are watched for so long before anything is deleted. */
const CALM_MS = 5_000
/** People who opt out. */
const PEOPLE = 40
/** Interval at which the account is looked for. */
const LOOK_MS = 100

/** The deletion of an account that has written very much, and what others notice of it; and the opt-out. */
export async function* deletionOfAnAccount(options: BenchOptions): AsyncIterable<Figure> {
  await using server = await temporaryServer({ environment: UNLIMITED })
  const [person, other] = [await Visitor.join(server.address), await Visitor.join(server.address)]
  const ask = askAs(server.address, person)
  const count = sampled(CONVERSATIONS, options, 100)
  const userId = await fill(server.dataFolder, person.account.email, count)
  yield await optOuts(server.address)
  const beat = () => askAs(server.address, other)('/api/auth/me')
  const calm = await beats(beat, delay(CALM_MS))
  await verify(ask, person)
  const body = JSON.stringify({ kind: 'delete' })
  const { id } = await requestIn(await ask(privacyRequests.create.path, { method: 'POST', body }))
  const confirmed = await ask(pathOf(privacyRequests.confirm, { requestId: id }), {
    method: 'POST',
    body: JSON.stringify({ when: 'at-once' }),
  })
  if (!confirmed.ok) throw new Error(`the deletion is not confirmed: ${confirmed.status}`)
  const since = performance.now()
  const busy = await beats(beat, whenGone(server.dataFolder, userId))
  const sample = `an account with ${count * MESSAGES_EACH} messages`
  yield {
    name: 'deletion, from the confirmation until the account is gone',
    value: (performance.now() - since) / 1000,
    unit: 's',
    limit: { atMost: 60 },
    sample,
  }
  const p95 = percentile(calm, 0.95)
  yield {
    name: 'p95 of others while it is deleted, by that before',
    value: percentile(busy, 0.95) / p95,
    unit: '',
    limit: { atMost: 1.5 },
    sample: `${busy.length} requests of somebody else`,
    reference: `${p95.toFixed(1)} ms before`,
  }
}

/** Until the row of the account is gone, which is deleted last. */
async function whenGone(dataFolder: string, userId: string): Promise<void> {
  await using database = await databaseOf(dataFolder)
  for (;;) {
    const { rowCount } = await database.pool.query('select 1 from users where id = $1', [userId])
    if (rowCount === 0) return
    await delay(LOOK_MS)
  }
}

/** How long it takes somebody to opt out: each of them does so once. */
async function optOuts(address: string): Promise<Figure> {
  const times: number[] = []
  for (let at = 0; at < PEOPLE; at += 1) {
    const ask = askAs(address, await Visitor.join(address))
    const since = performance.now()
    const answer = await ask(privacy.choose.path, { method: 'PUT', body: JSON.stringify({ optOut: true }) })
    await answer.text()
    if (!answer.ok) throw new Error(`opting out: ${answer.status}`)
    times.push(performance.now() - since)
  }
  return {
    name: 'opt-out, p95',
    value: percentile(times, 0.95),
    unit: 'ms',
    limit: { atMost: 100 },
    sample: `${PEOPLE} people`,
  }
}
