import { AsyncQueue, type LookedUp, livePrompt, ModelProviderError, visible } from '@placard/language/models'
import { soundOf } from '@placard/voice'
import type { LiveOrder, LiveSound } from '../../ports/live.ts'
import { soundIn } from '../speech-providers/gemini-speaker.ts'
import type { GeminiSession } from './gemini-session.ts'
import type { LiveContent, LiveMessage } from './live-message.ts'
import { LivePieces } from './live-pieces.ts'

/** Time limits of a turn, in ms. */
export interface LiveLimits {
  /** Until the question was heard: whoever stands in for it has the rest of 8 s. */
  readonly heardMs: number
  /** Between two messages, after that. */
  readonly idleMs: number
  /** So long more of what was heard may come once the answer has begun: they come in no order. */
  readonly settleMs: number
  /** From the end of the answer until the service is through with it. */
  readonly restMs: number
}

export const USUAL_LIVE_LIMITS: LiveLimits = { heardMs: 6_000, idleMs: 8_000, settleMs: 150, restMs: 5_000 }

interface TurnParts {
  readonly session: GeminiSession
  readonly order: Pick<LiveOrder, 'speech' | 'lookUp'>
  readonly limits: LiveLimits
}

/** Tokens of a turn, as the service counts them. */
export interface LiveTokens {
  readonly input: number
  readonly output: number
}

/** One question and its answer, in a session. */
export class Turn {
  readonly texts = new AsyncQueue<string>()
  readonly sounds = new AsyncQueue<LiveSound>()
  readonly found: LookedUp[] = []
  readonly #parts: TurnParts
  readonly #heard = Promise.withResolvers<string>()
  readonly #ended = new AbortController()
  readonly #pieces: LivePieces
  #question = ''
  #isOver = false
  #settling: NodeJS.Timeout | undefined
  #tokens: LiveTokens | undefined

  constructor(parts: TurnParts) {
    this.#parts = parts
    this.#pieces = new LivePieces((sound) => this.sounds.push(sound))
    // whoever waits for it hears of a failure
    this.#heard.promise.catch(() => undefined)
  }

  /** What was heard of the question. @throws {ModelProviderError} where it was not. */
  get heard(): Promise<string> {
    return this.#heard.promise
  }

  get tokens(): LiveTokens | undefined {
    return this.#tokens
  }

  /** Says the question and follows the answer to its end. @throws {ModelProviderError} where it breaks off. */
  async run(): Promise<void> {
    try {
      this.#parts.session.say(this.#parts.order.speech)
      while (!(await this.#step()));
      this.#settle()
      if (this.#question.trim() === '') throw new ModelProviderError('empty')
      if (this.#pieces.text === '') throw new ModelProviderError('empty')
      this.#pieces.end()
      this.texts.end()
    } catch (error) {
      this.#heard.reject(error)
      this.texts.fail(error)
      throw error
    } finally {
      this.sounds.end()
    }
  }

  /** Waits until the service is through with the answer: only then can there be another question. */
  async rest(): Promise<void> {
    const signal = AbortSignal.timeout(this.#parts.limits.restMs)
    while (!this.#isOver) this.#note(await this.#parts.session.next(signal))
  }

  /** Whether the turn was given up by its caller. */
  get isUnwanted(): boolean {
    return this.#ended.signal.aborted
  }

  end(): void {
    this.#ended.abort(new ModelProviderError('unavailable', { cause: 'nobody wants it' }))
  }

  /** @returns whether the answer is whole. */
  async #step(): Promise<boolean> {
    const { session, limits } = this.#parts
    const late = AbortSignal.timeout(limits.idleMs)
    const message = await session.next(AbortSignal.any([late, this.#ended.signal])).catch((error: unknown) => {
      this.#ended.signal.throwIfAborted()
      throw late.aborted ? new ModelProviderError('slow') : error
    })
    this.#note(message)
    await this.#call(message)
    const { serverContent: content } = message
    if (content === undefined) return false
    this.#listen(content)
    this.#speak(content)
    // nobody has interrupted it: the service has heard something else, or gives up
    if (content.interrupted === true) throw new ModelProviderError('unavailable', { cause: 'interrupted' })
    return this.#isOver || content.generationComplete === true
  }

  #note({ serverContent, usageMetadata }: LiveMessage): void {
    this.#isOver ||= serverContent?.turnComplete === true
    const { promptTokenCount: input = 0, responseTokenCount: output = 0 } = usageMetadata ?? {}
    if (input > 0 && output > 0) this.#tokens = { input, output }
  }

  async #call({ toolCall }: LiveMessage): Promise<void> {
    for (const call of toolCall?.functionCalls ?? []) {
      const question = call.args?.[livePrompt.tool.parameter]
      if (call.name !== livePrompt.tool.name || typeof question !== 'string') {
        this.#parts.session.give(call, 'There is no such tool.')
        continue
      }
      const finding = await this.#parts.order.lookUp(question)
      this.found.push(finding)
      this.#parts.session.give(call, finding.text)
    }
  }

  #listen({ inputTranscription: { text = '', finished } = {} }: LiveContent): void {
    this.#question += visible(text)
    if (finished === true) this.#settle()
  }

  #speak({ modelTurn, outputTranscription }: LiveContent): void {
    for (const { inlineData } of modelTurn?.parts ?? []) {
      if (inlineData !== undefined) this.#pieces.addSound(soundOfPart(inlineData))
    }
    const text = this.#pieces.addText(visible(outputTranscription?.text ?? ''))
    if (text === '') return
    this.texts.push(text)
    this.#settling ??= setTimeout(() => this.#settle(), this.#parts.limits.settleMs).unref()
  }

  /** Takes what was heard so far as the question; an answer that arrives before any of it waits. */
  #settle(): void {
    const question = this.#question.replaceAll(/\s+/g, ' ').trim()
    if (question !== '') this.#heard.resolve(question)
  }
}

/** @throws {ModelProviderError} for what is no sound of a known kind. */
function soundOfPart({
  data = '',
  mimeType = '',
}: {
  readonly data?: string | undefined
  mimeType?: string | undefined
}) {
  const sound = soundOf(soundIn({ data, mimeType }))
  if (sound === undefined) throw new ModelProviderError('unavailable', { cause: 'no sound' })
  return sound
}
