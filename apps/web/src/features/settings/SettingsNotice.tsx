import { TriangleAlert, X } from 'lucide-react'
import { useStore } from 'zustand'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { viewStore } from '../../client/navigation/view-store.ts'
import { settingsStore, useSettingsState } from '../../client/settings/current.ts'
import { Banner } from '../../kit/ui/Banner.tsx'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { uiMessages } from '../../kit/ui/messages.en.ts'
import { noticeMessages } from './notice-messages.en.ts'

/**
 * A notice that stored settings could not be read, that nothing can be stored, or that a later change elsewhere replaced
 * one made here, one at a time; the settings have the details.
 */
export function SettingsNotice() {
  const trouble = useSettingsState((state) => state.trouble)
  const replaced = useSettingsState((state) => state.replaced.length)
  const isAtSettings = useStore(viewStore, ({ view }) => view.kind === 'settings' || view.kind === 'settings-tab')
  if ((trouble === undefined && replaced === 0) || isAtSettings) return null
  return (
    <Banner
      icon={<TriangleAlert aria-hidden="true" />}
      action={
        <span className="inline-flex items-center gap-1">
          <ViewLink view={{ kind: 'settings' }} className="target-dense inline-flex items-center px-2 underline">
            {noticeMessages.settings}
          </ViewLink>
          <IconButton
            label={uiMessages.dismiss}
            isDense
            onClick={() => settingsStore.setState(trouble === undefined ? { replaced: [] } : { trouble: undefined })}
          >
            <X />
          </IconButton>
        </span>
      }
    >
      {trouble === undefined ? noticeMessages.replaced(replaced) : noticeMessages.trouble[trouble]}
    </Banner>
  )
}
