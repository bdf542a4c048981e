import { CHAT_MESSAGE_MAX_LENGTH } from '@placard/contract'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { isSendingKey } from '../../../kit/ui/is-sending-key.ts'
import { useChat, useChatState, useIsPending } from '../chat-context.ts'
import { COMPOSER_ID } from '../composer/composer-id.ts'
import { talkMessages } from './messages.en.ts'
import type { ToCheck } from './use-talk.ts'

const { form: words } = talkMessages

type TypeFormProps = {
  /** Why what stands there is to be checked; it was heard. */
  toCheck: ToCheck | undefined
  onSend: () => void
}

/** Typing in the place of speaking, and putting right what was heard. */
export function TypeForm({ toCheck, onSend }: TypeFormProps) {
  const chat = useChat()
  const draft = useChatState((state) => state.draft)
  const isPending = useIsPending()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

  function send() {
    onSend()
    void chat.send()
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    send()
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (!isSendingKey(event)) return
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={handleSubmit} className="flex w-full max-w-prose flex-col gap-2 text-start">
      {toCheck !== undefined && (
        <p role="status" className="text-13 text-text-2">
          {words.check[toCheck]}
        </p>
      )}
      <textarea
        id={COMPOSER_ID}
        ref={field}
        data-main-input
        aria-label={words.label}
        rows={2}
        maxLength={CHAT_MESSAGE_MAX_LENGTH}
        value={draft}
        placeholder={words.placeholder}
        onChange={(event) => chat.type(event.target.value)}
        onKeyDown={handleKeyDown}
        className="block field-sizing-content max-h-37.5 min-h-13 w-full resize-none rounded-panel border border-control bg-surface px-4 py-3 text-15 leading-normal text-text placeholder:text-text-3"
      />
      <Button type="submit" variant="primary" className="self-end" disabled={isPending || draft.trim() === ''}>
        {words.send}
      </Button>
    </form>
  )
}
