import type { Project, ProjectChange } from '@placard/contract'
import { Button } from '../../../kit/ui/Button.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { projectMessages } from './messages.en.ts'
import { ProjectForm } from './ProjectForm.tsx'
import { changeBetween, fieldsOf, type ProjectFields } from './project-fields.ts'
import { storeFaultOf } from './store-fault.ts'
import { useProjectForm } from './use-project-form.ts'
import { useProjectCache, useProjectGateway } from './use-projects.ts'

const { form: words } = projectMessages

/** The fields of a project, which can be changed, and a change taken back. */
export function EditProject({ project }: { project: Project }) {
  const gateway = useProjectGateway()
  const cache = useProjectCache()
  const stored = fieldsOf(project)

  async function change(part: ProjectChange): Promise<string | undefined> {
    try {
      cache.stored(await gateway.changeProject(project.id, part))
      return undefined
    } catch (error) {
      return storeFaultOf(error)
    }
  }

  async function store(fields: ProjectFields): Promise<string | undefined> {
    const fault = await change(changeBetween(stored, fields))
    if (fault === undefined) showToast(words.saved, { undo: () => void takeBack(changeBetween(fields, stored)) })
    return fault
  }

  async function takeBack(part: ProjectChange) {
    const fault = await change(part)
    if (fault !== undefined) showToast(fault, { tone: 'danger' })
  }
  const form = useProjectForm({ id: project.id, stored, store })
  return (
    <PaperSection title={words.title}>
      <ProjectForm form={form}>
        <div className="flex flex-wrap items-center justify-end gap-3">
          {form.isChanged && (
            <>
              <span className="text-13 text-text-2">{words.unsaved}</span>
              <Button onClick={form.dismiss}>{words.cancel}</Button>
            </>
          )}
          <Button variant="primary" type="submit" isBusy={form.isSaving} disabled={!form.isChanged}>
            {words.save}
          </Button>
        </div>
      </ProjectForm>
    </PaperSection>
  )
}
