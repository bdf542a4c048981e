import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AuthAnswer, auth, settingsCalls, successReply } from '@placard/contract'
import type { Recoveries } from './recoveries.ts'

const EVERY_MS = 50
/** Timeout of one attempt; the next one may find the server up. */
const ATTEMPT_MS = 1_000

/** Writes to one server continuously, so that recovery is measured by the first write after a fault. */
export class Probe {
  readonly #address: string
  readonly #recoveries: Recoveries
  #token = ''
  #isOver = false

  constructor(address: string, recoveries: Recoveries) {
    this.#address = address
    this.#recoveries = recoveries
    void this.#run()
  }

  stop(): void {
    this.#isOver = true
  }

  async #run(): Promise<void> {
    while (!this.#isOver) {
      await this.#write().catch(() => undefined)
      await delay(EVERY_MS)
    }
  }

  async #write(): Promise<void> {
    const startedAt = performance.now()
    const entry = { name: 'fontSize', value: 'small', at: Date.now(), device: 'probe' }
    const { status } = await this.#send(settingsCalls.write, { entries: [entry] })
    if (status === 200) this.#recoveries.acknowledged(this.#address, startedAt)
    if (status === 401) await this.#signUp()
  }

  async #signUp(): Promise<void> {
    const account = { email: `${randomUUID()}@example.org`, password: 'acknowledged, never lost', name: 'Ada' }
    const answer = await this.#send(auth.register, account)
    if (answer.status === 201) this.#token = successReply(AuthAnswer).parse(await answer.json()).data.token
  }

  #send({ method, path }: { readonly method: string; readonly path: string }, body: object): Promise<Response> {
    const headers = {
      'content-type': 'application/json',
      // after a moved clock accounts are created again: from varying addresses, because of the rate limit
      'x-forwarded-for': `10.255.${Math.trunc(performance.now() / 1000) % 250}.1`,
      ...(this.#token === '' ? {} : { authorization: `Bearer ${this.#token}` }),
    }
    const signal = AbortSignal.timeout(ATTEMPT_MS)
    return fetch(this.#address + path, { method, headers, body: JSON.stringify(body), signal })
  }
}
