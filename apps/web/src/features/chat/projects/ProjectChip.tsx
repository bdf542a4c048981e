import { FolderOpen } from 'lucide-react'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { projectMessages as words } from './messages.en.ts'
import { useProject } from './use-projects.ts'

/** Names the project of a chat in its head, and leads to it. */
export function ProjectChip({ projectId }: { projectId: string }) {
  const project = useProject(projectId)
  if (project === undefined) return null
  return (
    <ViewLink
      view={{ kind: 'project', projectId }}
      aria-label={words.chip(project.name)}
      data-tooltip={words.chip(project.name)}
      className="target-dense inline-flex max-w-64 shrink-0 items-center justify-center gap-1.5 rounded-full border border-hairline px-2 text-12 text-text-2 hover:border-control md:shrink md:px-3"
    >
      <FolderOpen aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="hidden truncate md:inline">{project.name}</span>
    </ViewLink>
  )
}
