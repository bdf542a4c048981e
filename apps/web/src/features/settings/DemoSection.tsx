import { useEffect } from 'react'
import { useStore } from 'zustand'
import { keepDemoStore, wantToKeep } from '../../client/keep-demo/keep-demo-store.ts'
import { useSetting } from '../../client/settings/current.ts'
import { deviceSettings } from '../../client/settings/settings.ts'
import { askToStore, lookAtStorage, storagePromiseStore } from '../../client/storage/storage-promise.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { Switch } from '../../kit/ui/Switch.tsx'
import { settingsMessages } from './messages.en.ts'
import { Spot } from './search/Spot.tsx'

const { demo } = settingsMessages

/** The browser's promise about how long it stores the demo's content. */
function StorageLine() {
  const promise = useStore(storagePromiseStore, (state) => state.promise)
  useEffect(() => void lookAtStorage(), [])
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="min-w-0 flex-1 text-14">
        {demo.storage[promise]}
      </p>
      {promise === 'may-go' && (
        <Button size="sm" onClick={() => void askToStore()}>
          {demo.askAgain}
        </Button>
      )}
    </div>
  )
}

function KeepLine() {
  const hasSomething = useStore(keepDemoStore, (state) => state.hasSomething)
  if (!hasSomething) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 text-14">{demo.keepHint}</p>
      <Button size="sm" onClick={wantToKeep}>
        {demo.keep}
      </Button>
    </div>
  )
}

/** Settings of the demo only. */
export function DemoSection() {
  const hasSamples = useSetting('enableMockData')
  return (
    <PaperSection title={demo.title}>
      <Spot id="samples">
        <Switch
          label={demo.samples}
          hint={demo.samplesHint}
          isOn={hasSamples}
          onToggle={(enableMockData) => deviceSettings.change({ enableMockData })}
        />
      </Spot>
      <StorageLine />
      <KeepLine />
    </PaperSection>
  )
}
