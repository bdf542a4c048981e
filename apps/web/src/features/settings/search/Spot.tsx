import type { ReactNode } from 'react'
import type { SpotId } from './places.ts'
import { useSpot } from './sought-store.ts'

/** A control that the search can lead to. */
export function Spot({ id, children }: { id: SpotId; children: ReactNode }) {
  const { spot, isSought } = useSpot(id)
  return (
    <div ref={spot} id={id} data-sought={isSought || undefined} className="setting-spot">
      {children}
    </div>
  )
}
