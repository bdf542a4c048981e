import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

const Connectivity = lazy(() => import('./Connectivity.tsx').then((module) => ({ default: module.Connectivity })))

/** The way to the server, looked after once the first view is there. */
export function LateConnectivity() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Connectivity />
      </Suspense>
    </ErrorBoundary>
  )
}
