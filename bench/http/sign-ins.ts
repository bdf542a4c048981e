import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

const PASSWORD = 'measured twice, cut once'

/** A user with a network address of their own, so that rate limits by address do not apply. */
export interface Person {
  readonly email: string
  readonly localAddress: string
}

/** Creates accounts, one after the other. */
export async function people(address: string, count: number): Promise<readonly Person[]> {
  const all = Array.from({ length: count }, (_, at) => ({
    email: `${crypto.randomUUID()}@example.org`,
    localAddress: `127.0.0.${at + 2}`,
  }))
  for (const person of all) await send(address, '/api/auth/register', person, { name: 'Ada' })
  return all
}

/**
 * Open-loop load: signs users in at a fixed rate, whether the server keeps up or not. @returns the latency of each in
 * ms.
 */
export async function signIns(address: string, who: readonly Person[], perSecond: number, seconds: number) {
  const begun: Promise<number>[] = []
  const since = performance.now()
  for (let at = 0; at < perSecond * seconds; at++) {
    await delay(Math.max(0, since + (at * 1000) / perSecond - performance.now()))
    const person = who[at % who.length]
    if (person !== undefined) begun.push(send(address, '/api/auth/login', person, {}))
  }
  return Promise.all(begun)
}

/** @returns latency of the whole response in ms. @throws {Error} unless it was a success. */
function send(address: string, path: string, { email, localAddress }: Person, more: object): Promise<number> {
  const since = performance.now()
  const body = JSON.stringify({ email, password: PASSWORD, ...more })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { method: 'POST', localAddress, headers }, (answer) => {
      answer.resume().once('end', () => {
        if ((answer.statusCode ?? 500) < 300) resolve(performance.now() - since)
        else reject(new Error(`${path}: ${answer.statusCode}`))
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
