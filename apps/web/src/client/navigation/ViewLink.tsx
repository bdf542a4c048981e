import type { ComponentProps, MouseEvent } from 'react'
import { addressOf, type View } from './view.ts'
import { navigate } from './view-store.ts'

export type ViewLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  view: View
  replace?: boolean
  /** The place in the view that is wanted. */
  anchor?: string
}

/** A real link: it can be copied and opened in a new tab, and otherwise navigates without a page load. */
export function ViewLink({ view, replace = false, anchor, onClick, ...rest }: ViewLinkProps) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    navigate(view, { replace, anchor })
  }
  const address = anchor === undefined ? addressOf(view) : `${addressOf(view)}#${anchor}`
  return <a {...rest} href={address} onClick={handleClick} />
}
