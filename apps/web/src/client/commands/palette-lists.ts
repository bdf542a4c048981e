import { useDeferredValue, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { type Command, commandStore } from './commands.ts'
import { paletteMessages as words } from './messages.en.ts'

/** Commands that are asked for. */
export type Listed = { readonly commands: readonly Command[]; readonly status: 'loading' | 'ready' | 'failed' }

/** What the palette shows, and what it says of it. */
export type PaletteList = { readonly found: readonly Command[]; readonly note: string }

const NOTHING_YET: Listed = { commands: [], status: 'loading' }

/**
 * Asks for commands from several places at once, and tells what there is each time one of them answers, in the order of
 * the places. It has failed when one of them has: the others' commands are there all the same.
 */
function gather(asked: readonly Promise<readonly Command[]>[], tell: (listed: Listed) => void): void {
  const answers: (readonly Command[])[] = asked.map(() => [])
  const tellAll = (status: Listed['status']) => tell({ commands: answers.flat(), status })
  const shown = asked.map(async (one, place) => {
    answers[place] = await one
    tellAll('loading')
  })
  void Promise.allSettled(shown).then((ends) =>
    tellAll(ends.some(({ status }) => status === 'rejected') ? 'failed' : 'ready'),
  )
}

/** Commands that need a request are loaded each time the palette opens. */
export function useListed(): Listed {
  const sources = useStore(commandStore, (state) => state.sources)
  const [listed, setListed] = useState(NOTHING_YET)
  useEffect(() => {
    const stop = new AbortController()
    const asked = sources.flatMap(({ lists }) => lists.map((list) => list(stop.signal)))
    gather(asked, (found) => {
      if (!stop.signal.aborted) setListed(found)
    })
    return () => stop.abort()
  }, [sources])
  return listed
}

/** The words to look for in what was said; undefined where a command is looked for. */
export function wordsIn(search: string): string | undefined {
  return search.startsWith('/') ? search.slice(1).trim() : undefined
}

/** Where words were said. What was found before stays until the next is there. */
export function useHits(wanted: string): PaletteList {
  const sources = useStore(commandStore, (state) => state.sources)
  const sought = useDeferredValue(wanted)
  const [listed, setListed] = useState(NOTHING_YET)
  useEffect(() => {
    if (sought === '') return
    const stop = new AbortController()
    setListed(({ commands }) => ({ commands, status: 'loading' }))
    const asked = sources.flatMap(({ finders }) => finders.map((find) => find(sought, stop.signal)))
    gather(asked, (found) => {
      if (!stop.signal.aborted) setListed(found)
    })
    return () => stop.abort()
  }, [sources, sought])
  if (sought === '') return { found: [], note: words.typeWords }
  const { commands: found, status } = listed
  if (status === 'loading') return { found, note: words.searching }
  if (status === 'failed') return { found, note: words.searchFailed }
  return { found, note: found.length === 0 ? words.noHits : words.hits(found.length) }
}
