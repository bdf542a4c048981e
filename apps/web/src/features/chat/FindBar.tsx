import './find.css'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { useBranch } from './chat-context.ts'
import { useChatUi } from './chat-ui.ts'
import { focusComposer } from './composer/composer-id.ts'
import { dialogMessages } from './dialogs/messages.en.ts'
import { messagesWith, rangesOf } from './find-words.ts'
import { useListHandle } from './list-handle.ts'

const { find: words } = dialogMessages
const HIGHLIGHT = 'chat-find'

/** Highlights the searched words in the rendered messages, and follows the virtual list as messages come and go. */
function useMarks(sought: string): void {
  useEffect(() => {
    const log = document.querySelector('#content [role=log]')
    if (log === null || !('highlights' in CSS)) return
    const mark = () => CSS.highlights.set(HIGHLIGHT, new Highlight(...rangesOf(log, sought)))
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(log, { subtree: true, childList: true })
    return () => {
      observer.disconnect()
      CSS.highlights.delete(HIGHLIGHT)
    }
  }, [sought])
}

/** Search within the shown branch; the browser's own search sees only the rendered messages of the virtual list. */
export function FindBar() {
  const ui = useChatUi()
  const list = useListHandle()
  const { branch } = useBranch()
  const [sought, setSought] = useState('')
  const [at, setAt] = useState(0)
  const found = useMemo(() => messagesWith(branch, sought), [branch, sought])
  useMarks(sought)

  function goTo(number: number, among = found) {
    if (among.length === 0) return
    const next = (number + among.length) % among.length
    setAt(next)
    list.current?.show(among[next] ?? 0)
  }
  function handleChange(text: string) {
    setSought(text)
    const among = messagesWith(branch, text)
    goTo(among.length - 1, among)
  }
  function close() {
    ui.setState({ isFinding: false })
    focusComposer()
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
    if (event.key === 'Enter') goTo(at + (event.shiftKey ? -1 : 1))
  }
  const count = found.length === 0 ? words.none : words.count(Math.min(at, found.length - 1) + 1, found.length)
  return (
    <search className="flex items-center gap-1 border-b border-hairline bg-surface px-3 py-1">
      <input
        // biome-ignore lint/a11y/noAutofocus: the user has just asked to search
        autoFocus
        type="search"
        aria-label={words.label}
        placeholder={words.label}
        maxLength={200}
        value={sought}
        onChange={(event) => handleChange(event.target.value)}
        onKeyDown={handleKeyDown}
        className="target-dense min-w-0 flex-1 rounded-control border border-control bg-surface px-3 text-14"
      />
      <span role="status" className="min-w-24 px-1 text-center whitespace-nowrap text-12 text-text-3 tabular">
        {sought.trim() === '' ? '' : count}
      </span>
      <IconButton isDense label={words.previous} disabled={found.length === 0} onClick={() => goTo(at - 1)}>
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton isDense label={words.next} disabled={found.length === 0} onClick={() => goTo(at + 1)}>
        <ChevronDown aria-hidden="true" />
      </IconButton>
      <IconButton isDense label={words.close} onClick={close}>
        <X aria-hidden="true" />
      </IconButton>
    </search>
  )
}
