import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadProductEntries } from '../../client/guide/guide-entries.ts'
import { EntryText } from '../../kit/documents/EntryText.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { helpMessages as words } from './messages.en.ts'
import './help-reading.css'

/** Entries of the guide, with a list of them where there are several. */
export function Entries({ ids, heading: Heading = 'h3' }: { ids: readonly string[]; heading?: 'h2' | 'h3' }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['help-entries'],
    queryFn: loadProductEntries,
    gcTime: Infinity,
  })
  // an address can name an entry, which is there only now
  useEffect(() => {
    if (data !== undefined) document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [data])
  if (isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-14">
        {words.search.notRead.title}. {words.search.notRead.text}
        <Button size="sm" onClick={() => void refetch()}>
          {words.search.notRead.again}
        </Button>
      </p>
    )
  }
  const shown = ids.flatMap((id) => data?.filter((entry) => entry.id === id) ?? [])
  return (
    <div className="help-reading">
      {shown.length > 2 && (
        <nav aria-label={words.contents}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14">
            {shown.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="text-accent underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="flex min-w-0 flex-col gap-5">
        {shown.map(({ id, title, answer }) => (
          <section key={id} aria-labelledby={id} className="max-w-prose border-t border-hairline pt-4">
            <Heading id={id} className="mb-2 text-17 font-semibold">
              {title}
            </Heading>
            <EntryText text={answer} />
          </section>
        ))}
      </div>
    </div>
  )
}
