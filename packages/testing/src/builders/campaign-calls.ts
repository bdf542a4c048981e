import {
  type CampaignCallDependencies,
  type CampaignCallName,
  createCampaignCalls,
  type SessionHostDependencies,
  sessionDependenciesOf,
} from '@placard/application'
import { fakeCampaignWords, fakeSentiment } from '../fakes/language-fakes.ts'
import { anOpenSession } from './session-host.ts'

/** A fault that is answered by a fallback, and the call that met it. */
interface MetFault {
  readonly call: CampaignCallName
  readonly fault: unknown
}

/**
 * The campaign calls over fakes, with a session of `aCampaign()` open in which Ada ('ada') sits for EEE. Waiting moves
 * the clock. No fault passes by itself unless told.
 */
export async function aCampaignCalls(
  changes: Partial<SessionHostDependencies> = {},
  running: Partial<Pick<CampaignCallDependencies, 'wait' | 'mayPass' | 'words' | 'sentiment'>> = {},
) {
  const opened = await anOpenSession(changes)
  const faults: MetFault[] = []
  const calls = createCampaignCalls(sessionDependenciesOf(opened.dependencies), {
    runExclusive: (_, work) => work(),
    wait: async (ms) => {
      opened.clock.advance(ms)
      return true
    },
    mayPass: () => false,
    words: fakeCampaignWords(),
    sentiment: fakeSentiment(),
    onFallback: (call, fault) => {
      faults.push({ call, fault })
    },
    ...running,
  })
  return { ...opened, calls, faults }
}
