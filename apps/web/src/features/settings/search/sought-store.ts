import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { navigate, viewStore } from '../../../client/navigation/view-store.ts'
import { viewOfTab } from '../frame/settings-tabs.ts'
import type { SettingPlace } from './places.ts'

const inAddress = () => window.location.hash.slice(1) || undefined

/** The setting that somebody looked for: the fragment of the address names it. A new object each time it is sought. */
const soughtStore = createStore<{ sought: { readonly id: string | undefined } }>((set) => {
  const read = () => set({ sought: { id: inAddress() } })
  window.addEventListener('hashchange', read)
  // another view, or another tab of this one: what was sought there is sought no more
  viewStore.subscribe(read)
  return { sought: { id: inAddress() } }
})

/** Leads to a setting, wherever it is. */
export function seek({ id, at }: SettingPlace): void {
  if (typeof at !== 'string') {
    navigate(at)
    return
  }
  navigate(viewOfTab(at), { anchor: id })
}

/** The id of the setting that is sought, and whether it is one of these. */
export function useSought(): { readonly id: string | undefined } {
  return useStore(soughtStore, ({ sought }) => sought)
}

const CONTROL = 'input:checked, input:not([type=radio]), select, textarea, button, a, summary'

/**
 * Brings a control into view and gives it the focus when it is sought. @returns what its element needs: the reference, and
 * whether it is marked.
 */
export function useSpot(id: string) {
  const sought = useSought()
  const spot = useRef<HTMLDivElement>(null)
  const isSought = sought.id === id
  useEffect(() => {
    if (sought.id !== id) return
    spot.current?.scrollIntoView?.({ block: 'center' })
    spot.current?.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true })
  }, [sought, id])
  return { spot, isSought }
}
