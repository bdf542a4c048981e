import { lazy, Suspense } from 'react'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Skeleton, SkeletonGroup } from '../../../kit/ui/Skeleton.tsx'
import { useHallUi, useHallUiState } from '../hall-ui.ts'
import { relationMessages as words } from './messages.en.ts'

const Relations = lazy(() => import('./Relations.tsx').then((module) => ({ default: module.Relations })))

function Loading() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-64" />
    </SkeletonGroup>
  )
}

/** The relations between all seats, which are public in the room. */
export function RelationsDialog() {
  const ui = useHallUi()
  const isOpen = useHallUiState(({ dialog }) => dialog === 'relations')
  return (
    <Dialog isOpen={isOpen} onClose={() => ui.setState({ dialog: undefined })} title={words.title} isWide>
      <Suspense fallback={<Loading />}>
        <Relations />
      </Suspense>
    </Dialog>
  )
}
