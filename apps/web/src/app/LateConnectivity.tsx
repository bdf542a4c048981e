import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterPaint } from '../kit/browser/after-paint.ts'

const Connectivity = lazy(() =>
  afterPaint()
    .then(() => import('../features/connectivity/Connectivity.tsx'))
    .then((module) => ({ default: module.Connectivity })),
)

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
