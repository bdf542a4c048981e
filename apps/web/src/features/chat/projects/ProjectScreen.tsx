import type { Project } from '@placard/contract'
import { Plus } from 'lucide-react'
import { useHasPapers } from '../../../client/gateways/paper-gateway.ts'
import { Failed, Missing } from '../../../client/navigation/NothingHere.tsx'
import { usePageTitle } from '../../../client/navigation/page-title.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { newChatIn } from '../../../client/navigation/view.ts'
import { useWorld } from '../../../kit/countries/use-world.ts'
import { buttonClasses } from '../../../kit/ui/Button.tsx'
import { Flag } from '../../../kit/ui/Flag.tsx'
import { Skeleton, SkeletonGroup } from '../../../kit/ui/Skeleton.tsx'
import { EditProject } from './EditProject.tsx'
import { projectMessages as words } from './messages.en.ts'
import { ProjectChats } from './ProjectChats.tsx'
import { ProjectFiles } from './ProjectFiles.tsx'
import { ProjectPapers } from './ProjectPapers.tsx'
import { RemoveProject } from './RemoveProject.tsx'
import { isNotThere, useProjectDetail } from './use-projects.ts'

/** Country, committee and topics in one line. */
function Facts({ project: { country, committee, topics } }: { project: Project }) {
  const { data } = useWorld()
  const state = country === null ? undefined : data?.byCode.get(country)
  const facts = [state?.name ?? country ?? '', committee, ...topics].filter((fact) => fact !== '')
  if (facts.length === 0) return null
  return (
    <p className="mt-2 flex items-center gap-2 text-15 text-text-2">
      {state !== undefined && <Flag code={state.iso2} />}
      <span className="min-w-0 [overflow-wrap:anywhere]">{facts.join(' · ')}</span>
    </p>
  )
}

function Head({ project }: { project: Project }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-32 [overflow-wrap:anywhere]">{project.name}</h1>
        <Facts project={project} />
      </div>
      <ViewLink view={newChatIn(project.id)} className={buttonClasses('primary')}>
        <Plus aria-hidden="true" className="size-4" />
        {words.chats.fresh}
      </ViewLink>
    </header>
  )
}

/** A project: its chats, papers and files, and what it says of the conference. */
export function ProjectScreen({ projectId }: { projectId: string }) {
  const { data, error, refetch } = useProjectDetail(projectId)
  const hasPapers = useHasPapers()
  usePageTitle(data?.project.name ?? words.untitled)
  if (isNotThere(error)) return <Missing words={words.missing} view={{ kind: 'chat' }} />
  if (data === undefined && error !== null) return <Failed words={words.failed} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <SkeletonGroup className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 py-8 sm:px-6">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </SkeletonGroup>
    )
  }
  const { project, files } = data
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 py-8 sm:px-6">
      <Head project={project} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <ProjectChats projectId={projectId} />
          {hasPapers && <ProjectPapers projectId={projectId} />}
          <ProjectFiles projectId={projectId} files={files} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <EditProject project={project} />
          <div>
            <RemoveProject project={project} />
          </div>
        </div>
      </div>
    </div>
  )
}
