import type { AnswerEngine, EngineChoice } from '@placard/contract'

/** The first exchange of a conversation, to be given a title by the engine that made its answer. */
export interface TitleRequest {
  readonly askedBy: string
  /** Which engine the owner chose: no other may read the exchange. */
  readonly engineChoice: EngineChoice
  /** The engine that ended the answer. */
  readonly engine: AnswerEngine
  readonly question: string
  readonly answer: string
}

/** What a model made of a request for a title. `private`: the matter should not stand in a list. */
export type ModelTitle = { readonly kind: 'title'; readonly title: string } | { readonly kind: 'private' }

/**
 * Has titles written by models. Undefined when the engine gave nothing usable or can no longer be asked. Never rejects;
 * aborting the signal ends it with undefined.
 */
export interface ChatTitlePort {
  titleFor(request: TitleRequest, signal: AbortSignal): Promise<ModelTitle | undefined>
}
