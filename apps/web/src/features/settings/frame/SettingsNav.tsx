import {
  AudioLines,
  CreditCard,
  KeyRound,
  type LucideIcon,
  Megaphone,
  Server,
  ShieldCheck,
  Sun,
  Wrench,
} from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { modeStore } from '../../../client/auth/mode-store.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import type { View } from '../../../client/navigation/view.ts'
import { indexAfterKey } from '../../../kit/ui/index-after-key.ts'
import { frameMessages as words } from './messages.en.ts'
import { SETTINGS_TABS, type SettingsTab, viewOfTab } from './settings-tabs.ts'

/** The pages of the account that stand beside the settings. */
const ACCOUNT_PLACES = ['security', 'subscription'] as const
export type SettingsPlace = SettingsTab | (typeof ACCOUNT_PLACES)[number]

const ICONS: Readonly<Record<SettingsPlace | 'data', LucideIcon>> = {
  appearance: Sun,
  voice: AudioLines,
  notifications: Megaphone,
  privacy: ShieldCheck,
  system: Wrench,
  security: KeyRound,
  subscription: CreditCard,
  data: Server,
}

/** In a wide window the links stand below each other: down is onwards then, in every language. */
const IN_A_ROW: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' }

/** The arrow keys move between the links, as between tabs; the first and the last one are reached by Home and End. */
function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const index = links.findIndex((link) => link.contains(document.activeElement))
  const key = IN_A_ROW[event.key]
  const isRightToLeft = key === undefined && getComputedStyle(event.currentTarget).direction === 'rtl'
  const next = indexAfterKey(key ?? event.key, index, links.length, isRightToLeft)
  if (index < 0 || next === undefined) return
  event.preventDefault()
  links[next]?.focus()
}

/** Leads to each tab of the settings, to the account and to what is kept of it. */
export function SettingsNav({ current }: { current: SettingsPlace }) {
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  const places = useRef<HTMLDivElement>(null)
  // in the row of a narrow window, the current one may be out of sight
  useEffect(() => {
    const row = places.current
    const link = row?.querySelector<HTMLElement>(`[data-place="${current}"]`)
    if (row && link) row.scrollTo?.({ left: link.offsetLeft - row.clientWidth / 2 + link.clientWidth / 2 })
  }, [current])
  return (
    <nav aria-label={words.navigation} onKeyDown={handleKeyDown}>
      <div ref={places} className="settings-places relative">
        {SETTINGS_TABS.map((tab) => (
          <Place key={tab} place={tab} view={viewOfTab(tab)} label={words.tabs[tab]} isCurrent={tab === current} />
        ))}
        <hr />
        {!isDemo &&
          ACCOUNT_PLACES.map((kind) => (
            <Place key={kind} place={kind} view={{ kind }} label={words.account[kind]} isCurrent={kind === current} />
          ))}
        <Place
          place="data"
          view={{ kind: 'legal-tab', tab: 'data-use' }}
          label={words.account.data}
          isCurrent={false}
        />
      </div>
    </nav>
  )
}

type PlaceProps = { place: SettingsPlace | 'data'; view: View; label: string; isCurrent: boolean }

function Place({ place, view, label, isCurrent }: PlaceProps) {
  const Icon = ICONS[place]
  return (
    <ViewLink view={view} data-place={place} aria-current={isCurrent ? 'page' : undefined} className="target">
      <Icon aria-hidden="true" />
      {label}
    </ViewLink>
  )
}
