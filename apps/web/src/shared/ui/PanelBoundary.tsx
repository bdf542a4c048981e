import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { uiMessages } from './messages.en.ts'

function PanelFallback({ resetErrorBoundary }: FallbackProps) {
  return (
    <Alert
      tone="danger"
      title={uiMessages.panelFailed}
      className="m-4"
      action={
        <Button size="sm" onClick={resetErrorBoundary} icon={<RotateCcw aria-hidden="true" className="size-4" />}>
          {uiMessages.tryAgain}
        </Button>
      }
    >
      {uiMessages.restGoesOn}
    </Alert>
  )
}

export type PanelBoundaryProps = {
  children: ReactNode
  /** The panel is tried again by itself when one of these changes. */
  resetKeys?: unknown[]
}

/** Goes round every panel: one that fails says so and leaves the rest of the view alone. */
export function PanelBoundary({ children, resetKeys = [] }: PanelBoundaryProps) {
  return (
    <ErrorBoundary FallbackComponent={PanelFallback} resetKeys={resetKeys}>
      {children}
    </ErrorBoundary>
  )
}
