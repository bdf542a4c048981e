import type { ConversationDetail } from '@placard/contract'
import type { ChatGateway } from '../../../client/gateways/chat-gateway.ts'

type Reading = Pick<ChatGateway, 'list' | 'get'>

async function idsOf(gateway: Reading, isArchived: boolean): Promise<readonly string[]> {
  const ids: string[] = []
  let before: string | undefined
  do {
    const { conversations, next } = await gateway.list({ isArchived, before })
    ids.push(...conversations.map(({ id }) => id))
    before = next ?? undefined
  } while (before !== undefined)
  return ids
}

/** Fetches every conversation with all its branches, archived ones last. One failure fails the whole. */
export async function allChats(gateway: Reading): Promise<readonly ConversationDetail[]> {
  const ids = [...(await idsOf(gateway, false)), ...(await idsOf(gateway, true))]
  const details: ConversationDetail[] = []
  for (const id of new Set(ids)) details.push(await gateway.get(id))
  return details
}
