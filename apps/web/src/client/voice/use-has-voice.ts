import { useContext } from 'react'
import { VoiceGatewayContext } from '../gateways/voice-gateway.ts'
import { useSetting } from '../settings/current.ts'

/** Whether there is speech for this user, and they want to have to do with it. */
export function useHasVoice(): boolean {
  const gateway = useContext(VoiceGatewayContext)
  const isEnabled = useSetting('voiceEnabled')
  return gateway !== undefined && isEnabled
}
