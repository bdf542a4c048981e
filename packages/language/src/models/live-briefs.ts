import type { ChatModelPort, ChatModelRequest, ChatPart } from '@placard/application'
import type { AnswerEngine, ChatSource } from '@placard/contract'
import type { ComputedPassage } from '../assistant/passages.ts'
import { recordNotesOn, recordNoteText } from '../assistant/record-check.ts'
import { fittedRequest } from './context/chat-request.ts'
import { fittingPassages } from './context/sources.ts'
import type { FallbackDependencies } from './fallback-model.ts'
import type { ModelBounds, ModelRequest } from './model-provider.ts'
import { livePrompt } from './prompts/live.ts'
import { quotingWith } from './prompts/quoting.ts'

/** Most tokens of what is looked up for one question. */
const LOOKED_UP_TOKENS = 2_000

/** What is known before somebody speaks: the conversation so far, without what they are about to say. */
export type LiveRequest = Omit<ChatModelRequest, 'askedBy'>

/** What a model that hears and speaks is told before it hears anything, the conversation so far included. */
export interface LiveBrief extends Pick<ModelRequest, 'instructions' | 'temperature' | 'maxOutputTokens'> {
  /** The same for two requests that differ in nothing but their turns. */
  readonly subject: string
}

/** What was found for a question of the model's. */
export interface LookedUp {
  readonly text: string
  readonly sources: readonly ChatSource[]
  readonly computed: readonly ComputedPassage[]
}

/** Briefs models that hear and speak, and looks up for them what the product knows. */
export interface LiveBriefs {
  brief(request: LiveRequest, bounds: Pick<ModelBounds, 'contextTokens' | 'thinkingTokens'>): Promise<LiveBrief>
  lookUp(request: LiveRequest, question: string): Promise<LookedUp>
  /** What an answer says of votes and records that is not so; empty where nothing is. */
  notesOn(answer: string, computed: readonly ComputedPassage[]): string
}

export function createLiveBriefs({
  ground,
  newFence,
  nextTurn,
}: Pick<FallbackDependencies, 'ground' | 'newFence' | 'nextTurn'>): LiveBriefs {
  return {
    async brief(request, bounds) {
      const unheard = { role: 'user', text: '' } as const
      const asked = { ...request, turns: [...request.turns, unheard] }
      const grounding = await ground(asked)
      const fence = newFence()
      const { request: fitted } = await fittedRequest(asked, bounds, { fence, grounding, isShorter: false, nextTurn })
      const said = fitted.messages.slice(0, -1)
      const history = said.length === 0 ? [] : [livePrompt.history(said, quotingWith(fence))]
      const { turns: _, ...subject } = request
      return {
        instructions: [fitted.instructions, ...history, livePrompt.spoken].join('\n\n'),
        temperature: fitted.temperature,
        maxOutputTokens: fitted.maxOutputTokens,
        subject: JSON.stringify(subject),
      }
    },
    async lookUp(request, question) {
      const grounding = await ground({ ...request, turns: [...request.turns, { role: 'user', text: question }] })
      const passages = fittingPassages(grounding, LOOKED_UP_TOKENS)
      return {
        text: livePrompt.found(passages, quotingWith(newFence())),
        sources: passages.map(({ source }) => source),
        computed: grounding.computed,
      }
    },
    notesOn: (answer, computed) => recordNoteText(recordNotesOn(answer, computed)),
  }
}

/** A model that says of its answers that they stand in the place of another's. */
export function inPlaceOf(model: ChatModelPort, insteadOf: NonNullable<AnswerEngine['insteadOf']>): ChatModelPort {
  return {
    async *answer(request, signal): AsyncGenerator<ChatPart> {
      for await (const part of model.answer(request, signal)) {
        yield part.kind === 'engine' ? { ...part, engine: { ...part.engine, insteadOf } } : part
      }
    },
  }
}
