import { Volume2, VolumeX } from 'lucide-react'
import { lazy, Suspense, useContext } from 'react'
import { useStore } from 'zustand'
import { VoiceGatewayContext } from '../../../client/gateways/voice-gateway.ts'
import { useHasVoice } from '../../../client/voice/use-has-voice.ts'
import { classes } from '../../../kit/ui/classes.ts'
import { aloudStore, readNewAnswers } from './aloud-store.ts'
import { aloudMessages as words } from './messages.en.ts'

// loaded by who has it on: speech is no part of the chat's first load
const NewAnswers = lazy(() => import('./NewAnswers.tsx').then((module) => ({ default: module.NewAnswers })))

/** Whether new answers are read aloud as they arrive. Not there where voice is switched off. */
export function VoiceToggle() {
  const hasVoice = useHasVoice()
  const gateway = useContext(VoiceGatewayContext)
  const isOn = useStore(aloudStore, (state) => state.isOn)
  if (!hasVoice) return null

  function handlePress() {
    readNewAnswers(!isOn)
    // better asked for now than in the middle of an answer
    if (!isOn) void gateway?.preparation?.prepare(true, new AbortController().signal)
  }
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <>
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={words.toggle}
        data-tooltip={isOn ? words.toggleOn : words.toggle}
        onClick={handlePress}
        style={{ insetInlineEnd: '3rem' }}
        className={classes(
          'target absolute inset-be-1 grid place-items-center rounded-control transition-colors duration-(--duration-state) hover:bg-text/8',
          isOn ? 'text-accent' : 'text-text-2 hover:text-text',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
      {isOn && (
        <Suspense>
          <NewAnswers />
        </Suspense>
      )}
    </>
  )
}
