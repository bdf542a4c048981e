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

/** The engines of a menu. */
export interface EngineOptions {
  readonly options: readonly EngineOption[]
  /** Those that are switched off, by an administrator or by the user: not to be chosen, but a conversation may have been. */
  readonly withdrawn: readonly EngineOption[]
  /** Whether the user has turned off services outside the server, of which there are some. */
  readonly isWithheld: boolean
}

/** The engines to choose from, the host's and then those of this browser, and the withdrawn ones. */
export function engineOptions(
  offer: EngineOffer,
  engines: readonly Pick<BrowserEngine, 'choice' | 'title' | 'note'>[],
  isDemo: boolean,
): EngineOptions {
  const here = engines.map((engine) => browserOption(engine, isDemo))
  const own = [...ownOptions(offer), ...here.filter(({ choice }) => choice.kind === 'own')]
  return {
    options: [
      ...hostOptions(offer, isDemo),
      ...(offer.isOwnAllowed ? own : []),
      ...here.filter(({ choice }) => choice.kind !== 'own'),
    ],
    withdrawn: [
      ...offer.withdrawn.map((model) => ({
        choice: { kind: 'provider', provider: model.provider } as const,
        title: words.modelTitle(model),
        note: words.withdrawnNote(offer.models.length > 0, offer.hasBuiltIn),
      })),
      ...offer.withheld.map((model) => ({
        choice: { kind: 'provider', provider: model.provider } as const,
        title: words.modelTitle(model),
        note: words.withheldNote(offer.hasBuiltIn),
      })),
      ...(offer.isOwnAllowed
        ? []
        : own.map((option) => ({ ...option, note: words.ownWithdrawnNote(offer.hasBuiltIn) }))),
    ],
    isWithheld: offer.withheld.length > 0,
  }
}

/** Whether a choice is one of some options. */
export function isAmong(options: readonly EngineOption[], choice: EngineChoice): boolean {
  return options.some((option) => isSameChoice(option.choice, choice))
}

/** An engine of this page. Signed in, the server keeps the chat, whoever answers it. */
function browserOption(
  { choice, title, note }: Pick<BrowserEngine, 'choice' | 'title' | 'note'>,
  isDemo: boolean,
): EngineOption {
  return { choice, title, note: isDemo ? note : words.browserNotes[choice.kind] }
}

/** The models that the user has added to their account. */
function ownOptions({ ownEngines }: EngineOffer): readonly EngineOption[] {
  return ownEngines.map(({ id, kind, model, address }) => ({
    choice: { kind: 'own', ownEngineId: id } as const,
    title: ownWords.title(model, isOwnComputer(address)),
    note: ownWords.vendorNote(kind),
  }))
}

/** The engines of the host. */
function hostOptions({ models, hasBuiltIn }: EngineOffer, isDemo: boolean): readonly EngineOption[] {
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
  ]
}

/**
 * The option that a choice means here. Without models `automatic` is the built-in assistant, where there is one; a model
 * that is gone or withdrawn is told as such.
 */
export function chosenOption({ options, withdrawn }: EngineOptions, choice: EngineChoice): EngineOption {
  const found = [...options, ...withdrawn].find((option) => isSameChoice(option.choice, choice))
  if (found !== undefined) return found
  if (choice.kind === 'automatic') {
    const builtIn = options.find((option) => option.choice.kind === 'built-in')
    return builtIn === undefined ? { choice, title: words.nothing, note: words.nothingNote } : { ...builtIn, choice }
  }
  return { choice, title: words.gone, note: words.goneNote }
}
