import { createContext, useContext } from 'react'

/** A file that may be made. */
export interface ReservedExport {
  /** It was made: it is counted. */
  readonly settle: () => Promise<void>
  /** It was not made: nothing is counted. */
  readonly release: () => Promise<void>
}

/** Counts files that the page makes. `reserve` rejects with an `ApiError` when the month has no more. */
export interface ExportGate {
  reserve(what: string): Promise<ReservedExport>
}

const nothing = async () => undefined

/** Counts nothing: the demo passes every check of usage. */
export const UNCOUNTED: ExportGate = { reserve: async () => ({ settle: nothing, release: nothing }) }

/** Who counts the files of this page; the shell says so for people who are signed in. */
export const ExportGateContext = createContext<ExportGate>(UNCOUNTED)

/** Makes a file between its reservation and its being counted. What could not be made is given back. */
export function useCountedExport(): <File>(what: string, make: () => Promise<File>) => Promise<File> {
  const gate = useContext(ExportGateContext)
  return async (what, make) => {
    const reserved = await gate.reserve(what)
    try {
      const file = await make()
      // the file is there: a count that does not get through lapses, and must not take the file away
      await reserved.settle().catch(nothing)
      return file
    } catch (error) {
      await reserved.release().catch(nothing)
      throw error
    }
  }
}
