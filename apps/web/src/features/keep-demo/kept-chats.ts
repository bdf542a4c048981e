import { type Conversation, chat, chatAttachments, chatImport, type PaperSummary } from '@placard/contract'
import * as z from 'zod/mini'
import { ApiError } from '../../client/api/api-error.ts'
import type { Call } from '../../client/api/client.ts'
import type { ChatGateway } from '../../client/gateways/chat-gateway.ts'
import type { KeptValues } from '../../client/storage/storage.ts'
import type { KeepItem, Keeps } from './keeps.ts'
import { projectThere } from './kept-projects.ts'
import { type DemoPapers, lastChange, movePapers } from './move-papers.ts'

const KEY = 'placard.demo.moved-chats'
/** By conversation id: the last change of a moved conversation or of its papers. */
const Moved = z.record(z.string(), z.string())

/** Dependencies of moving chats. */
export interface KeptChatsDependencies {
  readonly demo: Pick<ChatGateway, 'list' | 'get' | 'readAttachment'>
  readonly papers: DemoPapers
  readonly call: Call
  /** Storage of the list of moved conversations. */
  readonly values: KeptValues
}

/**
 * The conversations of the demo with all their branches and working papers. One that continued after its move is
 * offered again, and merged.
 */
export function keptChats({ demo, papers, call, values }: KeptChatsDependencies): Keeps {
  const moved = () => {
    const read = Moved.safeParse(values.read(KEY))
    return read.success ? read.data : {}
  }
  const itemOf = ({ id, title, updatedAt }: Conversation, own: readonly PaperSummary[]): KeepItem => ({
    id,
    name: title,
    weight: 1,
    async move() {
      const { conversation, messages } = await demo.get(id)
      const receipt = await call(chatImport.conversation, { body: { conversation, messages } })
      if (receipt.outcome === 'refused') return receipt
      for (const attachment of messages.flatMap(({ attachments = [] }) => attachments)) {
        if (attachment.length > 0) await fill({ demo, call }, attachment.id)
      }
      await movePapers({ papers, call }, own, receipt.conversationId)
      await intoProject(
        call,
        receipt.conversationId,
        conversation.projectId && projectThere(values, conversation.projectId),
      )
      values.write(KEY, { ...moved(), [id]: lastChange(updatedAt, own) })
      return receipt
    },
  })
  return {
    kind: 'chats',
    async collect() {
      const done = moved()
      const all = [...(await allOf(demo, false)), ...(await allOf(demo, true))]
      const written = Map.groupBy(await papers.listPapers({}), ({ conversationId }) => conversationId)
      const own = (id: string) => written.get(id) ?? []
      return all
        .filter(({ id, leafId, updatedAt }) => leafId !== null && done[id] !== lastChange(updatedAt, own(id)))
        .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
        .map((conversation) => itemOf(conversation, own(conversation.id)))
    },
  }
}

/** Moves a conversation of the account into the project that came before it; one that is gone there is none. */
async function intoProject(call: Call, conversationId: string, projectId: string | null | undefined): Promise<void> {
  if (projectId == null) return
  await call(chat.change, { params: { conversationId }, body: { projectId } }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  })
}

/** Sends the account the text of a document that moved with its conversation. */
async function fill({ demo, call }: Pick<KeptChatsDependencies, 'demo' | 'call'>, attachmentId: string): Promise<void> {
  const { text } = await demo.readAttachment(attachmentId)
  await call(chatAttachments.fill, { params: { attachmentId }, body: { text } })
}

async function allOf(demo: Pick<ChatGateway, 'list'>, isArchived: boolean) {
  const all = []
  let before: string | undefined
  do {
    const page = await demo.list({ isArchived, before })
    all.push(...page.conversations)
    before = page.next ?? undefined
  } while (before !== undefined)
  return all
}
