import { type EngineChoice, type EngineOffer, isOwnComputer, isSameChoice } from '@placard/contract'
import type { BrowserEngine } from '../../../client/engines/browser-engines.ts'
import { ownEngineMessages as ownWords } from '../../../client/engines/own-engine-messages.en.ts'
import { engineMessages as words } from './messages.en.ts'

/** An engine in the menu. */
export interface EngineOption {
  readonly choice: EngineChoice
  readonly title: string
  /** Who sees the words, and what an answer costs. */
  readonly note: string
}

/** The engines to choose from: the host's, then those of this browser. */
export function engineOptions(
  { models, hasBuiltIn, ownEngines }: EngineOffer,
  engines: readonly Pick<BrowserEngine, 'choice' | 'title' | 'note'>[],
  isDemo: boolean,
): readonly EngineOption[] {
  const automatic = {
    choice: { kind: 'automatic' } as const,
    title: words.automatic,
    note: words.automaticNote(models, hasBuiltIn),
  }
  const builtIn = {
    choice: { kind: 'built-in' } as const,
    title: words.builtIn,
    note: isDemo ? words.builtInDemoNote : words.builtInNote,
  }
  return [
    ...(models.length === 0 ? [] : [automatic]),
    ...models.map((model) => ({
      choice: { kind: 'provider', provider: model.provider } as const,
      title: words.modelTitle(model),
      note: words.modelNote(model),
    })),
    ...(hasBuiltIn ? [builtIn] : []),
    ...ownEngines.map(({ id, kind, model, address }) => ({
      choice: { kind: 'own', ownEngineId: id } as const,
      title: ownWords.title(model, isOwnComputer(address)),
      note: ownWords.vendorNote(kind),
    })),
    ...engines.map(({ choice, title, note }) => ({ choice, title, note })),
  ]
}

/**
 * The option that a choice means here. Without models `automatic` is the built-in assistant; a model that is gone is told
 * as such.
 */
export function chosenOption(options: readonly EngineOption[], choice: EngineChoice): EngineOption {
  const found = options.find((option) => isSameChoice(option.choice, choice))
  if (found !== undefined) return found
  if (choice.kind === 'automatic') return { choice, title: words.builtIn, note: words.builtInNote }
  return { choice, title: words.gone, note: words.goneNote }
}
