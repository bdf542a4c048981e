import type { ComponentProps, MouseEvent } from 'react'
import { addressOf, type View } from './view.ts'
import { navigate } from './view-store.ts'

export type ViewLinkProps = Omit<ComponentProps<'a'>, 'href'> & { view: View; replace?: boolean }

/** A real link: it can be copied and opened in a new tab, and otherwise navigates without a page load. */
export function ViewLink({ view, replace = false, onClick, ...rest }: ViewLinkProps) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain) return
    event.preventDefault()
    navigate(view, { replace })
  }
  return <a {...rest} href={addressOf(view)} onClick={handleClick} />
}
