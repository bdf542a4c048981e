/** The used part of a session of the Prompt API. */
export type DeviceSession = Pick<
  LanguageModel,
  'promptStreaming' | 'measureContextUsage' | 'contextUsage' | 'contextWindow' | 'destroy'
>

/**
 * The used part of the Prompt API: a language model that the browser has on this device. Pages have it, workers do not.
 * Its explainer is https://github.com/webmachinelearning/prompt-api, its errors are listed in the specification.
 */
export interface PromptApi {
  availability(options?: LanguageModelCreateCoreOptions): Promise<Availability>
  create(options?: LanguageModelCreateOptions): Promise<DeviceSession>
}

/**
 * What is asked of the model, so that the browser can say before a download that it lacks it. Temperature and top K are
 * left out: pages cannot set them.
 */
export const DEVICE_OPTIONS: Readonly<Record<'expectedInputs' | 'expectedOutputs', LanguageModelExpected[]>> = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
}

/** The browser's Prompt API; undefined in browsers without it, in workers, and on pages that are not secure. */
export function promptApi(): PromptApi | undefined {
  return 'LanguageModel' in globalThis ? LanguageModel : undefined
}
