import { Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { modeStore } from '../../../client/auth/mode-store.ts'
import { frameMessages } from '../frame/messages.en.ts'
import { findPlaces } from './find-places.ts'
import { type SettingPlace, settingPlaces } from './places.ts'
import { seek } from './sought-store.ts'

const { search: words, tabs } = frameMessages

const tabLabel = ({ at }: SettingPlace) => (typeof at === 'string' ? tabs[at] : undefined)

/** Finds settings while one types. Enter opens the first one, the arrow keys lead into the list and back. */
export function SettingsSearch() {
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLElement>(null)
  const found = findPlaces(typed, settingPlaces(isDemo))

  function open(place: SettingPlace | undefined) {
    if (place === undefined) return
    setTyped('')
    seek(place)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation()
      setTyped('')
      search.current?.querySelector('input')?.focus()
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const stops = [...(search.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])]
    const next = stops[stops.findIndex((stop) => stop.contains(document.activeElement)) + step]
    event.preventDefault()
    next?.focus()
  }

  return (
    <search ref={search} aria-label={words.label} onKeyDown={handleKeyDown} className="flex flex-col gap-2">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          open(found[0])
        }}
      >
        <label className="flex min-w-0 items-center gap-2 rounded-control border border-control bg-surface px-3">
          <Search aria-hidden="true" className="size-4 shrink-0 text-text-3" />
          <span className="sr-only">{words.label}</span>
          <input
            type="search"
            data-main-input=""
            value={typed}
            maxLength={60}
            placeholder={words.placeholder}
            onChange={(event) => setTyped(event.target.value)}
            className="target min-w-0 flex-1 bg-transparent text-14 outline-none placeholder:text-text-3"
          />
        </label>
      </form>
      <p role="status" className={found.length > 0 || typed.trim() === '' ? 'sr-only' : 'text-13 text-text-2'}>
        {typed.trim() !== '' && (found.length === 0 ? words.none(typed.trim()) : words.found(found.length))}
      </p>
      {found.length > 0 && (
        <ul className="rounded-control border border-hairline bg-surface p-1">
          {found.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                onClick={() => open(place)}
                className="target-dense flex w-full items-center justify-between gap-3 rounded-control px-2 text-start text-14 hover:bg-sunken"
              >
                {place.label}
                <span className="shrink-0 text-12 text-text-3">{tabLabel(place) ?? words.page}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
