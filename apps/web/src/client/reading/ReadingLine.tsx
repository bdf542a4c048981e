import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { showToast } from '../../kit/ui/toast-store.ts'
import { addressOf, type View } from '../navigation/view.ts'
import { lineAnchor } from './line-anchor.ts'
import { readingMessages as words } from './messages.en.ts'
import { useLineInAddress } from './use-line-in-address.ts'

type ReadingLineProps = {
  /** The place of the line in the address of its transcript. */
  id: string
  /** The page on which the line can be cited. */
  page: View
  who: string
  /** A picture before the name. */
  picture?: ReactNode
  time: ReactNode
  /** Marks beside the name. */
  marks?: ReactNode
  /** Buttons before the one that copies the link. */
  actions?: ReactNode
  /** Whether the line changed something, which is marked at its edge. */
  isMarked?: boolean
  children: ReactNode
}

async function copyLink(page: View, id: string): Promise<void> {
  const address = new URL(`${addressOf(page)}#${lineAnchor(id)}`, window.location.href).href
  try {
    await navigator.clipboard.writeText(address)
    showToast(words.linkCopied)
  } catch {
    showToast(words.linkNotCopied(address), { tone: 'danger' })
  }
}

/** One line of what was said: who, when, what, and a link to it. */
export function ReadingLine(line: ReadingLineProps) {
  const { id, page, who, picture, time, marks, actions, isMarked = false, children } = line
  const isNamed = useLineInAddress() === id
  const edge = isMarked ? 'border-s-3 border-s-accent' : ''
  return (
    <article
      id={lineAnchor(id)}
      className={`group flex items-start gap-3 border-b border-hairline px-4 py-3 ${edge} ${isNamed ? 'bg-accent/12' : ''}`}
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-13">
          {picture}
          <span className="font-medium">{who}</span>
          <span className="text-12 text-text-3 tabular">{time}</span>
          {marks}
        </p>
        {children}
      </div>
      <span className="flex shrink-0 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 [&_svg]:size-4">
        {actions}
        <IconButton
          isDense
          label={words.copyLink(who)}
          data-tooltip={words.copy}
          onClick={() => void copyLink(page, id)}
        >
          <Link2 aria-hidden="true" />
        </IconButton>
      </span>
    </article>
  )
}
