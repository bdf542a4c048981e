import { accountSecurity, type SignInEntry } from '@placard/contract'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Loaded } from '../../../kit/ui/Loaded.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { useAttempt } from '../shared/use-attempt.ts'
import { securityMessages } from './messages.en.ts'
import { SIGN_INS, useCall, useReread } from './security-context.ts'

const { signIns: words, at, on } = securityMessages
const PHONE = /android|iphone|ios|ipad/i

/** Every active sign-in, with the button to end it. */
export function SignInsSection() {
  const call = useCall()
  const list = useQuery({ queryKey: SIGN_INS, queryFn: ({ signal }) => call(accountSecurity.signIns, { signal }) })
  return (
    <PaperSection title={words.title}>
      <p className="max-w-column text-14 text-text-2">{words.text}</p>
      <Loaded query={list}>{({ signIns }) => <SignInList signIns={signIns} />}</Loaded>
    </PaperSection>
  )
}

function SignInList({ signIns }: { signIns: readonly SignInEntry[] }) {
  const call = useCall()
  const reread = useReread()
  const { attempt, failure, button, say } = useAttempt()
  const here = signIns.filter(({ isCurrent }) => isCurrent)
  const others = signIns.filter(({ isCurrent }) => !isCurrent)

  async function endOthers(): Promise<void> {
    await attempt(async () => {
      const { ended } = await call(accountSecurity.endOtherSignIns, {})
      showToast(words.othersOut(ended), { tone: 'success' })
      await reread()
    })
  }

  return (
    <>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {[...here, ...others].map((entry) => (
          <SignInRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      {others.length > 0 ? (
        <Button className="self-start" {...button} onClick={() => void endOthers()}>
          {say(words.signOutOthers)}
        </Button>
      ) : (
        <p className="text-14 text-text-3">{words.alone}</p>
      )}
    </>
  )
}

function SignInRow({ entry }: { entry: SignInEntry }) {
  const { id, device, network, createdAt, lastUsedAt, expiresAt, isCurrent } = entry
  const call = useCall()
  const reread = useReread()
  const { attempt, failure, button, say } = useAttempt()
  const Icon = PHONE.test(device) ? Smartphone : Laptop

  async function end(): Promise<void> {
    await attempt(async () => {
      await call(accountSecurity.endSignIn, { params: { signInId: id } })
      showToast(words.signedOut(device), { tone: 'success' })
      await reread()
    })
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-text-3" />
      <div className="min-w-52 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-15 font-medium">
          {device}
          {isCurrent && <Badge tone="accent">{words.here}</Badge>}
        </p>
        <p className="text-13 text-text-2">
          {words.network(network)}, {words.lastUsed(at(lastUsedAt))}
        </p>
        <p className="text-13 text-text-3">{words.since(on(createdAt), on(expiresAt))}</p>
        {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      </div>
      {!isCurrent && (
        <Button size="sm" aria-label={words.signOutOf(device, at(lastUsedAt))} {...button} onClick={() => void end()}>
          {say(words.signOut)}
        </Button>
      )}
    </li>
  )
}
