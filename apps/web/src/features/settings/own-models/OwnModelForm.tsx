import { OWN_KEY_MAX_LENGTH, type OwnEngineDraft, type OwnEngineTry } from '@placard/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../client/api/api-error.ts'
import type { OwnEngineGateway } from '../../../client/gateways/own-engine-gateway.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { PasswordField } from '../../../kit/ui/PasswordField.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { draftOf, FIRST_FORM, type OwnModelForm as Form } from './draft.ts'
import { ownModelMessages } from './messages.en.ts'
import { SOURCES } from './sources.ts'

const { form: words, tried, testing } = ownModelMessages

type Result = { readonly text: string; readonly isGood: boolean }

function resultOf(outcome: OwnEngineTry, { model }: OwnEngineDraft): Result {
  return { text: tried(outcome, model), isGood: outcome.outcome === 'works' }
}

function resultOfFault(draft: OwnEngineDraft): (error: unknown) => Result {
  return (error) =>
    isForbidden(error)
      ? { text: ownModelMessages.withdrawn(false), isGood: false }
      : resultOf({ outcome: 'unreachable' }, draft)
}

/** Whether an administrator has switched off people's own keys since the form was opened. */
function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403
}

/** Tries what the form holds; a later try ends an earlier one. */
function useTry(test: OwnEngineGateway['test']) {
  const [result, setResult] = useState<Result>()
  const running = useRef(new AbortController())
  useEffect(() => () => running.current.abort(), [])
  async function run(draft: OwnEngineDraft): Promise<void> {
    running.current.abort()
    const own = new AbortController()
    running.current = own
    setResult({ text: testing, isGood: true })
    const found = await test(draft, own.signal).then((outcome) => resultOf(outcome, draft), resultOfFault(draft))
    if (!own.signal.aborted) setResult(found)
  }
  return { result, run, clear: () => setResult(undefined) }
}

type OwnModelFormProps = {
  gateway: Pick<OwnEngineGateway, 'test'>
  onAdd: (draft: OwnEngineDraft) => Promise<void>
  onClose: () => void
}

/** The form by which a model is tried and added. */
export function OwnModelForm({ gateway, onAdd, onClose }: OwnModelFormProps) {
  const [form, setForm] = useState(FIRST_FORM)
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const attempt = useTry((tried, signal) => gateway.test(tried, signal))
  const draft = draftOf(form)
  const faults = isChecked && 'faults' in draft ? draft.faults : {}
  const isComputer = form.source === 'computer'

  function change(part: Partial<Form>) {
    setForm({ ...form, ...part })
    attempt.clear()
  }
  function handleTest() {
    setIsChecked(true)
    if (!('faults' in draft)) void attempt.run(draft)
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setIsChecked(true)
    if ('faults' in draft) return
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await onAdd(draft)
      onClose()
    } catch (error) {
      setIsBusy(false)
      setRefusal(isForbidden(error) ? ownModelMessages.withdrawn(false) : words.notSaved)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-4">
      <Select
        label={words.source}
        hint={isComputer ? words.sourceHint : undefined}
        value={form.source}
        options={SOURCES.map((value) => ({ value, label: words.sources[value] }))}
        onSelect={(source) => change({ source })}
      />
      {isComputer && (
        <TextField
          label={words.address}
          hint={words.addressHint}
          error={faults.address}
          inputMode="url"
          spellCheck={false}
          value={form.address}
          onChange={(event) => change({ address: event.target.value })}
        />
      )}
      <TextField
        label={words.model}
        hint={words.modelHint}
        error={faults.model}
        spellCheck={false}
        maxLength={200}
        value={form.model}
        onChange={(event) => change({ model: event.target.value })}
      />
      <PasswordField
        label={isComputer ? words.keyOptional : words.key}
        error={faults.key}
        autoComplete="off"
        maxLength={OWN_KEY_MAX_LENGTH}
        value={form.key}
        onChange={(event) => change({ key: event.target.value })}
      />
      <p
        role="status"
        className={`text-14 ${attempt.result?.isGood === false || refusal !== undefined ? 'text-danger' : ''}`}
      >
        {refusal ?? attempt.result?.text}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button onClick={handleTest}>{words.test}</Button>
        <Button variant="primary" type="submit" isBusy={isBusy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
