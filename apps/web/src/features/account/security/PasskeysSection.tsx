import { type Passkey, passkeys } from '@placard/contract'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Loaded } from '../../../kit/ui/Loaded.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { canUsePasskeys } from '../shared/passkey-support.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { securityMessages } from './messages.en.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'
import { useCall, useOverview, useReread } from './security-context.ts'

const { passkeys: words, on } = securityMessages

export function PasskeysSection() {
  const overview = useOverview()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <PaperSection title={words.title}>
      <p className="max-w-column text-14 text-text-2">{words.text}</p>
      <Loaded query={overview}>{({ passkeys: kept }) => <PasskeyList kept={kept} />}</Loaded>
      {canUsePasskeys() ? (
        <Button className="self-start" onClick={() => setIsAdding(true)}>
          {words.add}
        </Button>
      ) : (
        <p className="text-13 text-text-3">{words.byAddress}</p>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} />}
    </PaperSection>
  )
}

function PasskeyList({ kept }: { kept: readonly Passkey[] }) {
  if (kept.length === 0) return <p className="text-14 text-text-3">{words.none}</p>
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {kept.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </ul>
  )
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt, isSynced } }: { passkey: Passkey }) {
  const [asked, setAsked] = useState<'rename' | 'remove'>()
  const close = () => setAsked(undefined)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-text-3" />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-15 font-medium">
          <span className="break-words">{name}</span>
          {isSynced && <Badge>{words.synced}</Badge>}
        </p>
        <p className="text-13 text-text-2">
          {words.made(on(createdAt))}, {lastUsedAt === null ? words.neverUsed : words.used(on(lastUsedAt))}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" aria-label={words.renameOf(name)} onClick={() => setAsked('rename')}>
          {words.rename}
        </Button>
        <Button size="sm" variant="quiet" aria-label={words.removeOf(name)} onClick={() => setAsked('remove')}>
          {words.remove}
        </Button>
      </div>
      {asked === 'rename' && <RenamePasskeyDialog passkeyId={id} presentName={name} onClose={close} />}
      {asked === 'remove' && <RemovePasskey passkeyId={id} name={name} onClose={close} />}
    </li>
  )
}

function RemovePasskey({ passkeyId, name, onClose }: { passkeyId: string; name: string; onClose: () => void }) {
  const call = useCall()
  const reread = useReread()
  return (
    <PasswordDialog
      title={words.removeTitle(name)}
      text={words.removeText}
      submit={words.remove}
      isDanger
      act={async (currentPassword) => {
        await call(passkeys.remove, { params: { passkeyId }, body: { currentPassword } })
        showToast(words.removed, { tone: 'success' })
        await reread()
      }}
      onClose={onClose}
    />
  )
}
