import type { AnswerFault } from '@placard/contract'
import { ModelProviderError } from '@placard/language/models'

/** The names under which the Prompt API refuses, as its specification lists them; any other one means `unavailable`. */
const FAULTS: Readonly<Record<string, AnswerFault>> = {
  // instructions, history and message exceed the context window
  QuotaExceededError: 'too-long',
  // the browser withheld what the model wrote
  NotReadableError: 'blocked',
  // a language, or a schema, that the model does not support
  NotSupportedError: 'bad-request',
  // the messages are in no order that the model takes
  TypeError: 'bad-request',
  // the model could not answer in the shape asked for
  SyntaxError: 'empty',
}

/** An error of the Prompt API as a fault of an answer. Its text is kept in `cause`, for the log alone. */
export function deviceErrorOf(error: unknown): ModelProviderError {
  if (error instanceof ModelProviderError) return error
  const name = error instanceof Error ? error.name : ''
  return new ModelProviderError(FAULTS[name] ?? 'unavailable', { cause: error })
}
