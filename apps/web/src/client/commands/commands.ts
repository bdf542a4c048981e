import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'

/** Something a person can have done by the palette, by a key, or both. */
export type Command = {
  readonly id: string
  readonly label: string
  /** Heading it stands under. */
  readonly group: string
  /** Further words it is found by. */
  readonly keywords?: string
  /** Key combinations as tinykeys writes them; the first is the one people are told. */
  readonly keys?: readonly string[]
  /** True when it makes no sense out of the palette, such as opening the palette. */
  readonly isKeyOnly?: boolean
  readonly run: () => void
}

/** A key of the view that does its work where the focus is; only the sheet of keys names it. */
export type KeyNote = { readonly keys: string; readonly label: string; readonly group: string }

/** Commands that have to be asked for, such as one for each open session. */
export type CommandList = (signal: AbortSignal) => Promise<readonly Command[]>

type Source = {
  readonly commands: readonly Command[]
  readonly notes: readonly KeyNote[]
  readonly lists: readonly CommandList[]
}

/** Everything the parts of the page that are shown now have registered, the oldest first. */
export const commandStore = createStore<{ sources: readonly Source[] }>(() => ({ sources: [] }))

/** Registers for as long as it is not taken back by the function it answers. */
export function registerCommands(given: Partial<Source>): () => void {
  const source: Source = { commands: [], notes: [], lists: [], ...given }
  commandStore.setState(({ sources }) => ({ sources: [...sources, source] }))
  return () => commandStore.setState(({ sources }) => ({ sources: sources.filter((other) => other !== source) }))
}

/** Registers for as long as the component is shown. Pass the same object while nothing changes. */
export function useCommands(given: Partial<Source>): void {
  useEffect(() => registerCommands(given), [given])
}

/** All commands, the newest source's first where two have one id. */
export function allCommands(sources: readonly Source[]): readonly Command[] {
  const byId = new Map<string, Command>()
  for (const { commands } of sources) for (const command of commands) byId.set(command.id, command)
  return [...byId.values()]
}
