import { TOOLTIP } from './measures.ts'

/** How long to wait before a tooltip opens: not at all right after another, or where a picture stands for its words. */
export function tooltipDelayMs(sinceLastMs: number, isWordless: boolean): number {
  if (sinceLastMs < TOOLTIP.skipMs) return 0
  return isWordless ? TOOLTIP.wordlessDelayMs : TOOLTIP.delayMs
}
