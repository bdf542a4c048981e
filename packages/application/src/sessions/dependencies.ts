import type { World } from '../catalogue/world.ts'
import type { Debriefs } from '../ports/debriefs.ts'
import type { EventStore } from '../ports/event-store.ts'
import type { Catalogue, Clock, Ids, Publisher } from '../ports/host.ts'
import type { SpeechPort, UnderstandingPort } from '../ports/language.ts'
import type { Agendas } from './agendas.ts'
import type { StateCache } from './loaded.ts'

/** What the use cases of a session work with. */
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
  /** Lets others have their turn within long work; left out where nobody else waits. */
  readonly pause?: () => Promise<void>
}

/** Who asks about which session. */
export interface SessionRef {
  readonly sessionId: string
  readonly userId: string
}
