import { lazy, type ReactNode, Suspense } from 'react'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Tabs } from '../../../kit/ui/Tabs.tsx'
import { AuthFormBody } from './AuthFormBody.tsx'
import { AUTH_MODES, type AuthMode } from './auth-form.ts'
import { authMessages } from './messages.en.ts'
import { useAuthForm } from './use-auth-form.ts'

const TABS = AUTH_MODES.map((id) => ({ id, label: authMessages.tabs[id] }))
// Loaded lazily: few users need it, and they have already waited for the server.
const SecondFactorForm = lazy(() =>
  import('./SecondFactorForm.tsx').then((module) => ({ default: module.SecondFactorForm })),
)

type AuthFormPanelProps = {
  startsWith: AuthMode
  /** Said above the form. */
  notice?: ReactNode
  /** What somebody may do instead; not shown once the password was right. */
  instead: ReactNode
}

/** The two forms under their heading, and the second step of a sign-in in their place. */
export function AuthFormPanel({ startsWith, notice, instead }: AuthFormPanelProps) {
  const { form, tell, submit } = useAuthForm(startsWith)
  const { mode, secondFactor, tooYoung, remember } = form
  if (secondFactor !== undefined) {
    return (
      <Suspense fallback={<div className="min-h-80" />}>
        <SecondFactorForm
          asked={secondFactor}
          remember={remember}
          onBack={(failure) => tell({ kind: 'went-back', failure })}
        />
      </Suspense>
    )
  }
  return (
    <>
      <div>
        <h2 className="mb-3 text-32">{authMessages.formHeading}</h2>
        {notice}
        <Tabs
          label={authMessages.tabsLabel}
          tabs={TABS}
          selected={mode}
          onSelect={(next) => tell({ kind: 'switched', mode: next })}
          panelClassName="pt-6"
        >
          {mode === 'register' && tooYoung !== undefined ? (
            <Alert title={authMessages.noAccount}>{tooYoung}</Alert>
          ) : (
            <AuthFormBody form={form} tell={tell} submit={submit} />
          )}
        </Tabs>
      </div>
      {instead}
    </>
  )
}
