import { type BrowserChoice, isSameChoice } from '@placard/contract'
import type { ModelProvider } from '@placard/language/models'
import { createStore } from 'zustand/vanilla'

/** An engine that this page can ask: a model of the user's, or the browser's own. */
export interface BrowserEngine {
  readonly choice: BrowserChoice
  /** Its name in the menu. */
  readonly title: string
  /** One sentence: who sees the words, and what an answer costs. */
  readonly note: string
  /**
   * Answers one request. Its faults are `ModelProviderError`s; their cause is never shown or passed on, so that no key can
   * be in what a user sees.
   */
  readonly provider: ModelProvider
  /** Makes the provider's bounds true; awaited for a moment before a request is fitted into them. Never rejects. */
  readonly prepare?: () => Promise<void>
}

/** The engines of this page, in the order of the menu. */
export const browserEngines = createStore<{ readonly engines: readonly BrowserEngine[] }>(() => ({ engines: [] }))

const coming = new Set<Promise<unknown>>()

/** Adds an engine, in the place of one with the same choice. @returns the function that removes it. */
export function addBrowserEngine(engine: BrowserEngine): () => void {
  const others = browserEngines.getState().engines.filter(({ choice }) => !isSameChoice(choice, engine.choice))
  browserEngines.setState({ engines: [...others, engine] })
  return () => browserEngines.setState(({ engines }) => ({ engines: engines.filter((one) => one !== engine) }))
}

/** Engines are being looked for: until that has ended, a missing one is waited for. */
export function expectBrowserEngines(search: Promise<unknown>): void {
  coming.add(search)
  const ended = () => coming.delete(search)
  search.then(ended, ended)
}

/** The engine of a choice, once every search has ended; undefined when this page has none. */
export async function findBrowserEngine(choice: BrowserChoice): Promise<BrowserEngine | undefined> {
  await Promise.allSettled(coming)
  return browserEngines.getState().engines.find((engine) => isSameChoice(engine.choice, choice))
}

/** Longest wait for an engine to be prepared, in ms; shorter than the patience of whoever asks for it. */
const PREPARING_MS = 3000

/** The same, its bounds as true as they become in a moment: who asks does without an engine that keeps them waiting. */
export async function findPreparedEngine(choice: BrowserChoice): Promise<BrowserEngine | undefined> {
  const engine = await findBrowserEngine(choice)
  if (engine?.prepare === undefined) return engine
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, PREPARING_MS)
  await Promise.race([engine.prepare(), late.promise])
  clearTimeout(timer)
  return engine
}
