import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { chooseMicrophone, microphoneChoices } from '../../../client/microphone/choices.ts'
import type { Level, MicrophonePort } from '../../../client/microphone/microphone-port.ts'
import { useMicrophone } from '../../../client/microphone/use-microphone.ts'
import { useMicrophonePort } from '../../../client/microphone/use-microphone-port.ts'
import { type MicrophoneDevice, useMicrophones } from '../../../client/microphone/use-microphones.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Switch } from '../../../kit/ui/Switch.tsx'
import { microphoneSettingsMessages as words } from './microphone-messages.en.ts'

/** Stands for no choice. */
const USUAL = ''

const hasBrowserRecogniser = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window

/** The microphone of this browser: which one, how it listens, and whether it hears anything. */
export function MicrophoneSettings({ tell }: { tell: (text: string) => void }) {
  const port = useMicrophonePort()
  return port === undefined ? null : <Choices port={port} tell={tell} />
}

function Choices({ port, tell }: { port: MicrophonePort; tell: (text: string) => void }) {
  const { isHandsFree, isBrowserAllowed } = useStore(microphoneChoices)
  return (
    <section aria-label={words.title} className="flex flex-col gap-6">
      <LevelTest port={port} tell={tell} />
      <Switch
        label={words.handsFree}
        hint={words.handsFreeHint}
        isOn={isHandsFree}
        onToggle={(isOn) => chooseMicrophone({ isHandsFree: isOn })}
      />
      {hasBrowserRecogniser() && (
        <Switch
          label={words.browser}
          hint={words.browserHint}
          isOn={isBrowserAllowed}
          onToggle={(isOn) => chooseMicrophone({ isBrowserAllowed: isOn })}
        />
      )}
    </section>
  )
}

/** The microphones to choose from, the chosen one also while it is not connected. */
function optionsOf(devices: readonly MicrophoneDevice[], chosen: string | undefined) {
  const isGone = chosen !== undefined && !devices.some(({ id }) => id === chosen)
  return [
    { value: USUAL, label: words.usual },
    ...devices.map(({ id, name }, at) => ({ value: id, label: name || words.nameless(at + 1) })),
    ...(isGone ? [{ value: chosen, label: words.gone }] : []),
  ]
}

function LevelTest({ port, tell }: { port: MicrophonePort; tell: (text: string) => void }) {
  const deviceId = useStore(microphoneChoices, (choices) => choices.deviceId)
  const microphone = useMicrophone(port, { purpose: 'test', onHeard: () => undefined })
  const { phase, fault } = microphone
  const isListening = phase === 'listening'

  const options = optionsOf(useMicrophones(phase), deviceId)

  function handleChoice(value: string) {
    microphone.cancel()
    chooseMicrophone({ deviceId: value === USUAL ? undefined : value })
    tell(words.chosen)
  }
  return (
    <>
      <Select label={words.device} options={options} value={deviceId ?? USUAL} onSelect={handleChoice} />
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm" onClick={isListening ? microphone.cancel : microphone.start}>
            {isListening ? words.stopTest : words.test}
          </Button>
          <LevelBar level={microphone.level} />
        </div>
        <p role="status" className={fault === undefined ? 'text-13 text-text-2' : 'text-13 text-danger'}>
          {fault?.sentence ?? (isListening ? words.speakNow : words.testHint)}
        </p>
      </div>
    </>
  )
}

/** A bar as long as it is loud. It moves without the page being drawn anew. */
function LevelBar({ level }: { level: Level }) {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => bar.current?.style.setProperty('inline-size', `${Math.round(level.get() * 100)}%`)
    show()
    return level.subscribe(show)
  }, [level])
  return (
    <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-hairline">
      <span ref={bar} data-level-bar className="block h-full rounded-full bg-accent" />
    </span>
  )
}
