import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Markup } from './markup.ts'

/** Renders a component as markup through the browser, so that every value in it is escaped. */
export function drawn(element: ReactElement): Markup {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(element))
  const markup = place.innerHTML
  root.unmount()
  return { markup }
}
