import type { Project, ProjectChange } from '@placard/contract'
import { useWorld } from '../../../kit/countries/use-world.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { showToast } from '../../../kit/ui/toast-store.ts'
import { projectMessages } from './messages.en.ts'
import { ProjectForm } from './ProjectForm.tsx'
import { changeBetween, changedElsewhere, type Draft, fieldsOf, type ProjectFields } from './project-fields.ts'
import { isOutdated, storeFaultOf } from './store-fault.ts'
import { useProjectForm } from './use-project-form.ts'
import { useProjectCache, useProjectGateway } from './use-projects.ts'

const { form: words } = projectMessages

type Saved = {
  /** Why it was not stored. */
  readonly fault?: string
  /** Fields that somebody else changed meanwhile, and what is stored now. */
  readonly clash?: { readonly fields: ReturnType<typeof changedElsewhere>; readonly now: ProjectFields }
}

/** Stores what was typed into a project as it stands, with an undo in the toast. */
function useSaving() {
  const gateway = useProjectGateway()
  const cache = useProjectCache()

  async function takeBack(projectId: string, change: ProjectChange) {
    try {
      cache.stored(await gateway.changeProject(projectId, change))
    } catch (error) {
      showToast(isOutdated(error) ? words.notTakenBack : storeFaultOf(error), { tone: 'danger' })
    }
  }

  return async function save(project: Project, draft: Draft, isAgain = false): Promise<Saved> {
    const before = fieldsOf(project)
    const fields = changedElsewhere(draft, before)
    if (fields.length > 0) return { clash: { fields, now: before } }
    const after = { ...before, ...draft.typed }
    try {
      const change = { ...changeBetween(before, after), asOf: project.updatedAt }
      const saved = await gateway.changeProject(project.id, change)
      cache.stored(saved)
      const back = { ...changeBetween(after, before), asOf: saved.updatedAt }
      showToast(words.saved, { undo: () => void takeBack(project.id, back) })
      return {}
    } catch (error) {
      if (isAgain || !isOutdated(error)) return { fault: isOutdated(error) ? words.notSaved : storeFaultOf(error) }
    }
    try {
      // other fields were changed elsewhere, or the same ones: what is stored now tells
      const { project: now } = await gateway.readProject(project.id)
      cache.stored(now)
      return await save(now, draft, true)
    } catch (error) {
      return { fault: storeFaultOf(error) }
    }
  }
}

/** The fields of a project, which can be changed, and a change taken back. */
export function EditProject({ project }: { project: Project }) {
  const save = useSaving()
  const { data: world } = useWorld()
  const store = async (_: ProjectFields, draft: Draft) => {
    const { fault, clash } = await save(project, draft)
    if (clash === undefined) return fault
    form.knows(clash.now)
    const country = clash.now.country ?? ''
    const shown = { ...clash.now, country: world?.byCode.get(country)?.name ?? country }
    return words.changedElsewhere(clash.fields.map((field) => words.isNow(words[field], shown[field])))
  }
  const form = useProjectForm({ id: project.id, stored: fieldsOf(project), store })
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
