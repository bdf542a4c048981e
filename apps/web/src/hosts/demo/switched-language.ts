import type { SpeechPort, UnderstandingPort } from '@placard/application'

/** How campaigns read what people say, and word what delegates do. */
export interface CampaignLanguage {
  readonly understanding: UnderstandingPort
  readonly speech: SpeechPort
}

/** Language that a model joins while somebody wants it. */
export interface SwitchedLanguage extends CampaignLanguage {
  /** Lets the model join, or leave. */
  use(isOn: boolean): Promise<void>
}

/**
 * The built-in language, and over it that of a model while it is in use. `load` gives the model's, once somebody wants it;
 * undefined when there is none after all.
 */
export function switchedLanguage(
  embedded: CampaignLanguage,
  load: () => Promise<CampaignLanguage | undefined>,
): SwitchedLanguage {
  let isWanted = false
  let model: CampaignLanguage | undefined
  return {
    understanding: {
      understand: (request, signal) => embedded.understanding.understand(request, signal),
      hear: async (request, signal) => model?.understanding.hear?.(request, signal),
    },
    speech: {
      word: (wish, signal) => (model ?? embedded).speech.word(wish, signal),
      foresee: (session) => model?.speech.foresee?.(session),
    },
    async use(isOn) {
      isWanted = isOn
      const loaded = isOn ? await load() : undefined
      // it may have left again meanwhile
      model = isWanted ? loaded : undefined
    },
  }
}
