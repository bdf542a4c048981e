import type { User } from '@placard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { HardDrive } from 'lucide-react'
import { type ComponentType, Suspense } from 'react'
import { useStore } from 'zustand'
import { closeKeepDemo, keepDemoStore, openKeepDemo, putOffKeepDemo } from '../../client/keep-demo/keep-demo-store.ts'
import { viewStore } from '../../client/navigation/view-store.ts'
import { Banner } from '../../kit/ui/Banner.tsx'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import type { KeepDemoDialogProps } from './KeepDemoDialog.tsx'
import { keepingMessages as words } from './keeping-messages.en.ts'

const LINK = 'target-dense inline-flex items-center px-2 underline underline-offset-2 hover:no-underline'

type KeepDemoProps = {
  user: User
  /** The dialog with all content that can be kept; loaded lazily. */
  Dialog: ComponentType<Omit<KeepDemoDialogProps, 'registry'>>
}

/** Offers to move this browser's demo content into the account; opens at once for a user who signed in for that. */
export function KeepDemo({ user, Dialog }: KeepDemoProps) {
  const { hasSomething, isWanted, isOpen, isPutOff } = useStore(keepDemoStore)
  const isInHall = useStore(viewStore, ({ view }) => view.kind === 'session')
  const queries = useQueryClient()
  const later = () => {
    putOffKeepDemo()
    closeKeepDemo()
  }
  if (isOpen || isWanted) {
    return (
      <PanelBoundary>
        <Suspense>
          <Dialog
            email={user.email}
            onArrived={() => void queries.invalidateQueries({ queryKey: ['sessions'] })}
            onLater={later}
            onClose={closeKeepDemo}
          />
        </Suspense>
      </PanelBoundary>
    )
  }
  if (!hasSomething || isPutOff || isInHall) return null
  return (
    <Banner
      icon={<HardDrive aria-hidden="true" />}
      action={
        <span className="inline-flex flex-wrap items-center gap-1">
          <button type="button" className={LINK} onClick={openKeepDemo}>
            {words.keep}
          </button>
          <button type="button" className={LINK} onClick={later}>
            {words.later}
          </button>
        </span>
      }
    >
      {words.banner}
    </Banner>
  )
}
