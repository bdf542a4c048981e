import type { AnswerEngine, ChatMessage, ChatSource, ChatStreamEvent, Conversation } from '@placard/contract'

/** State of a streaming answer. Separate from the messages, so that a text chunk changes nothing else. */
export interface LiveAnswer {
  readonly messageId: string
  /** Sequence number of the last event applied. */
  readonly seq: number
  readonly text: string
  /** Text of an engine that failed before the fallback took over. */
  readonly retracted: string | undefined
  /** The engine that failed. */
  readonly retractedBy: AnswerEngine | undefined
  readonly engine: AnswerEngine | undefined
  readonly sources: readonly ChatSource[]
}

/** Conversation state known to this page. */
export interface Talk {
  readonly conversation: Conversation | undefined
  /** All branches, oldest first. */
  readonly messages: readonly ChatMessage[]
  /** Leaf of the shown branch. */
  readonly leafId: string | null
  readonly live: LiveAnswer | undefined
}

export const NO_TALK: Talk = { conversation: undefined, messages: [], leafId: null, live: undefined }

/** Live state of an answer in progress, from its stored message. */
export function liveOf({ id, seq, content, engine, sources }: ChatMessage): LiveAnswer {
  return {
    messageId: id,
    seq,
    text: content,
    retracted: undefined,
    retractedBy: undefined,
    engine,
    sources: sources ?? [],
  }
}

/** Replaces a message, or appends it. */
function withMessage(messages: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  const at = messages.findIndex(({ id }) => id === message.id)
  return at < 0 ? [...messages, message] : messages.with(at, message)
}

/** Last retracted text: an engine that failed without any text leaves it unchanged. */
function retractedOf({ text, engine, retracted, retractedBy }: LiveAnswer) {
  return text === '' ? { retracted, retractedBy } : { retracted: text, retractedBy: engine }
}

type LogEvent = Exclude<ChatStreamEvent, { readonly kind: 'accepted' | 'ended' }>

function foldLog(live: LiveAnswer, event: LogEvent): LiveAnswer {
  // a reconnected stream may repeat known events
  if (event.seq <= live.seq) return live
  const { seq } = event
  switch (event.kind) {
    case 'engine':
      return { ...live, seq, engine: event.engine }
    case 'text':
      return { ...live, seq, text: live.text + event.text }
    case 'retract':
      return { ...live, seq, ...retractedOf(live), engine: undefined, text: '', sources: [] }
    case 'sources':
      return { ...live, seq, sources: event.sources }
    case 'suggestions':
      // shown under the whole answer only, which has them
      return { ...live, seq }
  }
}

/** Applies an event; idempotent. */
export function foldEvent(talk: Talk, event: ChatStreamEvent): Talk {
  const { live, messages } = talk
  switch (event.kind) {
    case 'accepted': {
      const told = event.message === undefined ? messages : withMessage(messages, event.message)
      return {
        conversation: event.conversation,
        messages: withMessage(told, event.answer),
        leafId: event.answer.id,
        live: liveOf(event.answer),
      }
    }
    case 'ended':
      return {
        ...talk,
        conversation: event.conversation,
        messages: withMessage(messages, event.answer),
        live: live?.messageId === event.answer.id ? undefined : live,
      }
    default:
      return live === undefined ? talk : { ...talk, live: foldLog(live, event) }
  }
}

/** Applies an answer that ended by another way than its stream. */
export function settled(talk: Talk, answer: ChatMessage): Talk {
  const { conversation } = talk
  return {
    ...talk,
    conversation: conversation && { ...conversation, answeringId: null },
    messages: withMessage(talk.messages, answer),
    live: talk.live?.messageId === answer.id ? undefined : talk.live,
  }
}
