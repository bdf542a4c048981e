import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type SubmitEvent, Suspense, useState } from 'react'
import { loadAllEntries } from '../../client/guide/guide-entries.ts'
import { EntryText } from '../../kit/documents/EntryText.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { findEntries } from './find-entries.ts'
import type { HelpParts, HelpScreenProps } from './help-props.ts'
import { helpMessages } from './messages.en.ts'
import { type Asked, useAsked } from './use-asked.ts'

const { search: words } = helpMessages

type HelpSearchProps = HelpParts & Pick<HelpScreenProps, 'ask'>

/** Finds entries of the guide while one types; the built-in assistant answers what is asked. */
export function HelpSearch({ ask, Prose, Sources }: HelpSearchProps) {
  const [search, setSearch] = useState('')
  const [isWanted, setIsWanted] = useState(false)
  const { asked, askFor, forget } = useAsked(ask)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (search.trim() !== '') void askFor(search.trim())
  }

  return (
    <div className="flex flex-col gap-3">
      <search>
        <form onSubmit={handleSubmit} className="help-search flex gap-2">
          <label className="flex min-w-0 flex-1 items-center gap-3 rounded-control border border-control bg-surface px-3">
            <Search aria-hidden="true" className="size-5 shrink-0 text-text-3" />
            <span className="sr-only">{words.label}</span>
            <input
              type="search"
              data-main-input=""
              value={search}
              maxLength={300}
              placeholder={words.placeholder}
              onFocus={() => setIsWanted(true)}
              onChange={(event) => {
                setIsWanted(true)
                setSearch(event.target.value)
                forget()
              }}
              className="target min-w-0 flex-1 bg-transparent text-15 outline-none placeholder:text-text-3"
            />
          </label>
          <Button type="submit" variant="primary" isBusy={asked?.status === 'asking'}>
            {words.ask}
          </Button>
        </form>
      </search>
      {asked !== undefined && <AnswerPanel asked={asked} onAgain={askFor} Prose={Prose} Sources={Sources} />}
      {isWanted && search.trim() !== '' && <Found search={search} />}
    </div>
  )
}

type AnswerPanelProps = HelpParts & { asked: Asked; onAgain: (question: string) => Promise<void> }

function AnswerPanel({ asked, onAgain, Prose, Sources }: AnswerPanelProps) {
  const { failed } = words
  if (asked.status === 'failed') {
    return (
      <Alert
        tone="danger"
        title={failed.title}
        action={
          <Button size="sm" onClick={() => void onAgain(asked.question)}>
            {failed.again}
          </Button>
        }
      >
        {failed.text}
      </Alert>
    )
  }
  return (
    <section aria-label={words.answer} aria-busy={asked.status === 'asking'} className="paper flex flex-col gap-3 p-5">
      <h2 className="text-17 font-semibold">{asked.question}</h2>
      <p role="status" className="text-13 text-text-3">
        {asked.status === 'asking' ? words.looking : words.builtIn}
      </p>
      {asked.status === 'answered' && (
        <div className="max-w-prose">
          <Suspense fallback={<p className="whitespace-pre-wrap">{asked.answer.text}</p>}>
            <Prose text={asked.answer.text} />
            <Sources sources={asked.answer.sources} />
          </Suspense>
        </div>
      )}
    </section>
  )
}

function Found({ search }: { search: string }) {
  const { data, isError, refetch } = useQuery({ queryKey: ['help-search'], queryFn: loadAllEntries, gcTime: Infinity })
  if (isError) {
    const { title, text, again } = words.notRead
    return (
      <Alert
        tone="danger"
        title={title}
        action={
          <Button size="sm" onClick={() => void refetch()}>
            {again}
          </Button>
        }
      >
        {text}
      </Alert>
    )
  }
  if (data === undefined) return null
  const found = findEntries(search, data)
  return (
    <section aria-label={words.results} className="flex flex-col gap-2">
      <p role="status" className="text-13 text-text-3">
        {words.found(found.length)}
      </p>
      <ul className="flex flex-col gap-2">
        {found.map(({ id, title, answer }) => (
          <li key={id}>
            <details className="rounded-control border border-hairline bg-surface px-3">
              <summary className="target flex cursor-pointer items-center text-14 font-medium">{title}</summary>
              <div className="max-w-prose pb-4">
                <EntryText text={answer} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
