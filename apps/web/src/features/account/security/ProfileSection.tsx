import { ACCOUNT_RULE_MESSAGES, auth, cleanName, nameRuleBroken } from '@placard/contract'
import { type SubmitEvent, useState } from 'react'
import { useAuthSession } from '../../../client/auth/auth-context.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { useAttempt } from '../shared/use-attempt.ts'
import { AddressPart } from './AddressPart.tsx'
import { securityMessages } from './messages.en.ts'
import { useCall, useMember } from './security-context.ts'

const { profile } = securityMessages

/** The name of the account, and its address. */
export function ProfileSection() {
  const member = useMember()
  if (member === undefined) return null
  return (
    <PaperSection title={profile.title}>
      <NameForm presentName={member.name} />
      <AddressPart member={member} />
    </PaperSection>
  )
}

function NameForm({ presentName }: { presentName: string }) {
  const call = useCall()
  const session = useAuthSession()
  const [name, setName] = useState(presentName)
  const { attempt, refuse, clear, fields, failure, button, say } = useAttempt()

  async function save(): Promise<void> {
    const broken = nameRuleBroken(name)
    if (broken !== undefined) return refuse({ name: ACCOUNT_RULE_MESSAGES[broken] })
    const isSaved = await attempt(async () => {
      const { user } = await call(auth.profile, { body: { name } })
      session.changeUser(user)
      setName(user.name)
    })
    if (isSaved) showToast(profile.saved, { tone: 'success' })
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void save()
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-label={profile.save} className="flex flex-col gap-3">
      {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
      <TextField
        label={profile.name}
        name="name"
        autoComplete="name"
        hint={profile.nameHint}
        value={name}
        error={fields.name}
        onChange={(event) => {
          setName(event.target.value)
          clear('name')
        }}
      />
      {cleanName(name) !== presentName && (
        <Button type="submit" className="self-start" {...button}>
          {say(profile.save)}
        </Button>
      )}
    </form>
  )
}
