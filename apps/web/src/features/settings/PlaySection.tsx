import { useState } from 'react'
import { useSetting } from '../../client/settings/current.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { askForNotifications, type Permission, permissionNow } from '../../kit/browser/notifications.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { Switch } from '../../kit/ui/Switch.tsx'
import { settingsMessages } from './messages.en.ts'

const { play } = settingsMessages

/** The obstacle to notifications that the user has enabled; renders nothing when there is none. */
function Obstacle({ permission, onAsk }: { permission: Permission; onAsk: () => void }) {
  if (permission === 'granted') return null
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 text-13 text-warning">
      {permission === 'default' ? play.notAsked : permission === 'denied' ? play.refused : play.unsupported}
      {permission === 'default' && (
        <Button size="sm" onClick={onAsk}>
          {play.ask}
        </Button>
      )}
    </div>
  )
}

export function PlaySection() {
  const hasSingleKeys = useSetting('singleKeyShortcuts')
  const hasNotifications = useSetting('notificationsEnabled')
  const [permission, setPermission] = useState(permissionNow)
  const ask = () => void askForNotifications().then(setPermission)

  function handleNotifications(notificationsEnabled: boolean) {
    deviceSettings.change({ notificationsEnabled })
    // browsers show the permission prompt only on a user gesture, and this is one
    if (notificationsEnabled) ask()
  }

  return (
    <PaperSection title={play.title}>
      <Switch
        label={play.shortcuts}
        hint={play.shortcutsHint}
        isOn={hasSingleKeys}
        onToggle={(singleKeyShortcuts) => deviceSettings.change({ singleKeyShortcuts })}
      />
      <div className="flex flex-col gap-2">
        <Switch
          label={play.notifications}
          hint={play.notificationsHint}
          isOn={hasNotifications}
          onToggle={handleNotifications}
        />
        {hasNotifications && <Obstacle permission={permission} onAsk={ask} />}
      </div>
    </PaperSection>
  )
}
