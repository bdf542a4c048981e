import type { AnswerFault } from '@placard/contract'

const MODEL_FAULTS: Partial<Readonly<Record<AnswerFault, string>>> = {
  quota: 'API quota exceeded. Please try again later.',
  'rate-limited': 'Rate limit reached. Please wait a moment before trying again.',
  'key-refused': 'Invalid API key. Please check your Gemini API configuration.',
  'no-engine': 'AI Service Manager not properly initialized. Please check your Gemini API key.',
  withdrawn: 'This site’s administrator has switched off the model of this chat, and nothing else can answer.',
  withheld: 'You turned off AI services outside this server, and nothing else can answer.',
}

/** Sentences of the chat that the server says. */
export const chatMessages = {
  wordLimitReached: 'Daily word limit reached',
  wordsDoNotFit: (remaining: number) =>
    `This message would exceed your daily limit. You have ${remaining} words remaining.`,
  answering: 'An answer is still being written in this conversation. Wait for it, or stop it.',
  empty: 'There is nothing in this message that could be read.',
  noDocument: 'A document of this message is no longer kept. Remove it, or attach the file again.',
  noFile: 'The form holds no file.',
  noForm: 'A file has to come as a form (multipart/form-data).',
  uploadBroke: 'The file did not arrive whole. Please send it again.',
  uploadsBusy: 'Too many documents are being read at this moment. Please try again in a few seconds.',
  readingSpent: (seconds: number) =>
    `Your documents have taken a lot of reading lately. Please attach more in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
  tooManyStreams: 'Too many pages of yours are open. Close some of them.',
  /** What an answer is called among the uses of a month. */
  use: 'A question to the assistant',
  fault: (fault: AnswerFault | undefined) =>
    (fault && MODEL_FAULTS[fault]) ?? 'AI service temporarily unavailable. Please try again.',
} as const
