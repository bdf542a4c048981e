import { useQuery } from '@tanstack/react-query'
import { FactTable } from './FactTable.tsx'
import type { GuideScreenProps } from './guide-props.ts'
import { guideMessages } from './messages.en.ts'

const { files: words } = guideMessages
const KINDS = ['chats', 'papers', 'debriefs', 'read'] as const

/** The formats of files that can be saved or are read. */
export function FileTable({ load }: { load: GuideScreenProps['loadFiles'] }) {
  const { data, isError } = useQuery({ queryKey: ['guide-files'], queryFn: load, gcTime: Infinity })
  if (isError) return <p className="text-15 text-text-2">{words.failed}</p>
  if (data === undefined) return null
  return (
    <FactTable
      title={words.title}
      columns={[words.what, words.formats]}
      rows={KINDS.map((kind) => ({ name: words[kind], cells: [data[kind].join(', ')] }))}
    />
  )
}
