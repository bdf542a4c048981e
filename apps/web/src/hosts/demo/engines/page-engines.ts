import type { ChatModelRequest } from '@placard/application'
import { type BrowserChoice, isBrowserChoice } from '@placard/contract'
import { AsyncQueue, type ModelProvider, ModelProviderError, type ModelRequest } from '@placard/language/models'
import type { FromPageEngines, ToldEngine, ToPageEngines } from './engine-protocol.ts'

/** Timeout of the page's reply to whether it has an engine, in ms. */
const PATIENCE_MS = 5000

/** The engines of the page, as a worker asks them: some run only where a window is. */
export class PageEngines {
  private readonly say: (message: ToPageEngines) => void
  private readonly waiting = new Map<number, (engine: ToldEngine | undefined) => void>()
  private readonly speeches = new Map<number, AsyncQueue<string>>()
  private last = 0

  constructor(say: (message: ToPageEngines) => void) {
    this.say = say
  }

  /** The engine that a request chose; undefined when the page has none, or on a timeout. */
  async find({ engineChoice: choice }: Pick<ChatModelRequest, 'engineChoice'>): Promise<ModelProvider | undefined> {
    if (choice === undefined || !isBrowserChoice(choice)) return undefined
    const ask = this.next()
    const { promise, resolve } = Promise.withResolvers<ToldEngine | undefined>()
    this.waiting.set(ask, resolve)
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
    this.say({ type: 'need-engine', ask, choice })
    const engine = await promise
    clearTimeout(timer)
    this.waiting.delete(ask)
    return engine && { ...engine, speak: (request, signal) => this.speak(choice, request, signal) }
  }

  /** The page's messages about engines. */
  heard(message: FromPageEngines): void {
    switch (message.type) {
      case 'engine':
        this.waiting.get(message.ask)?.(message.engine)
        break
      case 'said':
        this.speeches.get(message.speech)?.push(message.text)
        break
      case 'spoken': {
        const { speech, fault } = message
        const texts = this.speeches.get(speech)
        if (fault === undefined) texts?.end()
        else texts?.fail(new ModelProviderError(fault))
      }
    }
  }

  private next(): number {
    this.last += 1
    return this.last
  }

  private async *speak(choice: BrowserChoice, request: ModelRequest, signal: AbortSignal): AsyncGenerator<string> {
    signal.throwIfAborted()
    const speech = this.next()
    const texts = new AsyncQueue<string>()
    const leave = () => texts.fail(signal.reason)
    this.speeches.set(speech, texts)
    signal.addEventListener('abort', leave, { once: true })
    this.say({ type: 'speak', speech, choice, request })
    try {
      yield* texts
    } finally {
      signal.removeEventListener('abort', leave)
      this.speeches.delete(speech)
      this.say({ type: 'hush', speech })
    }
  }
}
