import type { ErrorCode } from '@placard/contract'

/** What a refused call is told as, by its code. In English nothing: the host's own sentence says more. */
export const refusalWords: Readonly<Partial<Record<ErrorCode, string>>> = {}
