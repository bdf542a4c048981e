import { TriangleAlert, X } from 'lucide-react'
import { useStore } from 'zustand'
import { demoStorageStore, tellDemoStorage } from '../../client/storage/demo-storage.ts'
import { Banner } from '../../kit/ui/Banner.tsx'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { uiMessages } from '../../kit/ui/messages.en.ts'
import { keepingMessages } from './keeping-messages.en.ts'

/** A notice that the browser stores nothing, or that stored data could not be read. */
export function DemoStorageBanner() {
  const trouble = useStore(demoStorageStore, (state) => state.trouble)
  if (trouble === undefined) return null
  return (
    <Banner
      icon={<TriangleAlert aria-hidden="true" />}
      action={
        trouble === 'recovered' && (
          <IconButton label={uiMessages.dismiss} isDense onClick={() => tellDemoStorage('persistent')}>
            <X />
          </IconButton>
        )
      }
    >
      {keepingMessages.storage[trouble]}
    </Banner>
  )
}
