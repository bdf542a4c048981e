import type { Project } from '@placard/contract'
import { useRef, useState } from 'react'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { navigate } from '../../../client/navigation/view-store.ts'
import { tabValues } from '../../../client/storage/storage.ts'
import { Button, buttonClasses } from '../../../kit/ui/Button.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { projectMessages } from './messages.en.ts'
import { ProjectForm } from './ProjectForm.tsx'
import {
  changeBetween,
  type Draft,
  fieldsOf,
  keptFields,
  NO_FIELDS,
  type ProjectFields,
  storable,
} from './project-fields.ts'
import { storeFaultOf } from './store-fault.ts'
import { useProjectForm } from './use-project-form.ts'
import { useProjectCache, useProjectGateway } from './use-projects.ts'

const { fresh: words, form: formWords } = projectMessages

/** Begins a project. */
export function NewProjectScreen() {
  const gateway = useProjectGateway()
  const cache = useProjectCache()
  const { owner } = useChatScope()
  // one id for all attempts: one whose answer was lost is found again
  const [id] = useState(() => crypto.randomUUID())
  const isRepeat = useRef(false)
  const made = useRef('')
  usePageTitle(words.title)

  /** Where an attempt before this one was stored and its answer was lost, the project stands as it was sent then. */
  async function begun(fields: ProjectFields): Promise<Project> {
    const project = await gateway.createProject({ id, ...storable(fields) })
    const change = changeBetween(fieldsOf(project), fields)
    return isRepeat.current && Object.keys(change).length > 0 ? gateway.changeProject(project.id, change) : project
  }

  async function store(fields: ProjectFields): Promise<string | undefined> {
    try {
      const project = await begun(fields)
      cache.stored(project)
      made.current = project.id
      return undefined
    } catch (error) {
      isRepeat.current = true
      return storeFaultOf(error)
    }
  }

  function show(left: Draft) {
    // what was typed while it was made waits in its form
    keptFields(tabValues, owner, made.current).write(left)
    showToast(formWords.created)
    navigate({ kind: 'project', projectId: made.current }, { replace: true })
  }
  const form = useProjectForm({ id: 'new', stored: NO_FIELDS, store, onStored: show })
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6 px-4 py-8 sm:px-6">
      <header>
        <h1 className="text-32">{words.title}</h1>
        <p className="mt-2 max-w-prose text-15 text-text-2">{words.intro}</p>
      </header>
      <div className="paper p-5 sm:p-6">
        <ProjectForm form={form}>
          <div className="flex flex-wrap justify-end gap-3">
            <ViewLink view={{ kind: 'chat' }} onClick={form.dismiss} className={buttonClasses()}>
              {formWords.cancel}
            </ViewLink>
            <Button variant="primary" type="submit" isBusy={form.isSaving}>
              {formWords.create}
            </Button>
          </div>
        </ProjectForm>
      </div>
    </div>
  )
}
