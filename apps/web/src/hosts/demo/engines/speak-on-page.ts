import type { AnswerFault } from '@placard/contract'
import { ModelProviderError } from '@placard/language/models'
import { type BrowserEngine, findBrowserEngine, findPreparedEngine } from '../../../client/engines/browser-engines.ts'
import type { FromPageEngines, ToPageEngines } from './engine-protocol.ts'

/** The page's end of its engines: tells a worker which there are, and passes on what they say. */
export function speakOnPage(post: (message: FromPageEngines) => void): (message: ToPageEngines) => Promise<void> {
  const speaking = new Map<number, AbortController>()

  async function speak({ speech, choice, request }: Extract<ToPageEngines, { type: 'speak' }>): Promise<void> {
    const hushed = new AbortController()
    speaking.set(speech, hushed)
    const engine = await findBrowserEngine(choice)
    const fault = await faultOf(engine, async ({ provider }) => {
      const texts = provider.speak(request, hushed.signal, () => undefined)
      for await (const text of texts) post({ type: 'said', speech, text })
    })
    speaking.delete(speech)
    if (!hushed.signal.aborted) post({ type: 'spoken', speech, fault })
  }

  return async (message) => {
    switch (message.type) {
      case 'need-engine': {
        const found = await findPreparedEngine(message.choice)
        const told = found && { engine: found.provider.engine, bounds: found.provider.bounds }
        return post({ type: 'engine', ask: message.ask, engine: told })
      }
      case 'speak':
        return speak(message)
      case 'hush':
        return speaking.get(message.speech)?.abort()
    }
  }
}

/** Why an engine gave no whole answer; undefined when it did. Causes stay here: they could hold a key. */
async function faultOf(
  engine: BrowserEngine | undefined,
  work: (engine: BrowserEngine) => Promise<void>,
): Promise<AnswerFault | undefined> {
  if (engine === undefined) return 'unavailable'
  try {
    await work(engine)
    return undefined
  } catch (error) {
    return error instanceof ModelProviderError ? error.fault : 'unavailable'
  }
}
