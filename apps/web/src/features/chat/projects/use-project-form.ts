import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { tabValues } from '../../../client/storage/storage.ts'
import { type Draft, faultsIn, keptFields, leftOf, NO_DRAFT, type ProjectFields, typedInto } from './project-fields.ts'

/** What the form of a project does: `id` of the project or `new`, its fields as stored, and how they are stored. */
interface FormOrder {
  readonly id: string
  readonly stored: ProjectFields
  /** @returns why they were not stored. */
  readonly store: (fields: ProjectFields, draft: Draft) => Promise<string | undefined>
  /** They were stored; `left` was typed meanwhile. */
  readonly onStored?: (left: Draft) => void
}

/** The draft of a form, which stays in this tab until it is stored. */
function useDraft(id: string) {
  const { owner } = useChatScope()
  const kept = useMemo(() => keptFields(tabValues, owner, id), [owner, id])
  const [draft, setDraft] = useState(() => kept.read())
  // what is typed while a save is under way is known to its end
  const latest = useRef(draft)
  function update(next: Draft) {
    latest.current = next
    kept.write(next)
    setDraft(next)
  }
  return { draft, latest, update }
}

/** State of the form: only what was changed is a draft, so that other fields follow what is stored. */
export function useProjectForm({ id, stored, store, onStored }: FormOrder) {
  const { draft, latest, update } = useDraft(id)
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [fault, setFault] = useState<string>()
  const fields: ProjectFields = { ...stored, ...draft.typed }
  const faults = faultsIn(fields)

  function change(part: Partial<ProjectFields>) {
    update(typedInto(latest.current, part, stored))
    setFault(undefined)
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(faults).length > 0 || isSaving) return
    setSaving(true)
    const reason = await store(fields, draft)
    setSaving(false)
    setFault(reason)
    if (reason !== undefined) return
    const left = leftOf(latest.current, fields)
    update(onStored === undefined ? left : NO_DRAFT)
    setTried(false)
    onStored?.(left)
  }

  function dismiss() {
    update(NO_DRAFT)
    setFault(undefined)
    setTried(false)
  }
  /** The person has seen what is stored by now, and may replace it. */
  function knows(now: ProjectFields) {
    const { typed } = latest.current
    update(typedInto({ typed, from: {} }, typed, now))
  }
  const isChanged = JSON.stringify(fields) !== JSON.stringify(stored)
  return { fields, change, handleSubmit, dismiss, knows, isSaving, isChanged, fault, faults: isTried ? faults : {} }
}
