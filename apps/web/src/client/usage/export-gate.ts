import { createContext, useContext } from 'react'

/** A reservation for one exported file. */
export interface ReservedExport {
  /** The file was made: it is counted. */
  readonly settle: () => Promise<void>
  /** The file was not made: nothing is counted. */
  readonly release: () => Promise<void>
}

/** Counts exported files. `reserve` rejects with an `ApiError` when the monthly limit is reached. */
export interface ExportGate {
  reserve(what: string): Promise<ReservedExport>
}

const nothing = async () => undefined

/** Counts nothing: the demo has no usage limits. */
export const UNCOUNTED: ExportGate = { reserve: async () => ({ settle: nothing, release: nothing }) }

/** The export gate of this page; the shell provides the counting one for signed-in users. */
export const ExportGateContext = createContext<ExportGate>(UNCOUNTED)

/** Makes a file between reserving it and settling the reservation, which is released when making it fails. */
export function useCountedExport(): <File>(what: string, make: () => Promise<File>) => Promise<File> {
  const gate = useContext(ExportGateContext)
  return async (what, make) => {
    const reserved = await gate.reserve(what)
    try {
      const file = await make()
      // the file exists: a reservation that could not be settled expires, and must not fail the export
      await reserved.settle().catch(nothing)
      return file
    } catch (error) {
      await reserved.release().catch(nothing)
      throw error
    }
  }
}
