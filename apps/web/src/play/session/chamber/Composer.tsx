import { SAY_MAX_LENGTH } from '@placard/contract'
import { ArrowUp } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import type { MicrophonePort } from '../../../client/microphone/microphone-port.ts'
import { useMicrophonePort } from '../../../client/microphone/use-microphone-port.ts'
import { madeByWords } from '../../../client/wording/engine-text.en.ts'
import { signatureText } from '../../../client/wording/who-worded.ts'
import { classes } from '../../../kit/ui/classes.ts'
import { isSendingKey } from '../../../kit/ui/is-sending-key.ts'
import { LengthCounter } from '../../../kit/ui/LengthCounter.tsx'
import { countryIn } from '../../room/room.ts'
import { readAsText } from '../../room/wording.ts'
import { LateHeard, LateOutbox } from '../LateParts.tsx'
import { sessionMessages } from '../messages.en.ts'
import { isTooLong } from '../model/session.ts'
import { useEntries, useIsSending, useRefusal, useSession, useSessionState, useView } from '../session-context.ts'
import { speakMessages } from '../voice/messages.en.ts'
import { SayIt } from '../voice/SayIt.tsx'
import { SpeakButton } from '../voice/SpeakButton.tsx'
import { SpeakHint } from '../voice/SpeakHint.tsx'
import { COMPOSER_ID } from './composer-id.ts'
import { RefusalText } from './RefusalText.tsx'
import { UndoReading } from './UndoReading.tsx'

const { composer } = sessionMessages

/** What to do before anything was said: on a phone there is room for the first half. */
function Prompt() {
  const port = useMicrophonePort()
  return (
    <>
      {port !== undefined && <span>{speakMessages.prompt} </span>}
      <span className="hidden sm:inline">{composer.hint}</span>
    </>
  )
}

/** The reading of the player's last text. It stays until the next one, even when the session moves on. */
function LastReading() {
  const view = useView()
  const entries = useEntries()
  const last = entries.findLast(
    ({ kind, seat, origin }) => kind === 'speech' && seat === view.you && origin === 'person',
  )
  const readBy = signatureText(useSessionState((state) => state.readBy))
  const isWithdrawn = entries.some(({ kind, about }) => kind === 'withdrawal' && about === String(last?.seq))
  const reading = isWithdrawn ? undefined : last && readAsText(last, view)
  if (reading === undefined) return <Prompt />
  return (
    <span className="block truncate animate-appear">
      {sessionMessages.captions.readAs(reading)}
      {readBy !== undefined && <span className="text-text-3"> · {madeByWords.readBy(readBy)}</span>}
    </span>
  )
}

/** A hint: why text has to wait, how the last one was read, or how the keys work. */
function Hint() {
  const { status, legal, procedure, you } = useView()
  if (status === 'paused') return composer.paused
  const called = procedure?.caucus?.turn?.seat
  if (called !== undefined) return called === you ? composer.yourTurn : composer.oneAtATime
  return legal.silencedBy === 'voting' ? composer.voting : <LastReading />
}

function SendButton() {
  const isSending = useIsSending('composer')
  return (
    <button
      type="submit"
      title={composer.send}
      aria-label={isSending ? composer.sending : composer.send}
      aria-disabled={isSending}
      className="target absolute inset-e-1 inset-be-1 grid place-items-center rounded-control bg-accent text-on-accent transition-colors duration-(--duration-state) hover:bg-accent-hover aria-disabled:opacity-70"
    >
      {isSending ? (
        <span
          aria-hidden="true"
          className="size-5 animate-turn rounded-full border-2 border-current border-e-transparent"
        />
      ) : (
        <ArrowUp aria-hidden="true" className="size-5" />
      )}
    </button>
  )
}

/** After the session the microphone opens the debrief. */
function Ended({ port }: { port: MicrophonePort }) {
  return (
    <div className="mx-auto flex w-full max-w-[48rem] items-center gap-3 px-3 py-2 text-13 text-text-2 sm:px-6">
      <SpeakButton port={port} />
      <p>
        <SpeakHint otherwise={<SayIt question="debrief" />} />
      </p>
    </div>
  )
}

/** The player's text field. A draft is kept until the chair has accepted it. */
export function Composer() {
  const id = useId()
  const view = useView()
  const session = useSession()
  const draft = useSessionState((state) => state.draft)
  const port = useMicrophonePort()
  const refused = useRefusal('composer')
  const refusal = isTooLong(draft) ? composer.tooLong : refused
  if (view.status === 'concluded') return port === undefined ? null : <Ended port={port} />

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void session.say()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!isSendingKey(event)) return
    event.preventDefault()
    void session.say()
  }

  return (
    <form
      onSubmit={handleSubmit}
      aria-label={composer.label}
      className="mx-auto w-full max-w-[48rem] px-3 pb-2 sm:px-6 sm:pb-3"
    >
      <LateOutbox />
      <LateHeard />
      <div className="flex items-end gap-2">
        {port !== undefined && <SpeakButton port={port} />}
        <div className="relative min-w-0 flex-1">
          <textarea
            id={COMPOSER_ID}
            aria-label={composer.label}
            aria-invalid={refusal === undefined ? undefined : true}
            aria-describedby={`${id}-hint`}
            rows={1}
            enterKeyHint="send"
            value={draft}
            placeholder={composer.placeholder(countryIn(view, view.you))}
            onChange={(event) => session.type(event.target.value)}
            onKeyDown={handleKeyDown}
            className={classes(
              'block field-sizing-content max-h-37.5 min-h-13 w-full resize-none rounded-control border bg-marble-deep py-3.5 ps-4 pe-14 text-15 leading-normal text-text placeholder:text-text-3',
              refusal === undefined ? 'border-marble-control' : 'border-danger',
            )}
          />
          <SendButton />
        </div>
      </div>
      <div className="mt-1 flex items-start sm:min-h-4.5 justify-between gap-4 text-12 text-text-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          <div id={`${id}-hint`} className="min-w-0">
            <SpeakHint otherwise={refusal === undefined ? <Hint /> : <RefusalText text={refusal} />} />
          </div>
          <UndoReading />
        </div>
        <LengthCounter length={draft.length} most={SAY_MAX_LENGTH} words={composer.count} />
      </div>
    </form>
  )
}
