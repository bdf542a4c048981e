import { Search } from 'lucide-react'
import { appMessages } from './messages.en.ts'

/** A button in the shape of a search field, which opens the command palette. */
export function GoToButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-keyshortcuts="Control+Shift+K"
      className="target-dense flex w-full items-center gap-2 rounded-control border border-control bg-bg px-3 text-13 text-text-3 hover:text-text"
    >
      <Search aria-hidden="true" className="size-4" />
      {appMessages.goTo}
    </button>
  )
}
