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

/** Whether a change was refused because the project was changed elsewhere since. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'conflict'
}
