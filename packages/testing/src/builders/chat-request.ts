import type { ChatModelRequest } from '@placard/application'

/** A request of the chat to a model. */
export const A_CHAT_ORDER: ChatModelRequest = {
  turns: [{ role: 'user', text: 'What is a motion?' }],
  mode: 'balanced',
  instructions: '',
  background: undefined,
  temperature: 0.3,
  maxTokens: 512,
  speechSpeed: 1,
}

/** The product knows nothing that bears on a request. */
export const NO_GROUNDING = { passages: [], computed: [] } as const
export const groundless = async (): Promise<typeof NO_GROUNDING> => NO_GROUNDING

/** Bounds of models that a test scripts. */
export const TEST_BOUNDS = { contextTokens: 32_768, thinkingTokens: 0, firstTextMs: 8_000 } as const
