import { accountSecurity, type SecurityOverview } from '@placard/contract'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Loaded } from '../../../kit/ui/Loaded.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { securityMessages } from './messages.en.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { useCall, useOverview, useReread } from './security-context.ts'
import { TwoFactorSetup } from './TwoFactorSetup.tsx'

const { twoFactor: words, on } = securityMessages

type Asked = 'set-up' | 'turn-off' | 'renew'

/** The second factor: whether it is on, and all actions on it. */
export function TwoFactorSection() {
  const overview = useOverview()
  const [asked, setAsked] = useState<Asked>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => setAsked(undefined)
  return (
    <PaperSection title={words.title}>
      <Loaded query={overview}>{({ twoFactor }) => <State twoFactor={twoFactor} onAsk={setAsked} />}</Loaded>
      {asked === 'set-up' && <TwoFactorSetup onCodes={setCodes} onClose={close} />}
      {asked === 'turn-off' && <TurnOff onClose={close} />}
      {asked === 'renew' && <Renew onCodes={setCodes} onClose={close} />}
      {codes !== undefined && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </PaperSection>
  )
}

type StateProps = { twoFactor: SecurityOverview['twoFactor']; onAsk: (asked: Asked) => void }

function State({ twoFactor: { isOn, since, recoveryCodesLeft }, onAsk }: StateProps) {
  if (!isOn) {
    return (
      <>
        <p className="max-w-column text-14 text-text-2">{words.off}</p>
        <Button className="self-start" onClick={() => onAsk('set-up')}>
          {words.setUp}
        </Button>
      </>
    )
  }
  return (
    <>
      <p className="flex items-start gap-2 text-14 text-text-2">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
        <span>
          {words.isOn(on(since ?? ''))} {words.codesLeft(recoveryCodesLeft)}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onAsk('renew')}>{words.renew}</Button>
        <Button variant="quiet" onClick={() => onAsk('turn-off')}>
          {words.turnOff}
        </Button>
      </div>
    </>
  )
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const call = useCall()
  const reread = useReread()
  return (
    <PasswordDialog
      title={words.turnOffTitle}
      text={words.turnOffText}
      submit={words.turnOff}
      isDanger
      act={async (currentPassword) => {
        await call(accountSecurity.turnTwoFactorOff, { body: { currentPassword } })
        showToast(words.turnedOff, { tone: 'success' })
        await reread()
      }}
      onClose={onClose}
    />
  )
}

function Renew({ onCodes, onClose }: { onCodes: (codes: readonly string[]) => void; onClose: () => void }) {
  const call = useCall()
  const reread = useReread()
  return (
    <PasswordDialog
      title={words.renewTitle}
      text={words.renewText}
      submit={words.renew}
      act={async (currentPassword) => {
        const { recoveryCodes } = await call(accountSecurity.renewRecoveryCodes, { body: { currentPassword } })
        onCodes(recoveryCodes)
        await reread()
      }}
      onClose={onClose}
    />
  )
}
