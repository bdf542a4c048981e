import { ApiError } from '../../../client/api/api-error.ts'
import { isMissing, isUnreachable } from '../model/failures.ts'

/** Why a paper could not be stored. `full`: no storage is left; `gone`: the paper or its conversation was deleted. */
export type SaveFault = 'offline' | 'full' | 'gone' | 'not-saved'

export function saveFaultOf(error: unknown): SaveFault {
  if (isUnreachable(error)) return 'offline'
  if (isMissing(error)) return 'gone'
  const code = error instanceof ApiError ? error.code : undefined
  return code === 'storage-full' || code === 'storage-limit-reached' ? 'full' : 'not-saved'
}
