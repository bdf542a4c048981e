import { type ModelProvider, ModelProviderError, type ModelRequest } from '@placard/language/models'
import { deviceErrorOf } from './device-fault.ts'
import { DEVICE_OPTIONS, type DeviceSession, type PromptApi } from './prompt-api.ts'

/** Context in tokens until the browser has told its own, and the most that is used of one. */
const CONTEXT_TOKENS = { untold: 4_096, most: 32_768 } as const
/** Longest silence before the first text, in ms: the browser may have to load the model first. */
const FIRST_TEXT_MS = 60_000
/** Code units of a token of English text. */
const UNITS_A_TOKEN = 4

/**
 * The language model of this device as a provider. It never starts a download: that takes somebody's consent
 * (`downloadModel`).
 */
export class DeviceModel implements ModelProvider {
  readonly engine = { rung: 'prompt-api', model: 'browser', place: 'device' } as const
  private readonly api: PromptApi
  /** An empty session: it tells the context window, and while it lasts the browser keeps the model in memory. */
  private kept: Promise<DeviceSession> | undefined
  private contextTokens: number = CONTEXT_TOKENS.untold

  constructor(api: PromptApi) {
    this.api = api
  }

  get bounds() {
    return { contextTokens: this.contextTokens, thinkingTokens: 0, firstTextMs: FIRST_TEXT_MS }
  }

  /** Loads the model, so that `bounds` are its own. Never rejects: what is wrong is told by `speak`. */
  async prepare(): Promise<void> {
    await this.ready().catch(() => undefined)
  }

  async *speak(request: ModelRequest, signal: AbortSignal): AsyncGenerator<string> {
    let session: DeviceSession | undefined
    try {
      await this.ready()
      session = await this.api.create({ ...DEVICE_OPTIONS, initialPrompts: initialPrompts(request), signal })
      yield* withinLimit(answered(session, request, signal), request.maxOutputTokens)
    } catch (error) {
      signal.throwIfAborted()
      const known = deviceErrorOf(error)
      // the browser may have thrown the model out of memory, or off the disk
      if (known.fault === 'unavailable') this.close()
      throw known
    } finally {
      session?.destroy()
    }
  }

  /** Lets the browser unload the model. */
  close(): void {
    const { kept } = this
    this.kept = undefined
    kept?.then(
      (session) => session.destroy(),
      () => undefined,
    )
  }

  private ready(): Promise<DeviceSession> {
    this.kept ??= this.opened().catch((error: unknown) => {
      this.kept = undefined
      throw error
    })
    return this.kept
  }

  private async opened(): Promise<DeviceSession> {
    const availability = await this.api.availability(DEVICE_OPTIONS)
    if (availability !== 'available') throw new ModelProviderError('unavailable', { cause: availability })
    const session = await this.api.create(DEVICE_OPTIONS)
    this.contextTokens = Math.min(session.contextWindow, CONTEXT_TOKENS.most)
    return session
  }
}

/** Instructions and history: the browser never drops them when the context runs full. */
function initialPrompts({
  instructions,
  messages,
}: ModelRequest): [LanguageModelSystemMessage, ...LanguageModelMessage[]] {
  const earlier = messages.slice(0, -1).map(({ role, content }) => ({ role, content }))
  return [{ role: 'system', content: instructions }, ...earlier]
}

async function* answered(session: DeviceSession, request: ModelRequest, signal: AbortSignal): AsyncGenerator<string> {
  const asked = request.messages.at(-1)?.content ?? ''
  const requested = await session.measureContextUsage(asked, { signal })
  // the browser would make room by dropping what came before, or refuse only after it has read all of it
  if (session.contextUsage + requested > session.contextWindow) throw new ModelProviderError('too-long')
  let hasSpoken = false
  try {
    for await (const text of textsOf(session.promptStreaming(asked, { signal, ...shapeOptions(request) }))) {
      hasSpoken = true
      yield text
    }
  } catch (error) {
    // the browser knows less of JSON Schema than was asked: the instructions describe the shape too
    if (request.shape === undefined || hasSpoken || !isNotSupported(error)) throw error
    yield* textsOf(session.promptStreaming(asked, { signal }))
  }
}

function shapeOptions({ shape }: ModelRequest): LanguageModelPromptOptions {
  return shape === undefined ? {} : { responseConstraint: { ...shape }, omitResponseConstraintInput: true }
}

function isNotSupported(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotSupportedError'
}

async function* textsOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // a stream that has failed cannot be cancelled
    await reader.cancel().catch(() => undefined)
  }
}

/** Ends an answer beyond its limit: the API has none. */
async function* withinLimit(texts: AsyncIterable<string>, maxTokens: number): AsyncGenerator<string> {
  let length = 0
  for await (const text of texts) {
    yield text
    length += text.length
    if (length > maxTokens * UNITS_A_TOKEN) throw new ModelProviderError('cut')
  }
}
