import { RotateCcw } from 'lucide-react'
import { useStore } from 'zustand'
import { onlineStore } from '../../client/connectivity/online-store.ts'
import { useChatScope } from '../../client/gateways/chat-scope.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { recordMessages as words } from './messages.en.ts'

type TroubleProps = {
  error: Error
  /** Whether what was loaded before is still shown. */
  isOld: boolean
  onRetry: () => void
}

/** Why nothing new is shown, and a way to try again. */
export function Trouble({ error, isOld, onRetry }: TroubleProps) {
  const { isDemo } = useChatScope()
  const isOffline = useStore(onlineStore, ({ isOnline }) => !isOnline) && !isDemo
  const retry = (
    <Button size="sm" onClick={onRetry} icon={<RotateCcw aria-hidden="true" className="size-4" />}>
      {words.tryAgain}
    </Button>
  )
  if (isOld) {
    return (
      <Alert tone="warning" action={retry}>
        {isOffline ? words.offline : words.stale}
      </Alert>
    )
  }
  return (
    <Alert tone={isOffline ? 'warning' : 'danger'} title={words.failed} action={retry}>
      {isOffline ? words.offline : error.message}
    </Alert>
  )
}
