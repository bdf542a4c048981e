import { useQuery } from '@tanstack/react-query'
import { EnglishOnly } from '../../kit/language/EnglishOnly.tsx'
import { stillEnglish } from '../../kit/language/language.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { ScrollRegion } from '../../kit/ui/ScrollRegion.tsx'
import { type DataGroup, isGroup, loadDataUse } from './data-use.ts'
import { legalMessages } from './messages.en.ts'

const { dataUse: words } = legalMessages

/** What this server keeps, from the data map of its database. */
export function DataUsePanel() {
  const { data, isError, refetch } = useQuery({ queryKey: ['data-use'], queryFn: loadDataUse, gcTime: Infinity })
  return (
    <article className="flex flex-col gap-8">
      <header>
        <h1 className="text-32">{words.title}</h1>
        <p className="mt-1 text-15 text-text-2">{words.intro}</p>
      </header>
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-14">
          {words.failed}
          <Button size="sm" onClick={() => void refetch()}>
            {words.again}
          </Button>
        </p>
      )}
      {data === undefined && !isError && <p className="text-15 text-text-2">{words.loading}</p>}
      {data !== undefined && <EnglishOnly className="text-text-2" />}
      {data?.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </article>
  )
}

function Group({ group: { id, retentions, lines } }: { group: DataGroup }) {
  if (!isGroup(id)) return null
  const { title, source, recipients } = words.groups[id]
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-20">{title}</h2>
      <dl className="flex flex-col divide-y divide-hairline border-y border-hairline">
        <Fact what={words.source} texts={[source]} />
        <Fact what={words.recipients} texts={[recipients]} />
        <Fact what={words.retention} texts={retentions.map(asSentence)} isEnglish />
      </dl>
      <details>
        <summary className="target-dense flex cursor-pointer items-center text-14 text-accent">
          {words.all(lines.length)}
        </summary>
        <ScrollRegion label={`${title}: ${words.all(lines.length)}`} className="overflow-x-auto">
          <Lines lines={lines} />
        </ScrollRegion>
      </details>
    </section>
  )
}

function Fact({ what, texts, isEnglish = false }: { what: string; texts: readonly string[]; isEnglish?: boolean }) {
  return (
    <div className="grid gap-x-4 py-3 sm:grid-cols-[11rem_1fr]">
      <dt className="text-14 font-medium">{what}</dt>
      <dd className="flex flex-col gap-1 text-14 text-text-2" {...(isEnglish ? stillEnglish : {})}>
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </dd>
    </div>
  )
}

function Lines({ lines }: Pick<DataGroup, 'lines'>) {
  return (
    <table className="w-full text-13">
      <thead>
        <tr className="border-b border-hairline text-text-2">
          {words.columns.map((column) => (
            <th key={column} scope="col" className="px-2 py-2 text-start font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ purpose, category, retention, erase }) => (
          <tr key={`${purpose} ${category} ${retention} ${erase}`} className="border-b border-hairline text-text-2">
            <td className="px-2 py-2" {...stillEnglish}>
              {asSentence(purpose)}
            </td>
            <td className="px-2 py-2">{words.categories[category]}</td>
            <td className="px-2 py-2" {...stillEnglish}>
              {asSentence(retention)}
            </td>
            <td className="px-2 py-2">{words.erase[erase]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
