import type { PrivacyRequest } from '@placard/contract'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { showToast } from '../../kit/ui/toast-store.ts'
import { localZone, momentText } from '../../kit/ui/zoned-dates.ts'
import { privacyRightsMessages } from './messages.en.ts'
import { useAct, usePrivacyCalls } from './use-privacy.ts'

const { requests: words } = privacyRightsMessages

/** A deletion that waits for its confirmation, or in which it can still be cancelled: equal buttons for either way. */
export function DeletionActions({ request }: { request: PrivacyRequest }) {
  const { id, kind, mayConfirm, mayCancel, executesAt } = request
  const { confirm, cancel } = usePrivacyCalls()
  const { act, isBusy, failure } = useAct()

  async function say(work: () => Promise<unknown>, done: string) {
    if ((await act(work)) !== undefined) showToast(done)
  }
  return (
    <Alert
      tone="warning"
      title={`${words.kinds[kind]}: ${mayConfirm ? words.toConfirm : words.statuses[request.status]}`}
    >
      {executesAt === null ? words.toConfirmText : words.running(momentText(executesAt, localZone()))}
      {failure !== undefined && (
        <span role="alert" className="mt-1 block">
          {failure}
        </span>
      )}
      {/* under the text: beside it, three would leave a phone no room for it */}
      <div className="mt-3 flex flex-wrap gap-2">
        {mayConfirm && (
          <>
            <Button
              size="sm"
              isBusy={isBusy}
              onClick={() => void say(() => confirm(id, 'after-grace'), words.confirmedLater)}
            >
              {words.later}
            </Button>
            <Button
              size="sm"
              isBusy={isBusy}
              onClick={() => void say(() => confirm(id, 'at-once'), words.confirmedNow)}
            >
              {words.now}
            </Button>
          </>
        )}
        {mayCancel && (
          <Button size="sm" isBusy={isBusy} onClick={() => void say(() => cancel(id), words.withdrawn)}>
            {words.withdraw}
          </Button>
        )}
      </div>
    </Alert>
  )
}
