import type { Catalogue, Clock, Ids, Publisher, SessionNotice } from '@placard/application'
import type { Campaign } from '@placard/contract'

/** A fake wall clock that only the test advances. */
export class FakeClock implements Clock {
  private time: number

  constructor(time = 1_700_000_000_000) {
    this.time = time
  }

  now(): number {
    return this.time
  }

  /** Forward or, to simulate a clock that was set back, backward. */
  advance(ms: number): void {
    this.time += ms
  }

  setTo(time: number): void {
    this.time = time
  }
}

/** Deterministic ids and seeds, counted up from 1; salts have a counter of their own. */
export class FakeIds implements Ids {
  private count = 0
  private salts = 0

  sessionId(): string {
    this.count += 1
    return `00000000-0000-4000-8000-${String(this.count).padStart(12, '0')}`
  }

  seed(): number {
    this.count += 1
    return this.count
  }

  salt(): string {
    this.salts += 1
    return this.salts.toString(16).padStart(32, '0')
  }
}

/** Records what was published. */
export class RecordingPublisher implements Publisher {
  readonly notices: SessionNotice[] = []

  publish(notice: SessionNotice): void {
    this.notices.push(notice)
  }
}

/** A catalogue of the campaigns given. */
export function aCatalogue(...campaigns: readonly Campaign[]): Catalogue {
  return {
    list: async () => campaigns,
    get: async (campaignId) => campaigns.find(({ id }) => id === campaignId),
  }
}
