import { InMemoryEventStore } from '../fakes/in-memory-store.ts'
import { eventStoreSuite } from './event-store-suite.ts'

eventStoreSuite('The in-memory store', async () => new InMemoryEventStore())
