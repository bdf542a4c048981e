import {
  type CampaignCallDependencies,
  type CampaignCallName,
  createCampaignCalls,
  type SessionHostDependencies,
  sessionDependenciesOf,
} from '@placard/application'
import { fakeCampaignWords, fakeSentiment } from '../fakes/language-fakes.ts'
import { anOpenSession } from './session-host.ts'

/** A fault that led to a fallback, and the call in which it occurred. */
interface MetFault {
  readonly call: CampaignCallName
  readonly fault: unknown
}

/**
 * The campaign calls over fakes, with a session of `aCampaign()` open in which Ada ('ada') holds EEE. Waiting advances
 * the clock. By default no fault is temporary.
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
