import {
  ChatModelError,
  type ChatModelPort,
  type ChatModelRequest,
  type ChatPart,
  type ModelMessage,
} from '@placard/application'
import type { ChatMessage } from '@placard/contract'
import { inPlaceOf, livePrompt, ModelProviderError } from '@placard/language/models'
import type { LiveQuestion, LiveTalk } from './live-question.ts'

/** The answer to a question that was heard live. Before its first word another model takes over, after it nobody does. */
export class LiveAnswer implements ChatModelPort {
  readonly #talk: Pick<LiveTalk, 'briefs' | 'model'>
  readonly #question: LiveQuestion
  #asked: readonly ModelMessage[] = []
  #isTakenOver = false

  constructor(talk: Pick<LiveTalk, 'briefs' | 'model'>, question: LiveQuestion) {
    this.#talk = talk
    this.#question = question
  }

  /** Whether another model answers. */
  get isTakenOver(): boolean {
    return this.#isTakenOver
  }

  /** The conversation as it is stored; whoever goes on with it may do so where it was left. */
  keep({ conversationId, content, status }: ChatMessage): void {
    if (this.#isTakenOver || status !== 'complete') return
    this.#question.turn.keep(conversationId, [...this.#asked, { role: 'assistant', text: content }])
  }

  async *answer(request: ChatModelRequest, signal: AbortSignal): AsyncGenerator<ChatPart> {
    const { turn } = this.#question
    this.#asked = request.turns
    let said = ''
    signal.addEventListener('abort', () => turn.end(), { once: true })
    try {
      this.#check(request)
      for await (const text of turn.texts) {
        if (said === '') yield { kind: 'engine', engine: { ...turn.engine, promptVersion: livePrompt.version } }
        said += text
        yield { kind: 'text', text }
      }
      yield* this.#afterwards(said)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ModelProviderError)) throw error
      if (said !== '') throw new ChatModelError(error.fault, { cause: error })
      this.#isTakenOver = true
      turn.end()
      const { rung, model } = turn.engine
      yield* inPlaceOf(this.#talk.model, { rung, model, fault: error.fault }).answer(request, signal)
    }
  }

  /** What was heard is about the conversation that it is an answer to: nobody has written in it in the meantime. */
  #check({ turns }: ChatModelRequest): void {
    const known = this.#question.ahead.turns
    const isSame = turns.length === known.length + 1 && known.every(({ text }, at) => text === turns[at]?.text)
    if (!isSame) throw new ModelProviderError('unavailable', { cause: 'the conversation has gone on' })
  }

  *#afterwards(said: string): Generator<ChatPart> {
    const { found } = this.#question.turn
    const computed = found.flatMap((finding) => finding.computed)
    const note = this.#talk.briefs.notesOn(said, computed)
    if (note !== '') yield { kind: 'text', text: `\n\n${note}` }
    const sources = new Map(
      found.flatMap((finding) => finding.sources).map((source) => [`${source.kind} ${source.id}`, source]),
    )
    if (sources.size > 0) yield { kind: 'sources', sources: [...sources.values()] }
  }
}
