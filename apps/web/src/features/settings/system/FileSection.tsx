import { type FileReport, only, settingsFile } from '@placard/application'
import { DEFAULT_SETTINGS, SETTING_NAMES, type Settings } from '@placard/contract'
import { Download, RotateCcw, Undo2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSettingsState } from '../../../client/settings/current.ts'
import { deviceSettings } from '../../../client/settings/settings.ts'
import { saveFile } from '../../../kit/browser/save-file.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { Spot } from '../search/Spot.tsx'
import { usePassingText } from '../use-passing-text.ts'
import { ImportReport } from './ImportReport.tsx'
import { importFile } from './import-file.ts'
import { systemMessages } from './messages.en.ts'
import { ResetDialog } from './ResetDialog.tsx'

const { file: words } = systemMessages

const isAtDefaults = (settings: Settings) => SETTING_NAMES.every((name) => settings[name] === DEFAULT_SETTINGS[name])

/** The name of an exported file: the product’s settings, and the day. */
const fileName = (now: Date) => `placard-settings-${now.toISOString().slice(0, 10)}.json`

/** What a file of settings was refused for, or what became of its fields. */
type Imported = FileReport | { readonly kind: 'refused'; readonly because: 'unreadable' }

/** Settings saved to a file, taken from one, and put back to their defaults; the last two can be undone. */
export function FileSection() {
  const isLocal = useSettingsState(({ status }) => status === 'local')
  const isDefault = useSettingsState(({ settings }) => isAtDefaults(settings))
  const [status, tell] = usePassingText()
  const [before, setBefore] = useState<Partial<Settings>>()
  const [imported, setImported] = useState<Imported>()
  const [isAsking, setIsAsking] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function handleExport() {
    const now = new Date()
    try {
      const text = settingsFile(deviceSettings.store.getState().settings, now)
      saveFile(fileName(now), new Blob([text], { type: 'application/json' }))
      tell(words.exported)
    } catch {
      tell(words.exportFailed)
    }
  }

  async function handleFile(file: File) {
    const current = deviceSettings.store.getState().settings
    const report: Imported = await importFile(file, current).catch(() => ({ kind: 'refused', because: 'unreadable' }))
    setImported(report)
    if (report.kind === 'refused') {
      tell(words.importFailed)
      return
    }
    const names = SETTING_NAMES.filter((name) => report.changes[name] !== undefined)
    setBefore(only(current, names))
    deviceSettings.change(report.changes)
    tell(words.imported)
  }

  function handleReset() {
    setIsAsking(false)
    setImported(undefined)
    try {
      setBefore(deviceSettings.reset())
      tell(words.resetDone)
    } catch {
      tell(words.resetFailed)
    }
  }

  function handleUndo(settings: Partial<Settings>) {
    deviceSettings.change(settings)
    setBefore(undefined)
    setImported(undefined)
    tell(words.undone)
  }

  const canUndo = before !== undefined && Object.keys(before).length > 0
  return (
    <PaperSection title={words.title}>
      <p className="max-w-column text-14 text-text-2">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <Spot id="export">
          <Button icon={<Download aria-hidden="true" className="size-4" />} onClick={handleExport}>
            {words.export}
          </Button>
        </Spot>
        <Spot id="import">
          <Button icon={<Upload aria-hidden="true" className="size-4" />} onClick={() => field.current?.click()}>
            {words.import}
          </Button>
          <input
            ref={field}
            type="file"
            accept=".json,application/json"
            aria-label={words.import}
            hidden
            onChange={(event) => {
              const [file] = event.target.files ?? []
              // the same file can be chosen again, once it is mended
              event.target.value = ''
              if (file !== undefined) void handleFile(file)
            }}
          />
        </Spot>
        <Spot id="reset">
          <Button
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={() => (isDefault ? tell(words.nothing) : setIsAsking(true))}
          >
            {words.reset}
          </Button>
        </Spot>
        {canUndo && (
          <Button
            variant="quiet"
            icon={<Undo2 aria-hidden="true" className="size-4" />}
            onClick={() => handleUndo(before)}
          >
            {words.undo}
          </Button>
        )}
      </div>
      <p className="text-13 text-text-2">{isLocal ? words.resetTextLocal : words.resetText}</p>
      <p role="status" className="min-h-6 text-14">
        {status}
      </p>
      {imported?.kind === 'refused' && (
        <p role="alert" className="text-14 text-danger">
          {imported.because === 'unreadable' ? words.unreadable : words.refusals[imported.because]}
        </p>
      )}
      {imported?.kind === 'read' && <ImportReport report={imported} onClose={() => setImported(undefined)} />}
      <ResetDialog isOpen={isAsking} onCancel={() => setIsAsking(false)} onConfirm={handleReset} />
    </PaperSection>
  )
}
