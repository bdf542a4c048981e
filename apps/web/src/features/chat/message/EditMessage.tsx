import type { ChatMessage } from '@placard/contract'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { isSendingKey } from '../../../kit/ui/is-sending-key.ts'
import { useChat } from '../chat-context.ts'
import { returnToComposer } from '../composer/composer-id.ts'
import { chatMessages } from '../messages.en.ts'
import { isTooLong } from '../model/chat-state.ts'

const { actions, composer } = chatMessages

/** Inline editor of a user's message. */
export function EditMessage({ message }: { message: ChatMessage }) {
  const chat = useChat()
  const [text, setText] = useState(message.content)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = field
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])

  function handleSubmit(event?: FormEvent) {
    event?.preventDefault()
    void chat.sayInstead(message.id, text)
    returnToComposer()
  }
  function cancel() {
    chat.edit(undefined)
    returnToComposer()
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') cancel()
    if (!isSendingKey(event)) return
    event.preventDefault()
    handleSubmit()
  }
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-2 pb-4">
      <textarea
        ref={field}
        aria-label={actions.editLabel}
        aria-invalid={isTooLong(text) || undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
        className="field-sizing-content max-h-75 min-h-20 w-full resize-none rounded-control border border-control bg-surface px-4 py-2.5 text-15 aria-invalid:border-danger"
      />
      {isTooLong(text) && <p className="text-13 text-danger">{composer.tooLong}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" onClick={cancel}>
          {actions.cancel}
        </Button>
        <Button size="sm" variant="primary" type="submit" disabled={text.trim() === '' || isTooLong(text)}>
          {actions.save}
        </Button>
      </div>
    </form>
  )
}
