import { createSessionHost } from '@placard/application'
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import stances from '@placard/content/stances/stances.json' with { type: 'json' }
import firstRound from '@placard/content/tutorial/first-round.json' with { type: 'json' }
import { Campaign, type SeatView, type SessionCommand } from '@placard/contract'
import { createEmbeddedUnderstanding } from '@placard/language'
import { aCatalogue, FakeClock, FakeIds, fakeSpeech, InMemoryEventStore, RecordingPublisher } from '@placard/testing'
import { TUTORIAL_ROUND } from '../round.ts'

/** Steps after which a test gives up waiting. */
const STEPS = 4_000

/** A tutorial round, on a clock that only the test advances. */
export async function aRound({ seed = 20 } = {}) {
  const clock = new FakeClock()
  const host = createSessionHost({
    store: new InMemoryEventStore(),
    clock,
    ids: new FakeIds(),
    publisher: new RecordingPublisher(),
    catalogue: aCatalogue(Campaign.parse(firstRound)),
    world: { countries: countries.countries, stances: stances.countries },
    understanding: createEmbeddedUnderstanding(countries),
    speech: fakeSpeech(),
    maxPace: 3,
  })
  const started = await host.startSession({
    input: { ...TUTORIAL_ROUND, draw: { seed } },
    person: { userId: 'ada', name: 'Ada' },
  })
  if (!started.ok) throw new Error(started.rejection.code)
  const openedAt = clock.now()
  const ref = { sessionId: started.value.session.id, userId: 'ada' }

  async function look() {
    const detail = await host.getSession({ ...ref, after: 0 })
    if (!detail.ok) throw new Error(detail.rejection.code)
    return detail.value
  }

  async function send(command: SessionCommand) {
    const answer = await host.submitCommand({ ...ref, command })
    if (!answer.ok) throw new Error(answer.rejection.rejection?.code ?? answer.rejection.code)
    return answer.value
  }

  /** Advances the clock until the view meets a condition; the player acts by `play`. */
  async function until(isReached: (view: SeatView) => boolean, play?: (view: SeatView) => SessionCommand | undefined) {
    for (let step = 0; step < STEPS; step++) {
      const advanced = await host.advanceSession(ref.sessionId)
      const { view } = await look()
      if (isReached(view)) return view
      const command = play?.(view)
      if (command) await host.submitCommand({ ...ref, command })
      const nextDueAt = advanced.ok ? advanced.value.nextDueAt : undefined
      if (nextDueAt !== undefined) clock.setTo(Math.max(clock.now() + 1, nextDueAt))
    }
    throw new Error('The round never came to that')
  }

  return { look, send, until, elapsedMs: () => clock.now() - openedAt }
}
