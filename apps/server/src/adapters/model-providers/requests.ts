import type { AnswerFault } from '@placard/contract'
import { faultOfRefusal } from '@placard/language/models'
import type { ModelConfiguration } from '../../config/language-configuration.ts'
import { modelFetch } from './model-fetch.ts'

/** Time limit of a probe, in ms. */
const PROBE_TIMEOUT_MS = 5_000

/** Settings every client of the AI SDK takes; `url` undefined is the vendor's own. */
export function clientSettings({ apiKey, url }: ModelConfiguration) {
  return {
    fetch: modelFetch,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(url === undefined ? {} : { baseURL: url }),
  }
}

/** A refusal of a probe. */
export class ProbeError extends Error {
  readonly status: number
  readonly fault: AnswerFault
  constructor(status: number, body: string) {
    super(`the model provider answered ${status}`)
    this.name = 'ProbeError'
    this.status = status
    this.fault = faultOfRefusal(status, body)
  }
}

/** Most characters that are read of a refusal. */
const REFUSAL_LENGTH = 10_000

/** The address of a path below a service's own address. */
export function below(base: string, path: string): string {
  return `${base.replace(/\/$/, '')}${path}`
}

/** Requests a path below `base`. @throws unless the answer is a success, without following redirects. */
export async function probePath(base: string, path: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const answer = await fetch(below(base, path), {
    headers,
    // the key is sent to no other address
    redirect: 'manual',
    signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
  })
  if (!answer.ok) throw new ProbeError(answer.status, (await answer.text()).slice(0, REFUSAL_LENGTH))
  await answer.body?.cancel()
}

/** The header of a key that servers with the API of OpenAI take; none without a key. */
export const bearer = (apiKey: string | undefined): Readonly<Record<string, string>> =>
  apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
