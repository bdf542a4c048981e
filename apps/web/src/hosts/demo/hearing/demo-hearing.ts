import { speechIn } from '@placard/voice'
import type { HeardCommand } from '@placard/voice/hearing'
import type { CampaignGateway } from '../../../client/gateways/campaign-gateway.ts'
import type { HearingGateway } from '../../../client/gateways/hearing-gateway.ts'
import { MicrophoneError } from '../../../client/microphone/fault-error.ts'
import type { FileWorker } from '../voice/file-worker.ts'
import type { SpokenInSession } from './hearing-worker.ts'

/** Hearing of the demo: the embedded recogniser in this browser, which understands the commands of a session. */
export function demoHearing(
  recogniser: Pick<FileWorker<SpokenInSession, HeardCommand | undefined>, 'order' | 'warm'>,
  campaigns: Pick<CampaignGateway, 'getSession'>,
): Omit<HearingGateway, 'preparation'> {
  return {
    async hear({ samples, rate }, { room, asked }, signal) {
      if (room === undefined) throw new MicrophoneError('no-session')
      const speech = speechIn(samples, rate)
      if (speech === undefined) throw new MicrophoneError('nothing-heard')
      const { view } = await campaigns.getSession(room, undefined, signal)
      const command = await recogniser.order(
        { speech, view: roomView(view), campaignId: view.campaignId, asked },
        signal,
      )
      if (command === undefined) throw new MicrophoneError('no-command')
      return { text: command.text, confidence: command.confidence, provider: 'embedded', isCommandsOnly: true }
    },
    async readHealth() {
      // whoever asks is about to speak
      recogniser.warm().catch(() => undefined)
      return { hearing: [{ provider: 'embedded', state: 'ready' }], isCommandsOnly: true }
    },
  }
}

/** The parts of a view that the worker needs. */
function roomView({ you, seats, issues, legal, procedure, crisis }: SpokenInSession['view']): SpokenInSession['view'] {
  return { you, seats, issues, legal, ...(procedure && { procedure }), ...(crisis && { crisis }) }
}
