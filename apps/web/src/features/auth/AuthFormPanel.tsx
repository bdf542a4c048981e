import { type SubmitEvent, useEffect, useRef } from 'react'
import { Alert } from '../../shared/ui/Alert.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { Tabs } from '../../shared/ui/Tabs.tsx'
import { AuthFieldset } from './AuthFieldset.tsx'
import { AUTH_MODES } from './auth-form.ts'
import { authMessages } from './messages.en.ts'
import { useAuthForm } from './useAuthForm.ts'

const TABS = AUTH_MODES.map((id) => ({ id, label: authMessages.tabs[id] }))

export function AuthFormPanel() {
  const { form, tell, submit } = useAuthForm()
  const { mode, failure, isSubmitting, refusals } = form
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit()
  }

  return (
    <Tabs
      label={authMessages.tabsLabel}
      tabs={TABS}
      selected={mode}
      onSelect={(next) => tell({ kind: 'switched', mode: next })}
      panelClassName="pt-6"
    >
      <form
        ref={element}
        noValidate
        onSubmit={handleSubmit}
        aria-label={authMessages.tabs[mode]}
        className="flex flex-col gap-4"
      >
        {failure !== undefined && <Alert tone="danger">{failure}</Alert>}
        <AuthFieldset form={form} onEdit={(field, value) => tell({ kind: 'edited', field, value })} />
        <Button type="submit" variant="primary" isBusy={isSubmitting} className="mt-2">
          {isSubmitting ? authMessages.submitting[mode] : authMessages.submit[mode]}
        </Button>
      </form>
    </Tabs>
  )
}
