import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Trend } from '../model/relations.ts'

/** An arrow for a rising or falling regard; a steady one has none. The word is beside it or in the label. */
export function TrendMark({ trend }: { trend: Trend | undefined }) {
  if (trend === 'rising') return <ArrowUp aria-hidden="true" className="size-3 shrink-0" />
  if (trend === 'falling') return <ArrowDown aria-hidden="true" className="size-3 shrink-0" />
  return null
}
