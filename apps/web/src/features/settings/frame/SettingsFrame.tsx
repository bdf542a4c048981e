import './settings.css'
import type { ReactNode } from 'react'
import { SettingsSearch } from '../search/SettingsSearch.tsx'
import { SettingsNav, type SettingsPlace } from './SettingsNav.tsx'

type SettingsFrameProps = { current: SettingsPlace; children: ReactNode }

/** A page of the settings or the account, beside the one navigation that leads to all of them. */
export function SettingsFrame({ current, children }: SettingsFrameProps) {
  return (
    <div className="settings-frame mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12">
      <div className="settings-rail flex min-w-0 flex-col gap-3">
        <SettingsSearch />
        <SettingsNav current={current} />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
