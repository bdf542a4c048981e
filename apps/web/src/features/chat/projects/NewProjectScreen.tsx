import { useState } from 'react'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { navigate } from '../../../client/navigation/view-store.ts'
import { Button, buttonClasses } from '../../../kit/ui/Button.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { projectMessages } from './messages.en.ts'
import { ProjectForm } from './ProjectForm.tsx'
import { NO_FIELDS, type ProjectFields, storable } from './project-fields.ts'
import { storeFaultOf } from './store-fault.ts'
import { useProjectForm } from './use-project-form.ts'
import { useProjectCache, useProjectGateway } from './use-projects.ts'

const { fresh: words, form: formWords } = projectMessages

/** Begins a project. */
export function NewProjectScreen() {
  const gateway = useProjectGateway()
  const cache = useProjectCache()
  // one id for all attempts: one whose answer was lost is found again
  const [id] = useState(() => crypto.randomUUID())
  usePageTitle(words.title)

  async function store(fields: ProjectFields): Promise<string | undefined> {
    try {
      const project = await gateway.createProject({ id, ...storable(fields) })
      cache.stored(project)
      showToast(formWords.created)
      navigate({ kind: 'project', projectId: project.id }, { replace: true })
      return undefined
    } catch (error) {
      return storeFaultOf(error)
    }
  }
  const form = useProjectForm({ id: 'new', stored: NO_FIELDS, store })
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
