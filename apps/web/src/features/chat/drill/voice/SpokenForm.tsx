import { countWords } from '@placard/application'
import { CHAT_MESSAGE_MAX_LENGTH, type DrillContext, givenSeconds, speechWords } from '@placard/contract'
import { deliveryOf } from '@placard/voice/delivery'
import { Keyboard, Mic, Send, Square } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useChatScope } from '../../../../client/gateways/chat-scope.ts'
import type { RecordingGateway } from '../../../../client/gateways/recording-gateway.ts'
import type { MicrophonePort } from '../../../../client/microphone/microphone-port.ts'
import { useHearsFreely } from '../../../../client/microphone/use-hears-freely.ts'
import { useRecordings } from '../../../../client/recordings/use-recordings.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { LengthCounter } from '../../../../kit/ui/LengthCounter.tsx'
import { useChat, useChatState } from '../../chat-context.ts'
import { COMPOSER_ID } from '../../composer/composer-id.ts'
import { drillMessages } from '../messages.en.ts'
import { SpeechTimer } from '../SpeechTimer.tsx'
import type { DrillOnPage } from '../use-drill.ts'
import { type ClockOnPage, useSpeechClock } from '../use-speech-clock.ts'
import { LevelBar } from './LevelBar.tsx'
import { spokenMessages } from './messages.en.ts'
import { type SpokenParts, useSpokenParts } from './use-spoken-parts.ts'

const { form: words } = spokenMessages
const { floor } = drillMessages

/** Lets the clock run exactly while the microphone listens. */
function useClockOf({ state, begin, pause, resume }: ClockOnPage, isListening: boolean): void {
  useEffect(() => {
    if (isListening && state === 'idle') begin()
    else if (isListening && state === 'standing') resume()
    else if (!isListening && state === 'running') pause()
  }, [isListening, state, begin, pause, resume])
}

function statusOf({ microphone: { phase, fault }, isWriting, isMissing, parts }: SpokenParts, canWrite: boolean) {
  if (phase === 'asking') return words.asking
  if (phase === 'listening') return canWrite ? words.listening : words.listeningOnly
  if (isWriting || phase === 'processing') return words.writing
  if (fault !== undefined) return fault.sentence
  if (isMissing) return canWrite ? words.missing : words.unwritten
  return parts.length > 0 ? words.stopped : ''
}

type FormProps = { clock: ClockOnPage; drill: DrillContext; spoken: SpokenParts; canWrite: boolean; onDeliver(): void }

