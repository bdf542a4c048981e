import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { beginsWords } from '../../kit/language/word-starts.ts'
import { classes } from '../../kit/ui/classes.ts'
import { useModal } from '../../kit/ui/use-modal.ts'
import { allCommands, type Command, commandStore } from './commands.ts'
import { fuzzyFind } from './fuzzy.ts'
import { Keys } from './Keys.tsx'
import { paletteMessages } from './messages.en.ts'
import { type Listed, type PaletteList, useHits, useListed, wordsIn } from './palette-lists.ts'

/** Sorts commands by group; the groups keep the order of their first command. */
function byGroup(commands: readonly Command[]): readonly Command[] {
  const groups = Map.groupBy(commands, ({ group }) => group)
  return [...groups.values()].flat()
}

const keywordsOf = ({ keywords = '' }: Command) => keywords
const textOf = (command: Command) => `${command.label} ${keywordsOf(command)}`

function useFound(search: string): PaletteList {
  const sources = useStore(commandStore, (state) => state.sources)
  const words = wordsIn(search)
  const { commands, status } = useListed()
  const hits = useHits(words ?? '')
  const found = useMemo(() => {
    if (words !== undefined) return []
    const listed = [...allCommands(sources).filter(({ isKeyOnly }) => isKeyOnly !== true), ...commands]
    const offered = listed.filter((command) => command.isSoughtOnly !== true || beginsWords(search, textOf(command)))
    return fuzzyFind(search, byGroup(offered), ({ label }) => label, keywordsOf)
  }, [sources, commands, search, words])
  return words === undefined ? { found, note: noteOf(found.length, status) } : hits
}

function noteOf(count: number, status: Listed['status']): string {
  const said = count === 0 ? paletteMessages.none : paletteMessages.found(count)
  if (status === 'ready') return said
  return `${said} · ${status === 'loading' ? paletteMessages.loading : paletteMessages.failed}`
}

type OptionProps = {
  id: string
  command: Command
  isHeaded: boolean
  isActive: boolean
  onPick: () => void
  onPoint: () => void
}

function Option({ id, command, isHeaded, isActive, onPick, onPoint }: OptionProps) {
  return (
    <>
      {isHeaded && (
        <div role="presentation" className="px-3 pt-3 pb-1 text-12 font-medium text-text-3">
          {command.group}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus */}
      <div
        id={id}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        onClick={onPick}
        onPointerMove={onPoint}
        className={classes(
          'target-dense flex cursor-pointer items-center justify-between gap-4 rounded-control px-3 text-14',
          isActive && 'bg-accent/12 text-accent',
        )}
      >
        <span className="min-w-0 truncate">{command.label}</span>
        {command.keys?.[0] !== undefined && (
          <span className="hidden sm:inline">
            <Keys keys={command.keys[0]} />
          </span>
        )}
      </div>
    </>
  )
}

function moved(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'PageDown') return Math.min(count - 1, at + 8)
  if (key === 'PageUp') return Math.max(0, at - 8)
  return undefined
}

/** The search field and its list. The focus stays in the field; the arrow keys move through the list. */
function PaletteBody({ onClose }: { onClose: () => void }) {
  const listId = useId()
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const { found, note } = useFound(search)
  const active = Math.min(at, Math.max(0, found.length - 1))
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])

  function pick(command: Command | undefined) {
    if (command === undefined) return
    onClose()
    command.run()
  }

  function handleKey(event: KeyboardEvent) {
    const to = moved(event.key, active, found.length)
    if (to !== undefined) setAt(to)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) pick(found[active])
    else return
    event.preventDefault()
  }

  return (
    <div className="flex max-h-[min(70dvh,34rem)] flex-col">
      <label className="flex items-center gap-3 border-b border-hairline px-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-text-3" />
        <span className="sr-only">{paletteMessages.search}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the palette is opened to type into it
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found.length === 0 ? undefined : optionId(active)}
          autoComplete="off"
          spellCheck={false}
          value={search}
          placeholder={paletteMessages.placeholder}
          onChange={(event) => {
            setSearch(event.target.value)
            setAt(0)
          }}
          onKeyDown={handleKey}
          className="h-13 min-w-0 flex-1 bg-transparent text-15 outline-none placeholder:text-text-3"
        />
      </label>
      <div id={listId} role="listbox" aria-label={paletteMessages.results} className="min-h-0 overflow-y-auto p-2">
        {found.map((command, index) => (
          <Option
            key={command.id}
            id={optionId(index)}
            command={command}
            isHeaded={search.trim() === '' && command.group !== found[index - 1]?.group}
            isActive={index === active}
            onPick={() => pick(command)}
            onPoint={() => setAt(index)}
          />
        ))}
      </div>
      <p role="status" className="border-t border-hairline px-4 py-2 text-12 text-text-3">
        {note}
      </p>
    </div>
  )
}

/** The command palette: finds every command by typing. */
export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dialog = useModal(isOpen, onClose)
  return (
    <dialog
      ref={dialog}
      aria-label={paletteMessages.title}
      className="mx-auto mt-[12dvh] mb-auto w-[calc(100%-2rem)] max-w-140 rounded-panel border border-hairline bg-surface text-text shadow-float backdrop:animate-appear backdrop:bg-marble-deep/60 open:animate-rise"
    >
      {isOpen && <PaletteBody onClose={onClose} />}
    </dialog>
  )
}
