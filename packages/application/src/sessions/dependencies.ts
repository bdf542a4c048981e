import type { World } from '../catalogue/world.ts'
import type { Debriefs } from '../ports/debriefs.ts'
import type { EventStore } from '../ports/event-store.ts'
import type { Catalogue, Clock, Ids, Publisher } from '../ports/host.ts'
import type { SpeechPort, UnderstandingPort } from '../ports/language.ts'
import type { Agendas } from './agendas.ts'
import type { StateCache } from './loaded.ts'

/** Dependencies of the session use cases. */
export interface SessionDependencies {
  readonly store: EventStore
  readonly clock: Clock
  readonly ids: Ids
  readonly publisher: Publisher
  readonly catalogue: Catalogue
  readonly world: World
  readonly understanding: UnderstandingPort
  readonly speech: SpeechPort
  /** Fastest pace a session may run at: session ms per ms of the wall clock, 1 or more. */
  readonly maxPace: number
  readonly cache: StateCache
  readonly agendas: Agendas
  readonly debriefs: Debriefs
  /** Yields to other work within long work; absent where there is none. */
  readonly pause?: () => Promise<void>
}

/** The user and the session. */
export interface SessionRef {
  readonly sessionId: string
  readonly userId: string
}
