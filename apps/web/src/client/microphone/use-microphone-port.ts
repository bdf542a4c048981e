import { useContext } from 'react'
import { useSetting } from '../settings/current.ts'
import { MicrophoneContext, type MicrophonePort } from './microphone-port.ts'

/** Undefined where nobody hears this user, or they want no voice: a part that listens is then left out. */
export function useMicrophonePort(): MicrophonePort | undefined {
  const port = useContext(MicrophoneContext)
  return useSetting('voiceEnabled') ? port : undefined
}
