import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterPaint } from '../kit/browser/after-paint.ts'

const ServerConnectivity = lazy(() =>
  afterPaint()
    .then(() => import('./ServerConnectivity.tsx'))
    .then((module) => ({ default: module.ServerConnectivity })),
)

/** The connectivity check, loaded after the first view. */
export function LateConnectivity() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ServerConnectivity />
      </Suspense>
    </ErrorBoundary>
  )
}
