import { PAPER_TEXT_MAX_LENGTH } from '@placard/contract'
import type { RefObject } from 'react'
import { useId } from 'react'
import { useStore } from 'zustand'
import { paperMessages as words } from './messages.en.ts'
import type { PaperEditor } from './paper-editor.ts'

type PaperEditProps = { editor: PaperEditor /** Where the person is in the text. */; caret: RefObject<number> }

/** The text, as plain text: undo, spelling and dictation are the browser's. */
export function PaperEdit({ editor, caret }: PaperEditProps) {
  const id = useId()
  const { text } = useStore(editor.store, (state) => state.content)
  const isTooLong = text.length > PAPER_TEXT_MAX_LENGTH
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {words.text}
      </label>
      <textarea
        id={id}
        value={text}
        placeholder={words.placeholder}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? `${id}-error` : undefined}
        onChange={(event) => editor.edit({ text: event.target.value })}
        onSelect={(event) => {
          caret.current = event.currentTarget.selectionStart
        }}
        className="working-paper-field working-paper-text w-full flex-1 resize-none bg-transparent py-3 font-serif text-text placeholder:text-text-3"
      />
      {isTooLong && (
        <p id={`${id}-error`} role="alert" className="pb-2 text-13 text-danger">
          {words.tooLong(text.length, PAPER_TEXT_MAX_LENGTH)}
        </p>
      )}
    </>
  )
}
