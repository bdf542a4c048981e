import { useContext, useState } from 'react'
import { VoiceGatewayContext } from '../../../client/gateways/voice-gateway.ts'
import { useSetting } from '../../../client/settings/current.ts'
import { browserValues, tabValues } from '../../../client/storage/storage.ts'
import { useHasVoice } from '../../../client/voice/use-has-voice.ts'
import { voiceChoiceOf } from './voice-choice.ts'

/** Whether a session is spoken when it comes on the page, and how a change of that is kept. */
export function useVoiceChoice(sessionId: string): {
  readonly isOnAtFirst: boolean
  readonly keep: (isOn: boolean) => void
} {
  const hasVoice = useHasVoice()
  const isToBeFetched = useContext(VoiceGatewayContext)?.preparation !== undefined
  const isAutoPlayed = useSetting('autoPlayAudio')
  const [choice] = useState(() => voiceChoiceOf({ tab: tabValues, browser: browserValues }, sessionId))
  const [isOnAtFirst] = useState(() => hasVoice && choice.read(isAutoPlayed, isToBeFetched))
  return { isOnAtFirst, keep: choice.keep }
}
