import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterPaint } from '../kit/browser/after-paint.ts'

const ServerConnectivity = lazy(() =>
  afterPaint()
    .then(() => import('./ServerConnectivity.tsx'))
    .then((module) => ({ default: module.ServerConnectivity })),
)

/** The way to the server, looked after once the first view is there. */
export function LateConnectivity() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ServerConnectivity />
      </Suspense>
    </ErrorBoundary>
  )
}
