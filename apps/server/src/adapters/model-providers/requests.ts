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

/** Requests a path below `base`. @throws unless the answer is a success, without following redirects. */
export async function probePath(base: string, path: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const answer = await fetch(`${base.replace(/\/$/, '')}${path}`, {
    headers,
    // the key is sent to no other address
    redirect: 'manual',
    signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the model provider answered ${answer.status}`)
}
