import type { Project, ProjectDetail } from '@placard/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../client/api/api-error.ts'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import type { ProjectGateway } from '../../../client/gateways/project-gateway.ts'
import { tabValues } from '../../../client/storage/storage.ts'
import { keptFields } from './project-fields.ts'

const LIST_KEY = ['projects', 'list'] as const
const detailKey = (projectId: string) => ['projects', 'one', projectId] as const

export function useProjectGateway(): ProjectGateway {
  const { projects } = useChatScope()
  if (projects === undefined) throw new Error('useProjectGateway must be used where there are projects')
  return projects
}

/** All projects, the one that was changed last first; none where there can be none. */
export function useProjects({ isWanted = true } = {}) {
  const { projects } = useChatScope()
  return useQuery({
    queryKey: LIST_KEY,
    queryFn: ({ signal }) => projects?.listProjects(signal) ?? [],
    enabled: isWanted && projects !== undefined,
  })
}

/** A project of the list; undefined for none, and for one that was deleted. */
export function useProject(projectId: string | null): Project | undefined {
  const { data } = useProjects({ isWanted: projectId !== null })
  return data?.find(({ id }) => id === projectId)
}

/**
 * Whether a project is gone, or was never there: what is known of it from before is then no longer shown. The server
 * refuses to look for what cannot be an id.
 */
export function isNotThere(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 404 || error.code === 'not-found' || error.code === 'validation-failed'
}

/** Whether a project does not exist, or is another user's; false as long as that is not known. */
export function useIsNoProject(projectId: string | null): boolean {
  const { projects } = useChatScope()
  const { error } = useQuery({
    queryKey: detailKey(projectId ?? ''),
    queryFn: ({ signal }) => (projectId === null ? undefined : projects?.readProject(projectId, signal)),
    enabled: projectId !== null && projects !== undefined,
    retry: false,
  })
  return projectId !== null && (projects === undefined || isNotThere(error))
}

/** A project with its files. */
export function useProjectDetail(projectId: string) {
  const gateway = useProjectGateway()
  return useQuery({
    queryKey: detailKey(projectId),
    queryFn: ({ signal }) => gateway.readProject(projectId, signal),
    retry: false,
  })
}

/** Fetches the files of a project anew. */
export function refreshProject(queries: QueryClient, projectId: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: detailKey(projectId) })
}

/** Tells the page of a project that was stored, or is gone. */
export function useProjectCache() {
  const queries = useQueryClient()
  const { owner } = useChatScope()
  return {
    stored(project: Project) {
      queries.setQueryData<readonly Project[]>(LIST_KEY, (all = []) => [
        project,
        ...all.filter(({ id }) => id !== project.id),
      ])
      queries.setQueryData<ProjectDetail>(detailKey(project.id), (detail) => detail && { ...detail, project })
      void queries.invalidateQueries({ queryKey: LIST_KEY })
    },
    gone(projectId: string) {
      queries.setQueryData<readonly Project[]>(LIST_KEY, (all) => all?.filter(({ id }) => id !== projectId))
      // an old address of it asks again, and its form has nothing typed; its screen may still be on its way out, and must
      // not ask now
      void queries.invalidateQueries({ queryKey: detailKey(projectId), refetchType: 'none' })
      keptFields(tabValues, owner, projectId).forget()
    },
  }
}
