import { TOOLTIP } from './measures.ts'

/** The delay before a tooltip opens: none right after another, or on an icon without a label. */
export function tooltipDelayMs(sinceLastMs: number, isWordless: boolean): number {
  if (sinceLastMs < TOOLTIP.skipMs) return 0
  return isWordless ? TOOLTIP.wordlessDelayMs : TOOLTIP.delayMs
}
