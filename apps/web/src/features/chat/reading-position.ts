/** Gap above the question that is shown at the top, in px. */
export const GAP_PX = 16
/** Share of the viewport that a question may take at most: of a longer one the end is shown, with the answer under it. */
const QUESTION_RATIO = 0.4
/** Space under the last message, in px. */
export const FOOT_PX = 24
/** Distance from the end that still counts as being there, in px. */
export const NEAR_PX = 72

/** Measures of the list, in px. */
export interface ListMeasures {
  /** Top of the question within the scrolled content. */
  readonly questionTop: number
  readonly questionHeight: number
  /** End of the last message within the scrolled content. */
  readonly end: number
  readonly viewport: number
}

/** Scroll offset at which an answer is read from its beginning: with its question at the top. */
export function readingTop({ questionTop, questionHeight, viewport }: Omit<ListMeasures, 'end'>): number {
  const hidden = Math.max(0, questionHeight - viewport * QUESTION_RATIO)
  return Math.max(0, questionTop - GAP_PX + hidden)
}

/** Space under the last message that lets its question stand at the top, however short the answer still is. */
export function spaceBelow(measures: ListMeasures): number {
  return Math.max(FOOT_PX, readingTop(measures) + measures.viewport - measures.end)
}
