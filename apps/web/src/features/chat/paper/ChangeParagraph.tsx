import { CHANGE_WISH_MAX_LENGTH } from '@placard/contract'
import { cutAt, paragraphAt, paragraphsOf } from '@placard/language/papers'
import { type FormEvent, useState } from 'react'
import { useStore } from 'zustand'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Chip } from '../../../kit/ui/Chip.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { EngineBadge } from '../message/EngineBadge.tsx'
import { changeMessages as words } from './messages.en.ts'
import type { PaperEditor } from './paper-editor.ts'
import { type Asked, useParagraphChange } from './use-paragraph-change.ts'
import { wishesFor } from './wishes.ts'

const SHOWN_LENGTH = 60

function optionText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > SHOWN_LENGTH ? `${cutAt(line, SHOWN_LENGTH)}…` : line
}

type OfferProps = { offer: Extract<Asked, { status: 'offered' }>; onAccept: () => void; onDecline: () => void }

/** The paragraph before and after the change. */
function Offer({ offer, onAccept, onDecline }: OfferProps) {
  const { paragraph, change } = offer
  return (
    <div role="status" className="flex flex-col gap-2 text-14">
      <h3 className="font-sans text-13 font-semibold text-text-2">{words.before}</h3>
      <p className="working-paper-piece overflow-y-auto whitespace-pre-line text-text-2">{paragraph.text.trim()}</p>
      <h3 className="font-sans text-13 font-semibold text-text-2">{words.after}</h3>
      <p className="working-paper-piece overflow-y-auto whitespace-pre-line">{change.text.trim()}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" variant="primary" onClick={onAccept}>
          {words.accept}
        </Button>
        <Button size="sm" onClick={onDecline}>
          {words.decline}
        </Button>
        <EngineBadge engine={change.engine} />
      </div>
    </div>
  )
}

type ChangeParagraphProps = { editor: PaperEditor; caret: number; onClose: () => void }

/** Asks for a change to one paragraph: typed, or one of those offered. */
export function ChangeParagraph({ editor, caret, onClose }: ChangeParagraphProps) {
  const { kind, text } = useStore(editor.store, (state) => state.content)
  const [chosen, setChosen] = useState(() => paragraphAt(kind, text, caret))
  const [wish, setWish] = useState('')
  const { asked, ask, accept, reset } = useParagraphChange(editor)
  const paragraphs = paragraphsOf(kind, text)
  const at = Math.min(chosen, paragraphs.length - 1)
  const paragraph = paragraphs[at]
  if (paragraph === undefined) {
    return (
      <div className="flex items-center gap-3 text-14 text-text-2">
        <p className="flex-1">{words.nothing}</p>
        <Button size="sm" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    )
  }
  if (asked.status === 'offered') {
    return <Offer offer={asked} onAccept={() => void accept(asked)} onDecline={reset} />
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (paragraph !== undefined && wish.trim() !== '') void ask(paragraph, wish.trim())
  }
  const options = paragraphs.map((one, place) => ({
    value: String(place),
    // clauses have numbers of their own
    label: kind === 'resolution' ? optionText(one.text) : words.option(place + 1, optionText(one.text)),
  }))
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-3">
      <Select
        label={words.paragraph}
        options={options}
        value={String(at)}
        onSelect={(value) => setChosen(Number(value))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: nothing here is a field */}
      <div role="group" aria-label={words.suggested} className="flex flex-wrap gap-2">
        {wishesFor(kind).map((one) => (
          <Chip key={one} disabled={asked.status === 'pending'} onClick={() => void ask(paragraph, one)}>
            {words.wishes[one]}
          </Chip>
        ))}
      </div>
      <TextField
        label={words.wish}
        value={wish}
        maxLength={CHANGE_WISH_MAX_LENGTH}
        onChange={(event) => setWish(event.target.value)}
      />
      {asked.status === 'declined' && <Alert tone="warning">{asked.says}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" type="submit" variant="primary" isBusy={asked.status === 'pending'}>
          {words.ask}
        </Button>
        <Button size="sm" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
