import { type FormEvent, useMemo, useState } from 'react'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { tabValues } from '../../../client/storage/storage.ts'
import { faultsIn, keptFields, type ProjectFields } from './project-fields.ts'

/** What the form of a project does: `id` of the project or `new`, its fields as stored, and how they are stored. */
interface FormOrder {
  readonly id: string
  readonly stored: ProjectFields
  /** @returns why they were not stored. */
  readonly store: (fields: ProjectFields) => Promise<string | undefined>
}

/** State of the form: what is typed stays in this tab until it is stored. */
export function useProjectForm({ id, stored, store }: FormOrder) {
  const { owner } = useChatScope()
  const kept = useMemo(() => keptFields(tabValues, owner, id), [owner, id])
  const [typed, setTyped] = useState(() => kept.read())
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [fault, setFault] = useState<string>()
  const fields = typed ?? stored
  const faults = faultsIn(fields)

  function change(part: Partial<ProjectFields>) {
    const next = { ...fields, ...part }
    kept.write(next)
    setTyped(next)
    setFault(undefined)
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(faults).length > 0 || isSaving) return
    setSaving(true)
    const reason = await store(fields)
    setSaving(false)
    setFault(reason)
    if (reason !== undefined) return
    kept.forget()
    setTyped(undefined)
    setTried(false)
  }

  function dismiss() {
    kept.forget()
    setTyped(undefined)
    setFault(undefined)
    setTried(false)
  }
  const isChanged = typed !== undefined && JSON.stringify(typed) !== JSON.stringify(stored)
  return { fields, change, handleSubmit, dismiss, isSaving, isChanged, fault, faults: isTried ? faults : {} }
}
