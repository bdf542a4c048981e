import type { ReplacedChange } from '@placard/application'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { useSettingsState } from '../../client/settings/current.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { localZone, momentText } from '../../kit/ui/zoned-dates.ts'
import { viewOfTab } from './frame/settings-tabs.ts'
import { replacedMessages as words } from './replaced-messages.en.ts'
import { spotOfSetting } from './search/places.ts'
import { nameOfSetting, valueText } from './setting-words.ts'

/** What was replaced by what, and the way to the setting. */
function Line({ change: { name, here, now, at } }: { change: ReplacedChange }) {
  const spot = spotOfSetting(name)
  const title = nameOfSetting(name)
  const when = momentText(new Date(at).toISOString(), localZone())
  return (
    <li>
      {spot === undefined ? (
        title
      ) : (
        <ViewLink view={viewOfTab(spot.tab)} anchor={spot.id} className="underline underline-offset-2">
          {title}
        </ViewLink>
      )}
      : {words.line(valueText(name, here), valueText(name, now), when)}
    </li>
  )
}

/** Changes made here while offline that a later one on another device has replaced, and the way to have them all the same. */
export function ReplacedAlert() {
  const replaced = useSettingsState((state) => state.replaced)
  if (replaced.length === 0) return null
  const dismiss = () => deviceSettings.tell({ replaced: [] })

  function handleRestore() {
    deviceSettings.change(Object.fromEntries(replaced.map(({ name, here }) => [name, here])))
    dismiss()
  }

  return (
    <Alert title={words.title(replaced.length)}>
      <ul className="flex flex-col gap-1">
        {replaced.map((change) => (
          <Line key={change.name} change={change} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={handleRestore}>
          {words.restore(replaced.length)}
        </Button>
        <Button size="sm" variant="quiet" onClick={dismiss}>
          {words.dismiss}
        </Button>
      </div>
    </Alert>
  )
}
