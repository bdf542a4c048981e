import type { ChatTitlePort, TitleRequest } from '@placard/application'
import type { FallbackDependencies } from './fallback-model.ts'
import type { ModelProvider } from './model-provider.ts'
import { quotingWith } from './prompts/quoting.ts'
import { titlePrompt } from './prompts/title.ts'
import { titleIn } from './title-text.ts'

/** Nobody waits for a title, but a model that is slow should rather answer. */
const TOTAL_MS = 30_000
/** Longest text that is read: an endless one is aborted. In UTF-16 code units. */
const ANSWER_MAX_LENGTH = 500

/** Has titles written by the engine that made the answer, and by no other: it alone has seen the conversation. */
export function createTitleWriter(
  dependencies: Pick<FallbackDependencies, 'providers' | 'personal' | 'newFence'>,
): ChatTitlePort {
  return {
    async titleFor(request, signal) {
      try {
        const provider = await engineOf(dependencies, request, signal)
        return provider && titleIn(await saidBy(dependencies, provider, request, signal))
      } catch {
        // the providers have logged it; the built-in title stays
        return undefined
      }
    },
  }
}

async function engineOf(
  { providers, personal }: Pick<FallbackDependencies, 'providers' | 'personal'>,
  { askedBy, engineChoice, engine }: TitleRequest,
  signal: AbortSignal,
): Promise<ModelProvider | undefined> {
  // the place as well: the same model with another key is another's
  const isSame = ({ engine: { rung, model, place } }: ModelProvider) =>
    rung === engine.rung && model === engine.model && place === engine.place
  await providers.look({ userId: askedBy, signal })
  if (engineChoice.kind === 'own' || engineChoice.kind === 'device') {
    const own = await personal?.({ askedBy, engineChoice })
    return own !== undefined && isSame(own) ? own : undefined
  }
  return [...providers.worthAsking(askedBy)].find(isSame)
}

async function saidBy(
  { providers, newFence }: Pick<FallbackDependencies, 'providers' | 'newFence'>,
  provider: ModelProvider,
  request: TitleRequest,
  signal: AbortSignal,
): Promise<string> {
  const asking = {
    request: titlePrompt.request(request, quotingWith(newFence())),
    use: 'title',
    userId: request.askedBy,
    limits: { ...providers.limitsOf(provider), totalMs: TOTAL_MS },
    isAside: true,
    signal,
  }
  let said = ''
  for await (const text of providers.speak(provider, asking)) {
    said += text
    if (said.length > ANSWER_MAX_LENGTH) break
  }
  return said
}
