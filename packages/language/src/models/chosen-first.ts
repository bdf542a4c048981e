import type { EngineChoice } from '@placard/contract'
import type { Circuit } from './circuit.ts'
import type { ModelProvider } from './model-provider.ts'

/** Whether a choice names this provider. */
export function isChosen({ engine }: ModelProvider, choice: EngineChoice): boolean {
  return choice.kind === 'provider' && engine.rung === choice.provider
}

/** The providers that a choice allows to be asked, in their order. */
export function chosenFirst(
  all: readonly (readonly [ModelProvider, Circuit])[],
  choice: EngineChoice,
): readonly (readonly [ModelProvider, Circuit])[] {
  switch (choice.kind) {
    case 'automatic':
      return all
    case 'provider':
      return [
        ...all.filter(([provider]) => isChosen(provider, choice)),
        ...all.filter(([provider]) => !isChosen(provider, choice)),
      ]
    case 'built-in':
    case 'own':
    case 'device':
      return []
  }
}
