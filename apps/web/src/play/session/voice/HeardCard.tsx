import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Chip } from '../../../kit/ui/Chip.tsx'
import { COMPOSER_ID } from '../chamber/composer-id.ts'
import { useHallUi, useHallUiState, type WordsToCheck } from '../hall-ui.ts'
import { useSession, useSessionState } from '../session-context.ts'
import { speakMessages as words } from './messages.en.ts'
import { SayIt } from './SayIt.tsx'
import { useSpokenQuestion } from './spoken-questions.ts'

/** Words that were heard and do not count yet: Enter sends them, E or typing edits them, Escape discards them. */
export function HeardCard() {
  const ui = useHallUi()
  const toCheck = useHallUiState((state) => state.toCheck)
  const draft = useSessionState((state) => state.draft)
  const isChanged = toCheck !== undefined && draft !== toCheck.text
  useEffect(() => {
    // they were edited or sent
    if (isChanged) ui.setState({ toCheck: undefined })
  }, [ui, isChanged])
  return toCheck === undefined || isChanged ? null : <Check key={toCheck.text} toCheck={toCheck} />
}

function Check({ toCheck }: { toCheck: WordsToCheck }) {
  const session = useSession()
  const ui = useHallUi()
  const send = useRef<HTMLButtonElement>(null)
  useEffect(() => send.current?.focus(), [])
  const close = () => ui.setState({ toCheck: undefined })

  function handleSend() {
    close()
    void session.say()
  }
  function handleEdit() {
    close()
    const field = document.getElementById(COMPOSER_ID)
    field?.focus()
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
  }
  function handleDiscard() {
    session.type(toCheck.before)
    close()
  }
  useSpokenQuestion('check', { confirm: handleSend, discard: handleDiscard })

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Escape') {
      event.preventDefault()
      handleDiscard()
    } else if (event.key.toLowerCase() === 'e') {
      event.preventDefault()
      handleEdit()
      // Space presses the button that has the focus
    } else if (event.key.length === 1 && event.key !== ' ') handleEdit()
  }

  return (
    <section
      aria-label={words.check}
      onKeyDown={handleKeyDown}
      className="mb-2 animate-rise rounded-panel border border-marble-control bg-marble-raised p-3"
    >
      <p className="text-13 text-text-2">{words.check}</p>
      <p className="font-serif text-17 [overflow-wrap:anywhere]">{toCheck.text}</p>
      <p className="mb-2 text-13 text-text-3">
        {words.checkHint}
        <SayIt question="check" />
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button ref={send} type="button" size="sm" variant="primary" aria-keyshortcuts="Enter" onClick={handleSend}>
          {words.send}
        </Button>
        <Button type="button" size="sm" aria-keyshortcuts="E" onClick={handleEdit}>
          {words.edit}
        </Button>
        <Button type="button" size="sm" variant="quiet" aria-keyshortcuts="Escape" onClick={handleDiscard}>
          {words.discard}
        </Button>
        {toCheck.alternatives.length > 0 && <span className="text-13 text-text-3">{words.alternatives}</span>}
        {toCheck.alternatives.slice(0, 2).map((text) => (
          <Chip
            key={text}
            className="h-auto max-w-full py-1.5 text-start [overflow-wrap:anywhere]"
            onClick={() => {
              session.type(text)
              ui.setState({ toCheck: { ...toCheck, text, alternatives: [] } })
            }}
          >
            {text}
          </Chip>
        ))}
      </div>
    </section>
  )
}
