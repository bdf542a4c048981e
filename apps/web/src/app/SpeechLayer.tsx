import { useContext } from 'react'
import { useStore } from 'zustand'
import { VoiceGatewayContext } from '../client/gateways/voice-gateway.ts'
import { MicrophoneReason } from '../client/microphone/MicrophoneReason.tsx'
import { microphoneMessages } from '../client/microphone/messages.en.ts'
import { MicrophoneContext } from '../client/microphone/microphone-port.ts'
import { speechMessages } from '../client/voice/messages.en.ts'
import { SpeechNotices } from '../client/voice/SpeechNotices.tsx'
import { useSpeechPresence } from '../client/voice/speech.ts'
import { VoiceOffer } from '../client/voice/VoiceOffer.tsx'
import { SIDEBAR } from '../kit/ui/measures.ts'
import { toastStore } from '../kit/ui/toast-store.ts'
import { useIsCollapsed } from './sidebar/use-is-collapsed.ts'

/** What speech needs of the whole page: its notices, and an end when the user leaves. Loaded after the view. */
export function SpeechLayer() {
  const gateway = useContext(VoiceGatewayContext)
  const hearing = useContext(MicrophoneContext)?.hearing
  const lift = useStore(toastStore, (state) => state.lift)
  const isCollapsed = useIsCollapsed()
  useSpeechPresence()
  if (gateway === undefined) return null
  return (
    <div
      style={{
        inlineSize: 'min(100% - 2rem, 26rem)',
        insetBlockEnd: `calc(${lift} + 1.5rem)`,
        // in the middle of the view, which begins beside the sidebar where there is one: from 48rem on
        insetInlineStart: `clamp(0px, (100vw - 48rem + 1px) * 999, ${isCollapsed ? SIDEBAR.collapsedWidth : SIDEBAR.openWidth})`,
      }}
      className="pointer-events-none fixed inset-x-0 z-30 mx-auto flex flex-col gap-3"
    >
      <SpeechNotices />
      <MicrophoneReason />
      {gateway.preparation !== undefined && (
        <VoiceOffer preparation={gateway.preparation} words={speechMessages.offer} />
      )}
      {hearing?.preparation !== undefined && (
        <VoiceOffer preparation={hearing.preparation} words={microphoneMessages.offer} />
      )}
    </div>
  )
}
