import type {
  AnswerEngine,
  AnswerFault,
  ChatAttachment,
  ChatContext,
  ChatOrigin,
  ChatSource,
  ConversationType,
  EngineChoice,
  MessageStatus,
} from '@placard/contract'
import type { Personality } from '@placard/engine'

/** Source of an export: another product, or Placard itself. */
export type ImportFormat = ChatOrigin | 'placard'

/**
 * Kinds of content that is not imported. `file`: documents and recordings. `tool`: tool calls and their results.
 * `reasoning`: a model's chain of thought. `system`: system prompts. `reference`: citation marks to sources outside the
 * text. `unknown`: parts of unknown kinds. `damaged`: unreadable messages, or cycles. `cut`: messages over the length
 * limit. `context`: the context of our own conversation, where it does not exist here. `project`, `paper`: those of our
 * own conversation.
 */
export const LEFT_KINDS = [
  'image',
  'file',
  'tool',
  'reasoning',
  'system',
  'reference',
  'unknown',
  'damaged',
  'cut',
  'context',
  'project',
  'paper',
] as const
export type LeftKind = (typeof LEFT_KINDS)[number]
/** Count of left-out items by kind; kinds without any are absent. */
export type LeftOut = Partial<Record<LeftKind, number>>

/** What was left out, in words, kind by kind. */
export function leftWords(left: LeftOut, words: Readonly<Record<LeftKind, (count: number) => string>>): string[] {
  return LEFT_KINDS.flatMap((kind) => {
    const count = left[kind]
    return count === undefined ? [] : [words[kind](count)]
  })
}

/** Counter of left-out content. */
export class Leaving {
  readonly left: LeftOut = {}

  leave(kind: LeftKind, count = 1): void {
    if (count > 0) this.left[kind] = (this.left[kind] ?? 0) + count
  }

  /** Number of left-out pictures and files: a message that had nothing else is kept as a placeholder. */
  get things(): number {
    const { image = 0, file = 0, unknown = 0 } = this.left
    return image + file + unknown
  }
}

/** Fields only our own export has. */
export interface OwnParts {
  readonly status: MessageStatus
  readonly engine: AnswerEngine | undefined
  readonly sources: readonly ChatSource[] | undefined
  readonly fault: AnswerFault | undefined
  /** Attachments by name: an export does not hold their texts. */
  readonly attachments: readonly ChatAttachment[] | undefined
}

/** A message as parsed from a file. One without a role is skipped, and its children attach to its parent. */
export interface ToldMessage {
  readonly id: string
  readonly parentId: string | undefined
  readonly role: 'user' | 'assistant' | undefined
  readonly text: string
  /** In ms since 1970 UTC. */
  readonly at: number | undefined
  readonly model?: string | undefined
  /** Whether it had pictures or files: such a message is kept even without text. */
  readonly hadThings: boolean
  readonly own?: OwnParts
}

/** Fields of a skipped message. */
export const PASSED = { role: undefined, text: '', hadThings: false } as const

/** A conversation as parsed from a file. */
export interface ToldConversation {
  readonly id: string
  readonly title: string
  readonly createdAt: number | undefined
  readonly updatedAt: number | undefined
  /** Leaf of the branch that was shown. */
  readonly shownId: string | undefined
  readonly isPinned: boolean
  readonly isArchived: boolean
  readonly messages: readonly ToldMessage[]
  readonly own?: {
    readonly type: ConversationType | undefined
    readonly mode: Personality | undefined
    readonly instructions: string | undefined
    readonly context: ChatContext | null
    readonly engineChoice: EngineChoice | undefined
  }
}
