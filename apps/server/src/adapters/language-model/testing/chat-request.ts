import type { ChatModelRequest } from '@placard/application'
import type { Grounding } from '@placard/language'

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
export const NO_GROUNDING: Grounding = { passages: [], computed: [] }
export const groundless = async (): Promise<Grounding> => NO_GROUNDING
