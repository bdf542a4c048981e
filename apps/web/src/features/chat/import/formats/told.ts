import type {
  AnswerEngine,
  AnswerFault,
  ChatAttachment,
  ChatContext,
  ChatOrigin,
  ChatSource,
  MessageStatus,
} from '@placard/contract'
import type { Personality } from '@placard/engine'

/** Whose export a file is: a product's, or our own. */
export type ImportFormat = ChatOrigin | 'placard'

/**
 * What of a conversation stays behind. `file`: documents and sounds. `tool`: calls of tools and what they answered.
 * `reasoning`: what a model thought aloud. `system`: instructions to a model. `reference`: marks that point to sources
 * outside the text. `unknown`: parts of kinds nobody knows. `damaged`: messages that cannot be read or hang on nothing.
 * `cut`: messages that are too long. `context`: what our own was about, where that is not known or not there.
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
] as const
export type LeftKind = (typeof LEFT_KINDS)[number]
/** How many of each; a kind of which nothing is left is not there. */
export type LeftOut = Partial<Record<LeftKind, number>>

/** Counts what stays behind. */
export class Leaving {
  readonly left: LeftOut = {}

  leave(kind: LeftKind, count = 1): void {
    if (count > 0) this.left[kind] = (this.left[kind] ?? 0) + count
  }

  /** How many things beside words stay behind: what is left of a message that had nothing else still has its place. */
  get things(): number {
    const { image = 0, file = 0, unknown = 0 } = this.left
    return image + file + unknown
  }
}

/** What only our own export says of a message. */
export interface OwnParts {
  readonly status: MessageStatus
  readonly engine: AnswerEngine | undefined
  readonly sources: readonly ChatSource[] | undefined
  readonly fault: AnswerFault | undefined
  /** Documents by their names: their texts are not in a file. */
  readonly attachments: readonly ChatAttachment[] | undefined
}

/** A message as a file tells it. One without a role is passed over: what follows it hangs on what it follows. */
export interface ToldMessage {
  readonly id: string
  readonly parentId: string | undefined
  readonly role: 'user' | 'assistant' | undefined
  readonly text: string
  /** In ms since 1970 UTC. */
  readonly at: number | undefined
  readonly model?: string | undefined
  /** It had pictures or files: without words it still has its place. */
  readonly hadThings: boolean
  readonly own?: OwnParts
}

/** What is said of a message that is passed over. */
export const PASSED = { role: undefined, text: '', hadThings: false } as const

/** A conversation as a file tells it. */
export interface ToldConversation {
  readonly id: string
  readonly title: string
  readonly createdAt: number | undefined
  readonly updatedAt: number | undefined
  /** The end of the branch that was shown. */
  readonly shownId: string | undefined
  readonly isPinned: boolean
  readonly isArchived: boolean
  readonly messages: readonly ToldMessage[]
  readonly own?: {
    readonly mode: Personality | undefined
    readonly instructions: string | undefined
    readonly context: ChatContext | null
  }
}
