import { InMemoryEventStore } from '@placard/application'
import { eventStoreSuite } from './event-store-suite.ts'

eventStoreSuite('The in-memory store', async () => new InMemoryEventStore())
