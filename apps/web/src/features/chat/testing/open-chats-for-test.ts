import { AUTOMATIC } from '@placard/contract'
import { createChatScope } from '../../../client/gateways/chat-scope.ts'
import { keptValues } from '../../../client/storage/storage.ts'
import { OpenChats } from '../model/open-chats.ts'
import { branchOf, treeOf } from '../model/tree.ts'
import { FakeChat, idOf } from './fake-chat.ts'

/** Waits until pending work has settled. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Open chats of a user over a fake gateway. */
export function openChatsForTest(gateway = new FakeChat(), owner = 'amina') {
  const page = { isOnline: true, ids: 0 }
  const failures: string[] = []
  const openChats = new OpenChats({
    chatScope: createChatScope(gateway, owner, false),
    values: keptValues(() => window.localStorage),
    plan: () => ({ mode: 'balanced', instructions: '', context: null, engineChoice: AUTOMATIC, projectId: null }),
    onEnded: () => undefined,
    answerOptions: () => ({ temperature: 0.7 }),
    newId: () => {
      page.ids += 1
      return idOf(1000 + page.ids)
    },
    isOnline: () => page.isOnline,
    patience: () => new Promise((resolve) => setTimeout(resolve, 1)),
    onFailure: (kind) => failures.push(kind),
  })
  return { openChats, gateway, page, failures }
}

/** Texts of the shown branch. */
export const shown = (chat: ReturnType<OpenChats['fresh']>) => {
  const { messages, leafId, live } = chat.store.getState()
  return branchOf(treeOf(messages), leafId).map(({ id, content }) => (id === live?.messageId ? live.text : content))
}
