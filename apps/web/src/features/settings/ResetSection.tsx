import { DEFAULT_SETTINGS, SETTING_NAMES, type Settings } from '@placard/contract'
import { RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useSettingsState } from '../../client/settings/current.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { settingsMessages } from './messages.en.ts'

const { reset } = settingsMessages

function isAtDefaults(settings: Settings): boolean {
  return SETTING_NAMES.every((name) => settings[name] === DEFAULT_SETTINGS[name])
}

/** The last action, and what is needed to undo it. */
type Done = { readonly kind: 'reset'; readonly before: Partial<Settings> } | { readonly kind: 'undone' }

export function ResetSection({ isLocal }: { isLocal: boolean }) {
  const isDefault = useSettingsState(({ settings }) => isAtDefaults(settings))
  const [done, setDone] = useState<Done>()

  function handleUndo(before: Partial<Settings>) {
    deviceSettings.change(before)
    setDone({ kind: 'undone' })
  }

  return (
    <PaperSection title={reset.title}>
      <p className="max-w-column text-14 text-text-2">{isLocal ? reset.textLocal : reset.text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={isDefault ? undefined : () => setDone({ kind: 'reset', before: deviceSettings.reset() })}
        >
          {reset.action}
        </Button>
        {done?.kind === 'reset' && isDefault && (
          <Button
            variant="quiet"
            icon={<Undo2 aria-hidden="true" className="size-4" />}
            onClick={() => handleUndo(done.before)}
          >
            {reset.undo}
          </Button>
        )}
        <span role="status" className="text-13 text-text-2">
          {done?.kind === 'reset' && isDefault && reset.done}
          {done?.kind === 'undone' && !isDefault && reset.undone}
          {done === undefined && isDefault && reset.nothing}
        </span>
      </div>
    </PaperSection>
  )
}
