import type { DearRequest, Stage } from './stage.ts'

/** The dearest thing a route may be asked for, or one of several. */
export interface DearInput {
  /** What makes it dear, in words. */
  readonly what: string
  /** The statuses that are right; any success unless given. */
  readonly answers?: readonly number[]
  /** What the answer says when the request was taken, where the status does not tell. */
  readonly says?: RegExp
  /** Puts up what the requests are about. What it gives makes one request, which costs the server no less than the one before. */
  readonly prepare: (stage: Stage) => Promise<() => Promise<DearRequest>>
}

/** Rows by the name of their route. */
export type DearInputs = Readonly<Record<string, readonly DearInput[]>>

/** The same request each time, by somebody who is new here. */
export function asPerson(what: string, request: DearRequest = {}, answers?: readonly number[]): DearInput {
  return {
    what,
    ...(answers === undefined ? {} : { answers }),
    prepare: async (stage) => {
      const { token } = await stage.person()
      return async () => ({ token, ...request })
    },
  }
}

/** The same request each time, by nobody. */
export function asAnyone(what: string, request: DearRequest = {}, answers?: readonly number[]): DearInput {
  return { what, ...(answers === undefined ? {} : { answers }), prepare: async () => async () => request }
}
