import { type ReactNode, type SubmitEvent, useId } from 'react'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import type { Attempt } from '../shared/use-attempt.ts'
import { securityMessages } from './messages.en.ts'

type FormDialogProps = {
  title: string
  text: string
  submit: string
  /** Whether its action is irreversible. */
  isDanger?: boolean
  attempt: Attempt
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog; unmounting it discards the input. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, submit, isDanger = false, attempt, onSubmit, onClose, children } = props
  const form = useId()
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{securityMessages.cancel}</Button>
          <Button type="submit" form={form} variant={isDanger ? 'danger' : 'primary'} {...attempt.button}>
            {attempt.say(submit)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit} aria-label={title} className="flex flex-col gap-4">
        <p className="text-14 text-text-2">{text}</p>
        {attempt.failure !== undefined && <Alert tone="danger">{attempt.failure}</Alert>}
        {children}
      </form>
    </Dialog>
  )
}