/** The speech as far as it was given: clock, level, and the words, which can be put right once the clock stands still. */
function Body({ clock, drill, spoken, canWrite, onDeliver }: FormProps) {
  const chat = useChat()
  const draft = useChatState((state) => state.draft)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isEmpty, setEmpty] = useState(false)
  const { microphone, isWriting, isMissing } = spoken
  const isListening = microphone.phase === 'listening'
  const isBusy = isListening || microphone.phase === 'asking' || isWriting
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setEmpty(draft.trim() === '')
    if (draft.trim() === '') field.current?.focus()
    else if (!isBusy) onDeliver()
  }
  return (
    <form onSubmit={handleSubmit} aria-label={floor.speech} className="flex flex-col gap-2">
      <div className="flex items-center gap-4">
        <SpeechTimer clock={clock} given={givenSeconds(drill)} />
        {isListening ? (
          <Button variant="primary" onClick={microphone.finish} icon={<Square aria-hidden="true" className="size-4" />}>
            {words.stop}
          </Button>
        ) : (
          <Button
            onClick={microphone.start}
            isBusy={microphone.phase === 'asking'}
            icon={<Mic aria-hidden="true" className="size-4" />}
          >
            {words.speakOn}
          </Button>
        )}
      </div>
      {isListening && <LevelBar level={microphone.level} />}
      <p role="status" className="text-13 text-text-2">
        {statusOf(spoken, canWrite)}
      </p>
      <textarea
        id={COMPOSER_ID}
        ref={field}
        aria-label={floor.speech}
        aria-invalid={isEmpty || undefined}
        aria-describedby="spoken-speech-hint"
        rows={5}
        maxLength={CHAT_MESSAGE_MAX_LENGTH}
        readOnly={isBusy}
        value={draft}
        placeholder={canWrite && !isMissing ? words.placeholder : words.typedPlaceholder}
        onChange={(event) => {
          setEmpty(false)
          chat.type(event.target.value)
        }}
        className="block field-sizing-content max-h-[40vh] min-h-28 w-full resize-none rounded-panel border border-control bg-surface px-4 py-3 text-15 leading-normal placeholder:text-text-3 read-only:bg-sunken aria-invalid:border-danger"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p id="spoken-speech-hint" className="min-w-0 flex-1 text-12 text-text-3">
          {isEmpty ? (
            <span role="alert" className="text-danger">
              {floor.nothing}
            </span>
          ) : (
            <span className="tabular">{floor.words(countWords(draft), speechWords(drill))}</span>
          )}
        </p>
        <LengthCounter length={draft.length} most={CHAT_MESSAGE_MAX_LENGTH} words={floor.count} />
        <Button
          variant={isListening ? 'secondary' : 'primary'}
          type="submit"
          disabled={isBusy}
          icon={<Send aria-hidden="true" className="size-4" />}
        >
          {floor.deliver}
        </Button>
      </div>
    </form>
  )
}

/** What becomes of the sound: recordings are kept only where their owner has it so. */
function About() {
  const gateway = useChatScope().recordings
  return gateway === undefined ? words.about(false) : <AboutKept gateway={gateway} />
}

function AboutKept({ gateway }: { gateway: RecordingGateway }) {
  const { kept, isMissing } = useRecordings(gateway)
  if (kept === undefined && !isMissing) return ' '
  return words.about(kept?.isKeeping === true)
}

type ReadyProps = { drill: DrillContext; spoken: SpokenParts; canWrite: boolean; onType(): void }

/** Before the speech: what the microphone is for, and typing as the other way. */
function Ready({ drill, spoken: { microphone }, canWrite, onType }: ReadyProps) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-14 text-text-2">{words.ready(drill.speechSeconds)}</p>
      <p className="text-13 text-text-2">{canWrite ? <About /> : words.unwritten}</p>
      {microphone.fault !== undefined && (
        <p role="alert" className="text-13 text-danger">
          {microphone.fault.sentence}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onType} icon={<Keyboard aria-hidden="true" className="size-4" />}>
          {words.type}
        </Button>
        <Button
          variant="primary"
          onClick={microphone.start}
          isBusy={microphone.phase === 'asking'}
          icon={<Mic aria-hidden="true" className="size-4" />}
        >
          {words.speak}
        </Button>
      </div>
    </div>
  )
}

type SpokenFormProps = { drillOnPage: DrillOnPage; port: MicrophonePort; onType: () => void }

/** The user's floor for a speech by voice: the clock runs while the microphone listens. */
export function SpokenForm({ drillOnPage: { drill, kept, deliver }, port, onType }: SpokenFormProps) {
  const chat = useChat()
  const clock = useSpeechClock(kept, chat.id)
  const canWrite = useHearsFreely(port) ?? true
  const spoken = useSpokenParts(port, kept, canWrite)
  useClockOf(clock, spoken.microphone.phase === 'listening')

  if (clock.state === 'idle') return <Ready drill={drill} spoken={spoken} canWrite={canWrite} onType={onType} />
  function handleDeliver() {
    const delivery = deliveryOf(spoken.parts, chat.store.getState().draft)
    kept.keepParts(chat.id, [])
    void deliver(clock.end(), delivery)
  }
  return <Body clock={clock} drill={drill} spoken={spoken} canWrite={canWrite} onDeliver={handleDeliver} />
}
