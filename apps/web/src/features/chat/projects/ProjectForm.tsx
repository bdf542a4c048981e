import {
  CHAT_INSTRUCTIONS_MAX_LENGTH,
  PROJECT_COMMITTEE_MAX_LENGTH,
  PROJECT_NAME_MAX_LENGTH,
  PROJECT_TOPIC_MAX_LENGTH,
  PROJECT_TOPICS_MAX,
} from '@placard/contract'
import type { ReactNode } from 'react'
import { CountryCombobox } from '../../../kit/countries/CountryCombobox.tsx'
import { useWorld } from '../../../kit/countries/use-world.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { TextArea } from '../../../kit/ui/TextArea.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { projectMessages } from './messages.en.ts'
import type { useProjectForm } from './use-project-form.ts'

const { form: words } = projectMessages

type ProjectFormProps = {
  form: ReturnType<typeof useProjectForm>
  /** Its buttons. */
  children: ReactNode
}

/** The fields of a project. */
export function ProjectForm({ form, children }: ProjectFormProps) {
  const { fields, change, faults, fault, handleSubmit } = form
  const world = useWorld()
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-4">
      <TextField
        label={words.name}
        placeholder={words.namePlaceholder}
        maxLength={PROJECT_NAME_MAX_LENGTH}
        value={fields.name}
        error={faults.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <CountryCombobox
        label={words.country}
        placeholder={words.countryPlaceholder}
        hint={words.countryHint}
        countries={world.data?.countries ?? []}
        chosen={fields.country === null ? undefined : world.data?.byCode.get(fields.country)}
        onChoose={(country) => change({ country: country?.iso3 ?? null })}
      />
      <TextField
        label={words.committee}
        placeholder={words.committeePlaceholder}
        maxLength={PROJECT_COMMITTEE_MAX_LENGTH}
        value={fields.committee}
        onChange={(event) => change({ committee: event.target.value })}
      />
      <TextArea
        label={words.topics}
        hint={words.topicsHint}
        rows={2}
        maxLength={PROJECT_TOPICS_MAX * (PROJECT_TOPIC_MAX_LENGTH + 1)}
        value={fields.topics}
        error={faults.topics}
        onChange={(event) => change({ topics: event.target.value })}
      />
      <TextArea
        label={words.instructions}
        hint={words.instructionsHint}
        rows={2}
        maxLength={CHAT_INSTRUCTIONS_MAX_LENGTH}
        value={fields.instructions}
        onChange={(event) => change({ instructions: event.target.value })}
      />
      {fault !== undefined && <Alert tone="danger">{fault}</Alert>}
      {children}
    </form>
  )
}
