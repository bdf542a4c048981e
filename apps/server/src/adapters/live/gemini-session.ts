import { Modality, type Session, Type } from '@google/genai'
import { AsyncQueue, faultOfRefusal, livePrompt, ModelProviderError } from '@placard/language/models'
import { voiceOf, wholeSamples } from '@placard/voice'
import { RECOGNISER_RATE } from '@placard/voice/hearing'
import { unlessEnded } from '../../concurrency/unless-ended.ts'
import type { liveClient } from './live-client.ts'
import { type LiveMessage, liveMessageOf } from './live-message.ts'

/** Samples of one message: a second. */
const SAMPLES_AT_ONCE = RECOGNISER_RATE
const INPUT_TYPE = `audio/pcm;rate=${RECOGNISER_RATE}`

/** How a session is set up. */
export interface LiveSetup {
  readonly model: string
  readonly instructions: string
  readonly temperature: number
  readonly maxOutputTokens: number
  readonly voiceId: string
  readonly language: string | undefined
  /** Of the session that is gone on with. */
  readonly handle: string | undefined
}

/** A connection with a session of the Live API. */
export class GeminiSession {
  readonly #messages = new AsyncQueue<LiveMessage>()
  readonly #reader = this.#messages[Symbol.asyncIterator]()
  #session: Session | undefined
  #socket: { close(): void } | undefined
  #platformSays = ''
  #failure: ModelProviderError | undefined
  #handle: string | undefined
  #isLeaving = false

  /** The service will end the connection soon. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }

  get isOpen(): boolean {
    return !this.#messages.isEnded
  }

  /** Names the session to a later connection; undefined where it cannot be gone on with. */
  get handle(): string | undefined {
    return this.#handle
  }

  /** @throws {ModelProviderError} where the service refuses, or the reason of the signal. */
  static async open(
    connect: ReturnType<typeof liveClient>,
    setup: LiveSetup,
    signal: AbortSignal,
  ): Promise<GeminiSession> {
    const session = new GeminiSession()
    try {
      await unlessEnded(session.#open(connect, setup), signal)
      return session
    } catch {
      session.close()
      signal.throwIfAborted()
      throw session.#failure ?? session.#fault('')
    }
  }

  async #open(connect: ReturnType<typeof liveClient>, setup: LiveSetup): Promise<void> {
    const live = connect({
      onSocket: (socket) => {
        this.#socket = socket
      },
      onGarbage: () => this.#fail(new ModelProviderError('unavailable', { cause: 'no message' })),
      onError: (text) => {
        this.#platformSays = text
      },
    })
    this.#session = await live.connect({
      model: setup.model,
      config: configOf(setup),
      callbacks: {
        onmessage: (message) => this.#take(message),
        onclose: ({ reason }) => this.#fail(this.#fault(reason)),
      },
    })
  }

  /** Says a whole question: its beginning and its end are known, and nothing is left to guess. */
  say(speech: Float32Array): void {
    const samples = wholeSamples(speech)
    this.#session?.sendRealtimeInput({ activityStart: {} })
    for (let at = 0; at < samples.length; at += SAMPLES_AT_ONCE) {
      const part = samples.subarray(at, at + SAMPLES_AT_ONCE)
      const data = Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('base64')
      this.#session?.sendRealtimeInput({ audio: { data, mimeType: INPUT_TYPE } })
    }
    this.#session?.sendRealtimeInput({ activityEnd: {} })
  }

  /** Answers a call of the tool. */
  give(call: { readonly id: string; readonly name: string }, output: string): void {
    this.#session?.sendToolResponse({ functionResponses: [{ id: call.id, name: call.name, response: { output } }] })
  }

  /** The next message. @throws {ModelProviderError} once the connection has ended, or the reason of the signal. */
  async next(signal: AbortSignal): Promise<LiveMessage> {
    const { value } = await unlessEnded(this.#reader.next(), signal)
    if (value === undefined) throw new ModelProviderError('unavailable', { cause: 'closed' })
    return value
  }

  close(): void {
    this.#messages.end()
    this.#socket?.close()
  }

  /** Must not throw: the client would do so where nobody catches it. */
  #take(given: unknown): void {
    const message = liveMessageOf(given)
    if (message === undefined) {
      this.#fail(new ModelProviderError('unavailable', { cause: 'no message' }))
      return
    }
    const { goAway, sessionResumptionUpdate: update } = message
    if (goAway !== undefined) this.#isLeaving = true
    if (update !== undefined) this.#handle = update.resumable === true ? update.newHandle : undefined
    this.#messages.push(message)
  }

  #fail(error: ModelProviderError): void {
    this.#failure ??= error
    this.#messages.fail(error)
    this.close()
  }

  /** What the service means by refusing or ending a connection. Nothing of its words is passed on. */
  #fault(reason: string): ModelProviderError {
    const status = Number(/response: (\d{3})/.exec(this.#platformSays)?.[1] ?? statusOf(reason))
    return new ModelProviderError(faultOfRefusal(status, reason))
  }
}

/** The status that a closing reason would be in an answer: sockets have none. */
function statusOf(reason: string): number {
  if (/api[ _-]?key|unauthenticated|permission/i.test(reason)) return 401
  return /quota|exhausted|billing|rate limit|too many/i.test(reason) ? 429 : 500
}

function configOf({ instructions, temperature, maxOutputTokens, voiceId, language, handle }: LiveSetup) {
  const { tool } = livePrompt
  return {
    responseModalities: [Modality.AUDIO],
    systemInstruction: { parts: [{ text: instructions }] },
    temperature,
    maxOutputTokens,
    speechConfig: {
      voiceConfig: { prebuiltVoiceConfig: { voiceName: voiceOf(voiceId).name } },
      ...(language !== undefined && { languageCode: language }),
    },
    tools: [
      {
        functionDeclarations: [
          {
            name: tool.name,
            description: tool.description,
            parameters: {
              type: Type.OBJECT,
              properties: { [tool.parameter]: { type: Type.STRING, description: tool.parameterDescription } },
              required: [tool.parameter],
            },
          },
        ],
      },
    ],
    inputAudioTranscription: language === undefined ? {} : { languageCodes: [language] },
    outputAudioTranscription: {},
    realtimeInputConfig: { automaticActivityDetection: { disabled: true } },
    sessionResumption: handle === undefined ? {} : { handle },
    contextWindowCompression: { slidingWindow: {} },
  }
}
