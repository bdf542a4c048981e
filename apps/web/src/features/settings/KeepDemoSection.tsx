import { useStore } from 'zustand'
import { keepDemoStore, openKeepDemo } from '../../client/keep-demo/keep-demo-store.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { PaperSection } from '../../kit/ui/PaperSection.tsx'
import { settingsMessages } from './messages.en.ts'

const { inBrowser } = settingsMessages

/** Offers to move this browser's demo content into the account; renders nothing when there is none. */
export function KeepDemoSection() {
  const hasSomething = useStore(keepDemoStore, (state) => state.hasSomething)
  if (!hasSomething) return null
  return (
    <PaperSection title={inBrowser.title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 text-14">{inBrowser.text}</p>
        <Button size="sm" onClick={openKeepDemo}>
          {inBrowser.keep}
        </Button>
      </div>
    </PaperSection>
  )
}
