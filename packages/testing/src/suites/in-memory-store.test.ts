import { InMemoryEventStore } from '@placard/application'
import { eventStoreSuite } from './event-store-suite.ts'
import { sessionListsSuite } from './session-lists-suite.ts'

eventStoreSuite('The in-memory store', async () => new InMemoryEventStore())
sessionListsSuite('The in-memory store', async () => new InMemoryEventStore())
