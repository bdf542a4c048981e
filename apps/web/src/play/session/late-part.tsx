import { type ComponentType, useEffect, useState } from 'react'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'

/** A lazily loaded part of the screen; once loaded it renders synchronously. */
type LatePart = { readonly fetch: () => Promise<ComponentType>; readonly here: () => ComponentType | undefined }

export function latePart(load: () => Promise<ComponentType>): LatePart {
  let part: ComponentType | undefined
  return {
    here: () => part,
    async fetch() {
      part ??= await load()
      return part
    },
  }
}

/** Delay before the overlays are prefetched, so that the hall loads first, in ms. */
const HEAD_START_MS = 300

type LateProps = { part: LatePart; isWanted?: boolean }

/**
 * A part once it is here; it is fetched at once when it is wanted, else after the hall. Where it does not come, it says so
 * in its own place, and the rest goes on.
 */
export function Late(props: LateProps) {
  return (
    <PanelBoundary>
      <Wanted {...props} />
    </PanelBoundary>
  )
}

function Wanted({ part, isWanted = true }: LateProps) {
  const [Part, setPart] = useState(part.here)
  const [failure, setFailure] = useState<Error>()
  const isHere = Part !== undefined
  useEffect(() => {
    if (isHere) return
    let isOver = false
    const fetchPart = () =>
      part.fetch().then(
        (found) => !isOver && setPart(() => found),
        // A failed prefetch is ignored: the part is requested again when it is needed.
        (error: unknown) => !isOver && isWanted && setFailure(new Error('A part did not come', { cause: error })),
      )
    const timer = setTimeout(() => void fetchPart(), isWanted ? 0 : HEAD_START_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [part, isWanted, isHere])
  if (failure) throw failure
  return Part && <Part />
}
