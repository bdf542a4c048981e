import { usePageTitle } from '../../client/navigation/page-title.ts'
import { appMessages } from '../messages.en.ts'
import { KitControls } from './KitControls.tsx'
import { KitFoundation } from './KitFoundation.tsx'
import { KitHall } from './KitHall.tsx'

/** Every component of the design system on one page, in development builds only. */
export function Kit() {
  usePageTitle(appMessages.kit)
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-12 px-4 py-8 sm:px-6">
      <h1 className="text-48">{appMessages.kit}</h1>
      <KitFoundation />
      <KitHall />
      <KitControls />
    </div>
  )
}
