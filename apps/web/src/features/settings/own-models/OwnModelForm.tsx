import { OWN_KEY_MAX_LENGTH, type OwnEngineDraft, type OwnEngineTry } from '@placard/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { OwnEngineGateway } from '../../../client/gateways/own-engine-gateway.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { PasswordField } from '../../../kit/ui/PasswordField.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { draftOf, type OwnModelForm as Form, firstForm, sourcesFrom } from './draft.ts'
import { ownModelMessages } from './messages.en.ts'

const { form: words, tried, testing } = ownModelMessages

type Result = { readonly text: string; readonly isGood: boolean }

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
    const outcome: OwnEngineTry = await test(draft, own.signal).catch(() => ({ outcome: 'unreachable' }))
    if (!own.signal.aborted) setResult({ text: tried(outcome, draft.model), isGood: outcome.outcome === 'works' })
  }
  return { result, run, clear: () => setResult(undefined) }
}

type OwnModelFormProps = {
  gateway: Pick<OwnEngineGateway, 'test' | 'calledFrom'>
  onAdd: (draft: OwnEngineDraft) => Promise<void>
  onClose: () => void
}

/** The form by which a model is tried and added. */
export function OwnModelForm({ gateway, onAdd, onClose }: OwnModelFormProps) {
  const [form, setForm] = useState<Form>(() => firstForm(gateway.calledFrom))
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
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
    setIsRefused(false)
    try {
      await onAdd(draft)
      onClose()
    } catch {
      setIsBusy(false)
      setIsRefused(true)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-4">
      <Select
        label={words.source}
        hint={isComputer ? words.sourceHint : undefined}
        value={form.source}
        options={sourcesFrom(gateway.calledFrom).map((value) => ({ value, label: words.sources[value] }))}
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
      <p role="status" className={`text-14 ${attempt.result?.isGood === false || isRefused ? 'text-danger' : ''}`}>
        {isRefused ? words.notSaved : attempt.result?.text}
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
