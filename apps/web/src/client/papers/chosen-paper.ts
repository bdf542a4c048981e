import { createStore } from 'zustand/vanilla'

/** Where a paper is to be laid: a campaign whose session is still to be started, or a session under way. */
export type PaperGoal =
  | { readonly kind: 'campaign'; readonly campaignId: string; readonly country: string | undefined }
  | { readonly kind: 'session'; readonly sessionId: string }

/** A paper that was chosen for a goal, until the goal's page takes it up. */
export interface ChosenPaper {
  readonly paperId: string
  readonly goal: PaperGoal
}

/** The paper that was chosen last, on its way from the chat to a campaign. */
export const chosenPaperStore = createStore<{ readonly chosen: ChosenPaper | undefined }>(() => ({ chosen: undefined }))

export function choosePaper(paperId: string, goal: PaperGoal): void {
  chosenPaperStore.setState({ chosen: { paperId, goal } })
}

/** Ends the way of the chosen paper: it was taken up, or put away. */
export function paperTakenUp(): void {
  chosenPaperStore.setState({ chosen: undefined })
}

/** The paper chosen for a campaign, with the country that it names. */
export function chosenForCampaign(campaignId: string): { paperId: string; country: string | undefined } | undefined {
  const { chosen } = chosenPaperStore.getState()
  if (chosen?.goal.kind !== 'campaign' || chosen.goal.campaignId !== campaignId) return undefined
  return { paperId: chosen.paperId, country: chosen.goal.country }
}
