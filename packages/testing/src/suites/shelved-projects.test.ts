import { InMemoryChatStore, InMemoryDocuments, InMemoryShelf, ShelvedProjects } from '@placard/application'
import { CHAT_PEOPLE } from '../builders/chat-host.ts'
import { projectStoreSuite } from './project-store-suite.ts'

projectStoreSuite(async () => {
  const documents = new InMemoryDocuments()
  const chats = new InMemoryChatStore(undefined, documents)
  const store = new ShelvedProjects(new InMemoryShelf(), documents, chats.ofProjects)
  return {
    store,
    chats,
    owner: CHAT_PEOPLE.ada,
    other: CHAT_PEOPLE.ben,
    newId: () => crypto.randomUUID(),
    erase: (now) => store.eraseRemoved(now),
  }
})
