import { useEffect, useState } from 'react'
import { openNotified } from '../../../client/notifications/call-away.ts'
import { useSetting } from '../../../client/settings/current.ts'
import { deviceSettings } from '../../../client/settings/settings.ts'
import {
  askForNotifications,
  notify,
  type Permission,
  permissionNow,
  watchPermission,
} from '../../../kit/browser/notifications.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { Switch } from '../../../kit/ui/Switch.tsx'
import { Facts } from '../Facts.tsx'
import { Spot } from '../search/Spot.tsx'
import { notificationMessages as words } from './messages.en.ts'

type StandingProps = { permission: Permission; onAsk: () => void }

/** Whether the notifications that were switched on can come, and what to do where they cannot. */
function Standing({ permission, onAsk }: StandingProps) {
  const showExample = () => void notify({ ...words.example, address: '/settings/notifications' }, openNotified)
  const isGranted = permission === 'granted'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className={isGranted ? 'text-13 text-text-2' : 'text-13 text-warning'}>
        {isGranted ? words.on : words.obstacles[permission]}
      </p>
      {permission === 'default' && (
        <Button size="sm" onClick={onAsk}>
          {words.ask}
        </Button>
      )}
      {isGranted && (
        <Button size="sm" onClick={showExample}>
          {words.test}
        </Button>
      )}
    </div>
  )
}

/** Whether the browser tells the user of what waits for them, and of what. */
export function NotificationsTab() {
  const isOn = useSetting('notificationsEnabled')
  const [permission, setPermission] = useState(permissionNow)
  useEffect(() => watchPermission(() => setPermission(permissionNow())), [])
  const ask = () => void askForNotifications().then(setPermission)

  function handleToggle(notificationsEnabled: boolean) {
    deviceSettings.change({ notificationsEnabled })
    // browsers show the permission prompt only on a user gesture, and this is one
    if (notificationsEnabled) ask()
  }

  return (
    <PaperSection title={words.title}>
      <Spot id="notifications">
        <Switch label={words.enable} hint={words.hint} isOn={isOn} onToggle={handleToggle} />
      </Spot>
      {isOn && <Standing permission={permission} onAsk={ask} />}
      <div className="flex flex-col gap-2">
        <h3 className="text-15 font-medium">{words.what}</h3>
        <Facts facts={words.kinds} />
        <p className="max-w-column text-13 text-text-2">{words.terms}</p>
      </div>
    </PaperSection>
  )
}
