import { FolderOpen, Plus } from 'lucide-react'
import { useId } from 'react'
import { useStore } from 'zustand'
import { useChatScope } from '../../../client/gateways/chat-scope.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { viewStore } from '../../../client/navigation/view-store.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { projectMessages } from './messages.en.ts'
import { useProjects } from './use-projects.ts'

const { list: words } = projectMessages

function Entries({ onFollow }: { onFollow: () => void }) {
  const { data, isError, refetch } = useProjects()
  const shownId = useStore(viewStore, ({ view }) => (view.kind === 'project' ? view.projectId : undefined))
  if (isError && data === undefined) {
    return (
      <p className="px-2 text-13 text-text-3">
        {words.failed}{' '}
        <Button size="sm" variant="quiet" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </p>
    )
  }
  if (data?.length === 0) return <p className="px-2 text-13 text-text-3">{words.empty}</p>
  return (
    <ul className="max-h-52 overflow-y-auto">
      {data?.map(({ id, name }) => (
        <li key={id}>
          <ViewLink
            view={{ kind: 'project', projectId: id }}
            aria-current={id === shownId ? 'page' : undefined}
            onClick={onFollow}
            className="target-dense flex items-center gap-1.5 rounded-control px-2 text-14 hover:bg-text/8"
          >
            <FolderOpen aria-hidden="true" className="size-4 shrink-0 text-text-2" />
            <span className="min-w-0 flex-1 truncate">{name}</span>
          </ViewLink>
        </li>
      ))}
    </ul>
  )
}

/** The projects, in the list of conversations; nothing where there are none to have. */
export function ProjectList({ onFollow }: { onFollow: () => void }) {
  const { projects } = useChatScope()
  const id = useId()
  if (projects === undefined) return null
  return (
    <section aria-labelledby={id} className="border-t border-hairline pt-3">
      <div className="flex items-center justify-between gap-2 ps-2">
        <h2 id={id} className="font-sans text-12 font-medium tracking-normal text-text-3">
          {words.title}
        </h2>
        <ViewLink
          view={{ kind: 'new-project' }}
          aria-label={words.fresh}
          data-tooltip={words.fresh}
          onClick={onFollow}
          className="target-dense inline-grid shrink-0 place-items-center rounded-control text-text-2 hover:bg-text/8 hover:text-text"
        >
          <Plus aria-hidden="true" className="size-4" />
        </ViewLink>
      </div>
      <Entries onFollow={onFollow} />
    </section>
  )
}
