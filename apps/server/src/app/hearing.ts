import type { Catalogue, SessionHost } from '@placard/application'
import countries from '@placard/content/countries/countries.json' with { type: 'json' }
import { agendaTermsOf } from '@placard/language'
import { bynamesOf, type Room, roomOf } from '@placard/voice/hearing'
import { createHearers } from '../adapters/hearing-providers/create-hearers.ts'
import type { HearingQueue } from '../adapters/hearing-providers/embedded/hearing-queue.ts'
import { registerHearing } from '../features/hearing/routes.ts'
import type { App } from '../http/app.ts'
import type { Dependencies } from '../ports/dependencies.ts'
import type { HearingPort } from '../ports/hearing.ts'
import type { RecordingShelf } from '../ports/recordings.ts'
import { usageGateOf } from './billing.ts'
import type { BarredEngines } from './kept-in.ts'

const bynames = bynamesOf(countries.countries)

interface HearingSources {
  readonly sessions: SessionHost
  readonly catalogue: Catalogue
  readonly shelf: RecordingShelf
  /** The thread that decodes. */
  readonly queue: HearingQueue
  readonly barred: BarredEngines
}

/** Composes hearing: those who hear, and the calls. What can be said in a session is read from the user's own view. */
export async function composeHearing(
  app: App,
  dependencies: Dependencies,
  { sessions, catalogue, shelf, barred, queue }: HearingSources,
): Promise<HearingPort> {
  const { configuration, logger } = dependencies
  const hearers = await createHearers(configuration.voice.hearing, {
    queue,
    barred,
    // the error itself may contain users' words
    onFault: (provider, fault) => logger.warn({ provider, fault }, 'a recording was not heard'),
  })
  const heard = dependencies.hearing ?? hearers
  registerHearing(app, dependencies, {
    hearing: heard,
    usage: usageGateOf(dependencies),
    shelf,
    async roomOf(sessionId, userId): Promise<Room | undefined> {
      const found = await sessions.getSession({ sessionId, userId })
      if (!found.ok) return undefined
      const { view } = found.value
      const campaign = await catalogue.get(view.campaignId)
      return roomOf(view, { bynames, agenda: campaign && agendaTermsOf(campaign) })
    },
  })
  app.addHook('onClose', () => hearers.close())
  return heard
}
