import type { DebriefRequest, DebriefStanding, Debriefs } from '../ports/debriefs.ts'
import type { EventStore } from '../ports/event-store.ts'
import { wireDebriefSteps } from './make-debrief.ts'

/** Size of the cache of debriefs. */
const REMEMBERED = 32

interface EmbeddedDebriefsDependencies {
  readonly store: Pick<EventStore, 'events'>
  /** Yields to other work between two replayed courses; by default only to pending promises. */
  readonly pause?: (() => Promise<void>) | undefined
}

/** Makes debriefs in this process, in slices, and caches them for its lifetime. */
export class EmbeddedDebriefs implements Debriefs {
  private readonly dependencies: EmbeddedDebriefsDependencies
  /** By session, seat and log position, the oldest first. */
  private readonly known = new Map<string, DebriefStanding>()

  constructor(dependencies: EmbeddedDebriefsDependencies) {
    this.dependencies = dependencies
  }

  async ask(request: DebriefRequest): Promise<DebriefStanding> {
    const name = `${request.sessionId} ${request.seat} ${request.seq}`
    const known = this.known.get(name)
    if (known?.status === 'refused') this.known.delete(name)
    if (known) return known
    const begun = { status: 'pending', progress: { ahead: 0, replayed: 0, replays: 0 } } as const
    this.keep(name, begun)
    void this.make(name, request).catch(() => this.keep(name, { status: 'refused', fault: 'failed' }))
    return begun
  }

  private async make(name: string, { sessionId, seat, seq }: DebriefRequest): Promise<void> {
    const steps = wireDebriefSteps(await this.dependencies.store.events(sessionId, 0, seq), seat)
    for (;;) {
      const { done, value } = steps.next()
      if (done) return this.keep(name, { status: 'ready', debrief: value })
      this.keep(name, { status: 'pending', progress: { ahead: 0, ...value } })
      await this.dependencies.pause?.()
    }
  }

  private keep(name: string, standing: DebriefStanding): void {
    const [oldest] = this.known.keys()
    if (!this.known.has(name) && this.known.size >= REMEMBERED && oldest !== undefined) this.known.delete(oldest)
    this.known.set(name, standing)
  }
}
