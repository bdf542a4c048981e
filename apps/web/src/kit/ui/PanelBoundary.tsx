import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { isCodeMissing } from '../failures/error-reports.ts'
import { useFailureReport } from '../failures/use-failure-report.ts'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { uiMessages } from './messages.en.ts'

function PanelFallback({ error, resetErrorBoundary }: FallbackProps) {
  const requestId = useFailureReport(error, 'panel')
  const isMissing = isCodeMissing(error)
  return (
    <Alert
      tone="danger"
      title={uiMessages.panelFailed}
      className="m-4"
      action={
        <Button
          size="sm"
          onClick={isMissing ? () => window.location.reload() : resetErrorBoundary}
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
        >
          {isMissing ? uiMessages.reload : uiMessages.tryAgain}
        </Button>
      }
    >
      {isMissing ? uiMessages.partMissing : uiMessages.restGoesOn}
      {requestId !== undefined && ` ${uiMessages.loggedAs(requestId)}`}
    </Alert>
  )
}

export type PanelBoundaryProps = {
  children: ReactNode
  /** The panel is rendered again when one of these changes. */
  resetKeys?: unknown[]
}

/** Error boundary of a panel: its failure leaves the rest of the view working. */
export function PanelBoundary({ children, resetKeys = [] }: PanelBoundaryProps) {
  return (
    <ErrorBoundary FallbackComponent={PanelFallback} resetKeys={resetKeys}>
      {children}
    </ErrorBoundary>
  )
}
