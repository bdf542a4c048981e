import { countWords } from '@placard/application'
import { CHAT_MESSAGE_MAX_LENGTH, type DrillContext, givenSeconds, speechWords } from '@placard/contract'
import { CircleAlert, Mic, Pause, Play, Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useMicrophonePort } from '../../../client/microphone/use-microphone-port.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { LengthCounter } from '../../../kit/ui/LengthCounter.tsx'
import { useChat, useChatState } from '../chat-context.ts'
import { COMPOSER_ID } from '../composer/composer-id.ts'
import { drillMessages } from './messages.en.ts'
import { SpeechTimer } from './SpeechTimer.tsx'
import type { DrillOnPage } from './use-drill.ts'
import { type ClockOnPage, useSpeechClock } from './use-speech-clock.ts'

const SpokenForm = lazy(() => import('./voice/SpokenForm.tsx').then((module) => ({ default: module.SpokenForm })))

const { floor: words, clock: clockText } = drillMessages

function ClockButtons({ clock }: { clock: ClockOnPage }) {
  if (clock.state === 'running') {
    return (
      <Button onClick={clock.pause} icon={<Pause aria-hidden="true" className="size-4" />}>
        {words.pause}
      </Button>
    )
  }
  return (
    <Button variant="primary" onClick={clock.resume} icon={<Play aria-hidden="true" className="size-4" />}>
      {words.resume}
    </Button>
  )
}

/** Before the speech: the time available and the button that starts the clock. */
function Ready({ drill, onBegin }: { drill: DrillContext; onBegin: () => void }) {
  const { speechSeconds, typedWordsAMinute } = drill
  const ready =
    typedWordsAMinute === undefined
      ? words.ready(speechSeconds)
      : words.readyTyped(clockText(givenSeconds(drill)), speechWords(drill), speechSeconds)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-14 text-text-2">{ready}</p>
      <Button variant="primary" onClick={onBegin} icon={<Mic aria-hidden="true" className="size-4" />}>
        {words.begin}
      </Button>
    </div>
  )
}

type BodyProps = { clock: ClockOnPage; drill: DrillContext; onDeliver: () => void }

/** During the speech: the timer, the input and the button that delivers it. */
function Body({ clock, drill, onDeliver }: BodyProps) {
  const id = useId()
  const chat = useChat()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useChatState((state) => state.draft)
  const [isEmpty, setEmpty] = useState(false)
  const isStanding = clock.state === 'standing'
  useEffect(() => {
    if (!isStanding) field.current?.focus()
  }, [isStanding])

  function handleSubmit(event?: FormEvent) {
    event?.preventDefault()
    setEmpty(draft.trim() === '')
    if (draft.trim() !== '') onDeliver()
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleSubmit()
  }
  return (
    <form onSubmit={handleSubmit} aria-label={words.speech} className="flex flex-col gap-2">
      <div className="flex items-center gap-4">
        <SpeechTimer clock={clock} given={givenSeconds(drill)} />
        <ClockButtons clock={clock} />
      </div>
      {isStanding && <p className="text-13 text-text-2">{clock.wasAway ? words.takenUp : words.paused}</p>}
      <textarea
        id={COMPOSER_ID}
        ref={field}
        aria-label={words.speech}
        aria-invalid={isEmpty || undefined}
        aria-describedby={`${id}-hint`}
        rows={5}
        maxLength={CHAT_MESSAGE_MAX_LENGTH}
        readOnly={isStanding}
        value={draft}
        placeholder={words.placeholder}
        onChange={(event) => {
          setEmpty(false)
          chat.type(event.target.value)
        }}
        onKeyDown={handleKeyDown}
        className="block field-sizing-content max-h-[40vh] min-h-28 w-full resize-none rounded-panel border border-control bg-surface px-4 py-3 text-15 leading-normal placeholder:text-text-3 read-only:bg-sunken aria-invalid:border-danger"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p id={`${id}-hint`} className="min-w-0 flex-1 text-12 text-text-3">
          {isEmpty ? (
            <span role="alert" className="inline-flex items-start gap-1 text-danger">
              <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
              {words.nothing}
            </span>
          ) : (
            <>
              <span className="tabular">{words.words(countWords(draft), speechWords(drill))}</span>
              <span className="hidden sm:inline"> · {words.deliverHint}</span>
            </>
          )}
        </p>
        <LengthCounter length={draft.length} most={CHAT_MESSAGE_MAX_LENGTH} words={words.count} />
        <Button variant="primary" type="submit" icon={<Send aria-hidden="true" className="size-4" />}>
          {words.deliver}
        </Button>
      </div>
    </form>
  )
}

/** The floor for a speech that is typed: the clock starts when the user does. */
function TypedForm({ drillOnPage: { drill, kept, deliver } }: { drillOnPage: DrillOnPage }) {
  const chat = useChat()
  const clock = useSpeechClock(kept, chat.id)
  if (clock.state === 'idle') return <Ready drill={drill} onBegin={clock.begin} />
  return <Body clock={clock} drill={drill} onDeliver={() => void deliver(clock.end())} />
}

/** The user's floor: by voice where the drill is spoken and there is a microphone, else typed. */
export function SpeechForm({ drillOnPage }: { drillOnPage: DrillOnPage }) {
  const port = useMicrophonePort()
  const [isTyped, setTyped] = useState(false)
  const isSpoken = drillOnPage.drill.typedWordsAMinute === undefined && !isTyped
  if (port === undefined || !isSpoken) return <TypedForm drillOnPage={drillOnPage} />
  return (
    <Suspense>
      <SpokenForm drillOnPage={drillOnPage} port={port} onType={() => setTyped(true)} />
    </Suspense>
  )
}
