import type { DeviceSession, PromptApi } from '../prompt-api.ts'

/** One answer of the double, given when `when` is in what it is asked; without it, whenever nothing else fits. */
export interface DoubleReply {
  readonly when?: string
  readonly pieces: readonly string[]
  /** Waits before each piece but the first until `next` is called. */
  readonly isHeld?: boolean
}

/** How the double behaves; it answers “Yes.” at once where nothing else is said. Failures are names of errors. */
export interface DoubleScript {
  readonly availability?: Availability
  readonly availabilityFails?: string
  readonly contextWindow?: number
  readonly replies?: readonly DoubleReply[]
  /** Parts of the download that are told, 0 to 1; with `isHeld` each waits until `next` is called. */
  readonly progress?: readonly number[]
  readonly isDownloadHeld?: boolean
  /** Instead of the end of a download. */
  readonly downloadFails?: string
  readonly createFails?: string
  readonly measureFails?: string
  /** After so many pieces of an answer, 0 unless said. */
  readonly promptFails?: { readonly name: string; readonly after?: number }
  /** Refuses schemas, as a browser does that does not know a part of one. */
  readonly refusesSchemas?: boolean
}

/** One request as the double got it. */
export interface DoubleRequest {
  readonly system: string
  readonly history: readonly string[]
  readonly asked: string
  readonly schema: unknown
}

/** The double, and how a test drives it. */
export interface PromptApiDouble extends PromptApi {
  /** Replaces how it behaves from now on. */
  play(script: DoubleScript): void
  /** Lets what is held go one step on. */
  next(): void
  readonly requests: readonly DoubleRequest[]
  /** Prompts that were aborted before their end. */
  readonly aborted: number
  /** Sessions that were made and not yet destroyed. */
  readonly open: number
}

/** A failure as the API has it. */
function failure(name: string): Error {
  if (name === 'TypeError') return new TypeError('the double was told to')
  return new DOMException('the double was told to', name)
}

/** Tokens of a text: its words. */
function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

/** Waiting steps that `next` lets go one by one, and that an abort ends. */
class Gate {
  private waiting: (() => void)[] = []
  private let = 0

  next(): void {
    const go = this.waiting.shift()
    if (go === undefined) this.let += 1
    else go()
  }

  async wait(signal: AbortSignal | undefined): Promise<void> {
    if (this.let > 0) {
      this.let -= 1
      return
    }
    await new Promise<void>((resolve, reject) => {
      this.waiting.push(resolve)
      const leave = () => {
        this.waiting = this.waiting.filter((one) => one !== resolve)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
    })
  }
}

/** What the sessions of a double share. */
class DoubleState {
  script: DoubleScript
  readonly gate = new Gate()
  readonly requests: DoubleRequest[] = []
  aborted = 0
  open = 0

  constructor(script: DoubleScript) {
    this.script = script
  }

  replyTo(request: DoubleRequest): DoubleReply {
    const all = [request.system, ...request.history, request.asked].join('\n')
    const fitting = this.script.replies?.find(({ when }) => when !== undefined && all.includes(when))
    return fitting ?? this.script.replies?.find(({ when }) => when === undefined) ?? { pieces: ['Yes.'] }
  }
}

function textOf({ content }: { readonly content: unknown }): string {
  return typeof content === 'string' ? content : JSON.stringify(content)
}

/** A session, with its own context. */
class DoubleSession implements DeviceSession {
  readonly contextWindow: number
  contextUsage: number
  private readonly state: DoubleState
  private readonly prompts: NonNullable<LanguageModelCreateOptions['initialPrompts']>
  private readonly ended = new AbortController()

  constructor(state: DoubleState, { initialPrompts = [] }: LanguageModelCreateOptions) {
    this.state = state
    this.prompts = initialPrompts
    this.contextWindow = state.script.contextWindow ?? 6_144
    this.contextUsage = initialPrompts.reduce((sum, prompt) => sum + wordsIn(textOf(prompt)), 0)
    if (this.contextUsage > this.contextWindow) throw failure('QuotaExceededError')
    state.open += 1
  }

