import type { AnswerEngine, ChatMessage, ChatSource, ChatStreamEvent, Conversation } from '@placard/contract'

/** An answer while it is made. Apart from the messages, so that a piece of text changes nothing but this. */
export interface LiveAnswer {
  readonly messageId: string
  /** Position of the last event of its log that is in here. */
  readonly seq: number
  readonly text: string
  /** What another engine had said before it was cut off. */
  readonly retracted: string | undefined
  /** What had said it. */
  readonly retractedBy: AnswerEngine | undefined
  readonly engine: AnswerEngine | undefined
  readonly sources: readonly ChatSource[]
}

/** A conversation as far as this page knows it. */
export interface Talk {
  readonly conversation: Conversation | undefined
  /** All branches, oldest first. */
  readonly messages: readonly ChatMessage[]
  /** The end of the branch that is shown. */
  readonly leafId: string | null
  readonly live: LiveAnswer | undefined
}

export const NO_TALK: Talk = { conversation: undefined, messages: [], leafId: null, live: undefined }

/** Begins to follow an answer from where it is. */
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

/** Messages with one put in its place, or after all others. */
function withMessage(messages: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  const at = messages.findIndex(({ id }) => id === message.id)
  return at < 0 ? [...messages, message] : messages.with(at, message)
}

/** What was cut off last: an engine that broke off without a word changes nothing about it. */
function retractedOf({ text, engine, retracted, retractedBy }: LiveAnswer) {
  return text === '' ? { retracted, retractedBy } : { retracted: text, retractedBy: engine }
}

type LogEvent = Exclude<ChatStreamEvent, { readonly kind: 'accepted' | 'ended' }>

function foldLog(live: LiveAnswer, event: LogEvent): LiveAnswer {
  // A stream that was taken up again may tell what is known.
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
  }
}

/** What is known after an event. The same event twice changes nothing. */
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

/** What is known once an answer has ended by another way than its stream. */
export function settled(talk: Talk, answer: ChatMessage): Talk {
  const { conversation } = talk
  return {
    ...talk,
    conversation: conversation && { ...conversation, answeringId: null },
    messages: withMessage(talk.messages, answer),
    live: talk.live?.messageId === answer.id ? undefined : talk.live,
  }
}
