import { modeStore } from '../client/auth/mode-store.ts'
import { reportBy, reportFailure } from '../kit/failures/error-reports.ts'

/**
 * Reports uncaught failures too, of which nothing is shown. Only people who are signed in can consent to it: before, and in the
 * demo, nothing is reported.
 */
export function watchFailures(): void {
  const follow = () => {
    const isDemo = modeStore.getState().mode === 'demo'
    reportBy(
      isDemo
        ? undefined
        : async (...failure) => (await import('../hosts/server/report-failures.ts')).sendReport(...failure),
    )
  }
  follow()
  modeStore.subscribe(follow)
  window.addEventListener('error', ({ error }) => {
    // third-party scripts and layout warnings have no error
    if (error instanceof Error) void reportFailure(error, 'uncaught')
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && reason.name !== 'AbortError') void reportFailure(reason, 'uncaught')
  })
}