  async measureContextUsage(input: LanguageModelPrompt): Promise<number> {
    const { measureFails } = this.state.script
    if (measureFails !== undefined) throw failure(measureFails)
    return wordsIn(String(input))
  }

  promptStreaming(input: LanguageModelPrompt, options: LanguageModelPromptOptions = {}): ReadableStream<string> {
    const signal = AbortSignal.any([this.ended.signal, ...(options.signal === undefined ? [] : [options.signal])])
    const { state } = this
    const pieces = this.pieces(String(input), options, signal)
    return new ReadableStream<string>({
      async pull(controller) {
        try {
          const { done, value } = await pieces.next()
          if (done === true) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          if (signal.aborted) state.aborted += 1
          controller.error(error)
        }
      },
    })
  }

  destroy(): undefined {
    if (this.ended.signal.aborted) return
    this.state.open -= 1
    this.ended.abort(failure('AbortError'))
  }

  private async *pieces(asked: string, options: LanguageModelPromptOptions, signal: AbortSignal) {
    const { gate, script } = this.state
    const [system, ...history] = this.prompts.map(textOf)
    const request = { system: system ?? '', history, asked, schema: options.responseConstraint }
    this.state.requests.push(request)
    signal.throwIfAborted()
    if (script.refusesSchemas === true && options.responseConstraint !== undefined) throw failure('NotSupportedError')
    if (this.contextUsage + wordsIn(asked) > this.contextWindow) throw failure('QuotaExceededError')
    const { pieces, isHeld } = this.state.replyTo(request)
    for (const [at, piece] of pieces.entries()) {
      if (script.promptFails?.after === at) throw failure(script.promptFails.name)
      if (at > 0 && isHeld === true) await gate.wait(signal)
      signal.throwIfAborted()
      yield piece
    }
    if (script.promptFails !== undefined) throw failure(script.promptFails.name)
  }
}

/** Ends a download as the script says; whoever waits is told how far it is. */
async function downloaded({ script, gate }: DoubleState, { monitor, signal }: LanguageModelCreateOptions) {
  // only somebody who has used the page may start a download
  if (globalThis.navigator?.userActivation?.hasBeenActive === false) throw failure('NotAllowedError')
  const monitored = new EventTarget()
  const tell = (loaded: number) =>
    monitored.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
  Reflect.apply(monitor ?? (() => undefined), undefined, [monitored])
  tell(0)
  for (const ratio of script.progress ?? [0.5]) {
    if (script.isDownloadHeld === true) await gate.wait(signal)
    signal?.throwIfAborted()
    tell(ratio)
  }
  if (script.isDownloadHeld === true) await gate.wait(signal)
  if (script.downloadFails !== undefined) throw failure(script.downloadFails)
  tell(1)
}

/**
 * A double of the Prompt API: a model that follows a script, counts words as tokens, and fails in the ways that the
 * specification lists. The file is whole in itself, because browser tests put it into a page.
 */
export function promptApiDouble(first: DoubleScript = {}): PromptApiDouble {
  const state = new DoubleState(first)
  return {
    play(script) {
      state.script = script
    },
    next: () => state.gate.next(),
    requests: state.requests,
    get aborted() {
      return state.aborted
    },
    get open() {
      return state.open
    },
    async availability() {
      const { availabilityFails, availability = 'available' } = state.script
      if (availabilityFails !== undefined) throw failure(availabilityFails)
      return availability
    },
    async create(options = {}) {
      options.signal?.throwIfAborted()
      const { createFails, availability = 'available' } = state.script
      if (createFails !== undefined) throw failure(createFails)
      if (availability === 'unavailable') throw failure('NotSupportedError')
      if (availability !== 'available') {
        await downloaded(state, options)
        state.script = { ...state.script, availability: 'available' }
      }
      return new DoubleSession(state, options)
    },
  }
}
