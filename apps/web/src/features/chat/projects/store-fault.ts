import { ApiError } from '../../../client/api/api-error.ts'
import { projectMessages } from './messages.en.ts'

const { form: words } = projectMessages

/** Why a project was not stored, in a sentence. */
export function storeFaultOf(error: unknown): string {
  if (!(error instanceof ApiError)) return words.notSaved
  switch (error.problem?.code) {
    case 'conflict':
      return words.full
    case 'not-found':
      return words.gone
    // the server says what is wrong with which text
    case 'validation-failed':
      return error.message
    default:
      return words.notSaved
  }
}

/** Whether a file was refused because its project has as many as it can have. */
export function isFull(error: unknown): error is ApiError {
  return error instanceof ApiError && error.problem?.code === 'conflict'
}

/**
 * Why a file was not put into a project: each host has a word for a project that is full, and only the page's is about
 * files. What was read of the file is kept, so that it can be tried again.
 */
export function fileFaultOf(error: unknown): unknown {
  if (!isFull(error)) return error
  const { failure, status, problem } = error
  return new ApiError(failure, projectMessages.files.full, { status, problem, cause: error })
}

/** Whether a change was refused because the project was changed elsewhere since. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'conflict'
}
