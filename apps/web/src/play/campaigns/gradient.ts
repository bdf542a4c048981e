import type { CampaignSummary } from '@placard/contract'

/** The campaign's two gradient stops, darker towards the bottom for the contrast of white text. */
export function bandStyle({ gradient: [from, to] }: Pick<CampaignSummary, 'gradient'>): { background: string } {
  return {
    background: `linear-gradient(rgb(3 13 9 / 0.1), rgb(3 13 9 / 0.34)), linear-gradient(115deg, ${from}, ${to})`,
  }
}
