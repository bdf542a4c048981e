import { InMemoryChatStore } from '@placard/application'
import { chatStoreSuite } from './chat-store-suite.ts'
import { SUITE_PEOPLE } from './event-store-suite.ts'

chatStoreSuite('The in-memory chat store', async () => new InMemoryChatStore(), SUITE_PEOPLE)
