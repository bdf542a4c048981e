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
