import type { ModelConfiguration } from '../../config/language-configuration.ts'

/** Longest wait for a service to say that it has a model, in ms. */
const PATIENCE_MS = 5_000

const VENDORS: Readonly<Record<'gemini' | 'anthropic', string>> = {
  gemini: 'https://generativelanguage.googleapis.com/v1beta',
  anthropic: 'https://api.anthropic.com/v1',
}

/**
 * Asks a service whether it has the model that is set up, which uses no words of it.
 * @throws when the service does not answer, points elsewhere, refuses the key, or has no such model.
 */
export async function probeModel({ rung, model, apiKey, url }: ModelConfiguration): Promise<void> {
  const base = (url ?? (rung === 'openai-compatible' ? '' : VENDORS[rung])).replace(/\/$/, '')
  // servers of one's own often know only the list
  const path = rung === 'openai-compatible' ? '/models' : `/models/${encodeURIComponent(model)}`
  const answer = await fetch(`${base}${path}`, {
    headers: headersOf(rung, apiKey),
    // the key goes to no other address
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`${rung} answered ${answer.status}`)
}

function headersOf(rung: ModelConfiguration['rung'], apiKey: string | undefined): Record<string, string> {
  if (apiKey === undefined) return {}
  switch (rung) {
    case 'gemini':
      return { 'x-goog-api-key': apiKey }
    case 'anthropic':
      return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }
    case 'openai-compatible':
      return { authorization: `Bearer ${apiKey}` }
  }
}
