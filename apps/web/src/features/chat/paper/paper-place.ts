import { useMemo, useState } from 'react'

/** Views of an open paper. */
export const PAPER_VIEWS = ['edit', 'formatted', 'versions'] as const
export type PaperView = (typeof PAPER_VIEWS)[number]

/** Where a person is in an open paper; it stays when the paper moves between pane and sheet. */
export interface PaperPlace {
  readonly view: PaperView
  readonly setView: (view: PaperView) => void
  readonly isChanging: boolean
  readonly setIsChanging: (isChanging: boolean) => void
}

export function usePaperPlace(): PaperPlace {
  const [view, setView] = useState<PaperView>('edit')
  const [isChanging, setIsChanging] = useState(false)
  return useMemo(() => ({ view, setView, isChanging, setIsChanging }), [view, isChanging])
}
