import { useQuery } from '@tanstack/react-query'
import { FilePenLine } from 'lucide-react'
import { usePaperGateway } from '../../../client/gateways/paper-gateway.ts'
import { ViewLink } from '../../../client/navigation/ViewLink.tsx'
import { datesIn } from '../../../kit/language/dates.ts'
import { dateLocale } from '../../../kit/language/language.ts'
import { PaperSection } from '../../../kit/ui/PaperSection.tsx'
import { leavePaperOpen } from '../paper/open-paper.ts'
import { projectMessages } from './messages.en.ts'

const { papers: words } = projectMessages
const { shortDay } = datesIn(dateLocale)

/** The working papers of a project's chats; each opens beside its chat. */
export function ProjectPapers({ projectId }: { projectId: string }) {
  const gateway = usePaperGateway()
  const { data, isError } = useQuery({
    queryKey: ['papers', 'of-project', projectId],
    queryFn: ({ signal }) => gateway.listPapers({ projectId }, signal),
    // chats are moved and papers written while another screen is shown
    refetchOnMount: 'always',
  })
  return (
    <PaperSection title={words.title}>
      {isError && <p className="text-14 text-warning">{words.failed}</p>}
      {data?.length === 0 && <p className="text-14 text-text-2">{words.empty}</p>}
      {data !== undefined && data.length > 0 && (
        <ul>
          {data.map(({ id, conversationId, title, kind, updatedAt }) => (
            <li key={id}>
              <ViewLink
                view={{ kind: 'conversation', conversationId }}
                onClick={() => leavePaperOpen(conversationId, id)}
                className="target-dense flex items-center gap-3 rounded-control px-2 text-14 hover:bg-text/8"
              >
                <FilePenLine aria-hidden="true" className="size-4 shrink-0 text-text-2" />
                <span className="min-w-0 flex-1 truncate">{title}</span>
                <span className="shrink-0 text-12 text-text-3 tabular">
                  {words.kinds[kind]} · {shortDay(updatedAt)}
                </span>
              </ViewLink>
            </li>
          ))}
        </ul>
      )}
    </PaperSection>
  )
}
