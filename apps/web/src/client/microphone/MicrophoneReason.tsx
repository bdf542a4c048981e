import { Mic } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import { SpeechCard } from '../voice/SpeechCard.tsx'
import { microphoneMessages } from './messages.en.ts'
import { microphoneStore, useMicrophoneState } from './microphone-store.ts'

const { reason: words } = microphoneMessages

/** What the microphone is for, before the browser asks for it; nothing at other times. */
export function MicrophoneReason() {
  const isExplaining = useMicrophoneState((state) => state.isExplaining)
  return (
    <>
      <p role="status" className="sr-only">
        {isExplaining && words.about}
      </p>
      {isExplaining && <Reason />}
    </>
  )
}

function Reason() {
  const agree = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    agree.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const answer = (kind: 'agreed' | 'cancelled') =>
    microphoneStore.dispatch({ kind, turn: microphoneStore.getState().turn })
  return (
    <SpeechCard label={words.label}>
      <div className="flex items-start gap-3">
        <Mic aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
        <p className="min-w-0 flex-1">{words.about}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" onClick={() => answer('cancelled')}>
          {words.decline}
        </Button>
        <Button ref={agree} size="sm" variant="primary" onClick={() => answer('agreed')}>
          {words.agree}
        </Button>
      </div>
    </SpeechCard>
  )
}
