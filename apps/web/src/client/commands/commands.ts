import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

/** A command, run from the palette, by a key, or both. */
export type Command = {
  readonly id: string
  readonly label: string
  /** Its heading in the palette. */
  readonly group: string
  /** Further search terms. */
  readonly keywords?: string
  /** Key combinations in the format of tinykeys; the first is the one shown. */
  readonly keys?: readonly string[]
  /** Whether its keys work in fields too: those that lead from one field to another. */
  readonly isInFields?: boolean
  /** One of very many: in the palette only when every word that is typed begins one of its own. */
  readonly isSoughtOnly?: boolean
  /** Hidden from the palette, such as the command that opens the palette. */
  readonly isKeyOnly?: boolean
  readonly run: () => void
}

/** A key that the focused part of the view handles itself; listed in the sheet of keys only. */
export type KeyNote = { readonly keys: string; readonly label: string; readonly group: string }

/** Commands that need a request, such as one for each open session. */
export type CommandList = (signal: AbortSignal) => Promise<readonly Command[]>

/** Finds what words stand in, beyond the names of commands: the palette asks it for what is typed after a `/`. */
export type CommandFinder = (words: string, signal: AbortSignal) => Promise<readonly Command[]>

type Source = {
  readonly commands: readonly Command[]
  readonly notes: readonly KeyNote[]
  readonly lists: readonly CommandList[]
  readonly finders: readonly CommandFinder[]
}

/** All commands registered by the mounted parts of the page, the oldest first. */
export const commandStore = createStore<{ sources: readonly Source[] }>(() => ({ sources: [] }))

/** Registers commands; returns the function that unregisters them. */
export function registerCommands(given: Partial<Source>): () => void {
  const source: Source = { commands: [], notes: [], lists: [], finders: [], ...given }
  commandStore.setState(({ sources }) => ({ sources: [...sources, source] }))
  return () => commandStore.setState(({ sources }) => ({ sources: sources.filter((other) => other !== source) }))
}

/** Registers commands while the component is mounted. Pass the same object while nothing changes. */
export function useCommands(given: Partial<Source>): void {
  useEffect(() => registerCommands(given), [given])
}

/** The keys of all commands that have one. */
export function boundKeys(sources: readonly Source[]): readonly KeyNote[] {
  return allCommands(sources).flatMap(({ keys, label, group }) =>
    keys?.[0] === undefined ? [] : [{ keys: keys[0], label, group }],
  )
}

/** All commands; of two with the same id the newer one. */
export function allCommands(sources: readonly Source[]): readonly Command[] {
  const byId = new Map<string, Command>()
  for (const { commands } of sources) for (const command of commands) byId.set(command.id, command)
  return [...byId.values()]
}
