import { serverFigures } from '@placard/contract'
import { lazy } from 'react'
import { ViewLink } from '../../client/navigation/ViewLink.tsx'
import { signedInCall } from '../../hosts/server/api.ts'
import { authSession } from '../../hosts/server/auth.ts'
import { buttonClasses } from '../../kit/ui/Button.tsx'
import { isShipped } from '../views/registry.tsx'
import { sidebarMessages } from './messages.en.ts'
import { closeDrawer } from './sidebar-store.ts'

const Card = lazy(() =>
  import('../../features/quick-stats/QuickStatsCard.tsx').then((module) => ({ default: module.QuickStatsCard })),
)

const call = signedInCall(authSession)
const load = (signal: AbortSignal) => call(serverFigures.quickStats, { signal })

/** Quick Stats; with View Details only where there is an admin console. */
export function QuickStatsCard() {
  if (!isShipped('admin')) return <Card load={load} />
  return (
    <Card
      load={load}
      details={
        <ViewLink
          view={{ kind: 'admin' }}
          onClick={closeDrawer}
          className={buttonClasses('quiet', 'sm', 'mt-2 w-full')}
        >
          {sidebarMessages.viewDetails}
        </ViewLink>
      }
    />
  )
}
