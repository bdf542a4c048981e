import { useEffect, useState } from 'react'
import { noteDemoKept } from '../../client/keep-demo/keep-demo-store.ts'
import { browserValues } from '../../client/storage/storage.ts'
import type { KeepItem, Keeps } from './keeps.ts'
import { type Moved, type MoveProgress, moveDemo } from './move-demo.ts'

/** Id of an unfinished move, which all its attempts share. */
const IMPORT_KEY = 'placard.demo.import'

export type Found = { readonly kind: Keeps['kind']; readonly item: KeepItem }

export type KeepPhase =
  | { readonly kind: 'looking' }
  | { readonly kind: 'not-read' }
  | { readonly kind: 'offer'; readonly found: readonly Found[] }
  | { readonly kind: 'moving'; readonly progress: MoveProgress }
  | { readonly kind: 'report'; readonly moved: readonly Moved[] }

function importId(): string {
  const begun = browserValues.read(IMPORT_KEY)
  if (typeof begun === 'string') return begun
  const id = crypto.randomUUID()
  browserValues.write(IMPORT_KEY, id)
  return id
}

async function collected(registry: readonly Keeps[]): Promise<readonly Found[]> {
  const all = await Promise.all(
    registry.map(async (keeps) => (await keeps.collect()).map((item) => ({ kind: keeps.kind, item }))),
  )
  return all.flat()
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Collects the items to move, moves them on request, and reports the results. */
export function useKeepDemo(registry: readonly Keeps[]) {
  const [phase, setPhase] = useState<KeepPhase>({ kind: 'looking' })
  useEffect(() => {
    let isOver = false
    collected(registry).then(
      (found) => {
        if (!found.some(({ kind }) => kind !== 'settings')) noteDemoKept()
        if (!isOver) setPhase({ kind: 'offer', found })
      },
      () => {
        if (!isOver) setPhase({ kind: 'not-read' })
      },
    )
    return () => {
      isOver = true
    }
  }, [registry])

  async function move(items: readonly KeepItem[]): Promise<void> {
    // results of earlier attempts belong to the same report
    const settled = phase.kind === 'report' ? phase.moved.filter(({ receipt }) => receipt !== undefined) : []
    const onProgress = (progress: MoveProgress) => setPhase({ kind: 'moving', progress })
    const moved = [...settled, ...(await moveDemo(items, { importId: importId(), onProgress, wait }))]
    if (moved.every(({ receipt }) => receipt !== undefined)) browserValues.remove(IMPORT_KEY)
    if (moved.every(({ receipt }) => receipt !== undefined && receipt.outcome !== 'refused')) noteDemoKept()
    setPhase({ kind: 'report', moved })
  }

  return { phase, move }
}
