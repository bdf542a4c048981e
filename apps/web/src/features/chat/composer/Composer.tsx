import { CHAT_MESSAGE_MAX_LENGTH } from '@placard/contract'
import { ArrowUp, CircleAlert, Square } from 'lucide-react'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
} from 'react'
import { useStore } from 'zustand'
import { onlineStore } from '../../../client/connectivity/online-store.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { useMicrophonePort } from '../../../client/microphone/use-microphone-port.ts'
import { classes } from '../../../kit/ui/classes.ts'
import { isSendingKey } from '../../../kit/ui/is-sending-key.ts'
import { LengthCounter } from '../../../kit/ui/LengthCounter.tsx'
import { useChat, useChatState, useIsPending } from '../chat-context.ts'
import { AttachButton } from '../files/AttachButton.tsx'
import { DropLayer } from '../files/DropLayer.tsx'
import { FileTray } from '../files/FileTray.tsx'
import { fileMessages } from '../files/messages.en.ts'
import { fetchMarkdown } from '../markdown/AnswerText.tsx'
import { chatMessages } from '../messages.en.ts'
import { areReady } from '../model/draft-files.ts'
import { VoiceToggle } from '../voice/VoiceToggle.tsx'
import { COMPOSER_ID } from './composer-id.ts'
import { isRecallingKey, useEditLast } from './edit-last.ts'
import { LongPaste } from './LongPaste.tsx'
import { useLongPaste } from './use-long-paste.ts'

const { composer } = chatMessages

// whoever dictates waits for it a moment: it is no part of the chat's first load
const Dictation = lazy(() => import('../voice/Dictation.tsx').then((module) => ({ default: module.Dictation })))

const BUTTON =
  'target absolute inset-e-1 inset-be-1 grid place-items-center rounded-control transition-colors duration-(--duration-state)'

/** Send button; Stop while an answer streams. */
function MainButton({ isEmpty }: { isEmpty: boolean }) {
  const chat = useChat()
  const isPending = useIsPending()
  if (isPending) {
    return (
      <button
        type="button"
        data-tooltip={composer.stop}
        aria-label={composer.stop}
        onClick={() => void chat.stop()}
        className={classes(BUTTON, 'border border-control bg-surface text-text hover:bg-sunken')}
      >
        <Square aria-hidden="true" className="size-4 fill-current" />
      </button>
    )
  }
  return (
    <button
      type="submit"
      data-tooltip={composer.send}
      aria-label={composer.send}
      aria-disabled={isEmpty}
      className={classes(BUTTON, 'bg-accent text-on-accent hover:bg-accent-hover aria-disabled:opacity-55')}
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  )
}

/** Hint under the input: why sending is blocked, or the keyboard shortcuts. */
function useHint(): string {
  const { isDemo } = useChatScope()
  const isOnline = useStore(onlineStore, (state) => state.isOnline)
  const isPending = useIsPending()
  const files = useFilesHint()
  if (!isOnline && !isDemo) return composer.queued
  return isPending ? composer.blocked : (files ?? composer.hint)
}

/** What the attached files still need; undefined when there are none, or they are ready and text is there. */
function useFilesHint(): string | undefined {
  const files = useChatState((state) => state.files)
  const isEmpty = useChatState((state) => state.draft.trim() === '')
  if (files.some(({ state: { kind } }) => kind === 'refused' || kind === 'failed')) return fileMessages.undecided
  if (!areReady(files)) return fileMessages.busy
  return files.length > 0 && isEmpty ? fileMessages.ask : undefined
}

/** The message input. The draft stays until it has been stored. `children` are shown in the line under it. */
export function Composer({ children }: { children?: ReactNode }) {
  const id = useId()
  const chat = useChat()
  const draft = useChatState((state) => state.draft)
  const refusal = useChatState((state) => state.refusal)
  const areFilesReady = useChatState(({ files }) => areReady(files))
  const hint = useHint()
  const port = useMicrophonePort()
  const editLast = useEditLast()
  const longPaste = useLongPaste()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void chat.send()
  }
  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    // an answer will follow
    void fetchMarkdown()
    chat.type(event.target.value)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (isRecallingKey(event) && draft === '' && editLast()) return event.preventDefault()
    if (!isSendingKey(event)) return
    event.preventDefault()
    void chat.send()
  }
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { files, types } = event.clipboardData
    // a document on the clipboard comes as text and as a picture of itself: the text is meant
    if (files.length === 0 || types.includes('text/html')) return longPaste.handlePaste(event)
    event.preventDefault()
    chat.files.add([...files])
  }
  return (
    <form onSubmit={handleSubmit} aria-label={composer.label} className="w-full">
      <FileTray />
      <LongPaste paste={longPaste} />
      <div className="relative">
        <AttachButton />
        <DropLayer />
        <textarea
          id={COMPOSER_ID}
          data-main-input
          aria-label={composer.label}
          aria-invalid={refusal === undefined ? undefined : true}
          aria-describedby={`${id}-hint`}
          rows={1}
          maxLength={CHAT_MESSAGE_MAX_LENGTH}
          enterKeyHint="send"
          value={draft}
          placeholder={composer.placeholder}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
          // room for the buttons; a rule of its own would be in everybody's first style sheet
          style={{ paddingInlineEnd: port === undefined ? '6.25rem' : '9.25rem' }}
          className="block field-sizing-content max-h-37.5 min-h-13 w-full resize-none rounded-panel border border-control bg-surface py-3.5 ps-13 text-15 leading-normal text-text shadow-[0_1px_2px_rgb(3_13_9/0.06)] placeholder:text-text-3 hover:border-text-3 aria-invalid:border-danger"
        />
        <VoiceToggle />
        {port !== undefined && (
          <Suspense>
            <Dictation port={port} />
          </Suspense>
        )}
        <MainButton isEmpty={draft.trim() === '' || !areFilesReady} />
      </div>
      <div className="mt-1 flex min-h-4.5 items-start justify-between gap-3 text-12 text-text-3">
        <div id={`${id}-hint`} className="min-w-0">
          {refusal === undefined ? (
            <span className={hint === composer.hint ? 'hidden sm:inline' : undefined}>{hint}</span>
          ) : (
            <span role="alert" className="inline-flex items-start gap-1 text-danger">
              <CircleAlert aria-hidden="true" className="mt-px size-3.5 shrink-0" />
              {refusal}
            </span>
          )}
        </div>
        <LengthCounter length={draft.length} most={CHAT_MESSAGE_MAX_LENGTH} words={composer.count} />
      </div>
      {children}
    </form>
  )
}
