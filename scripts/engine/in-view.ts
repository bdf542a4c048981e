import { applyChanges, type Change, type Deal, type SeatView, utilityOf } from '@placard/engine'

/** The current text, or the status quo without a draft. */
export function textOf(view: SeatView): Deal {
  return leading(view)?.deal ?? view.issues.map(() => 0)
}

/** The leading draft. */
export function leading(view: SeatView): SeatView['drafts'][number] | undefined {
  return view.drafts.find(({ id }) => id === view.leadingDraft)
}

/** Own utility of the text after some changes. */
export function worth(view: SeatView, changes: readonly Change[] = []): number {
  return utilityOf(view.own.table, applyChanges(textOf(view), changes))
}

/** Whether a deal crosses one of the seat's own red lines. */
export function crosses(view: SeatView, deal: Deal): boolean {
  return view.own.redLines.some(({ issue, option }) => deal[issue] === option)
}

/** The open proposal to which this seat has not reacted yet. */
export function unmet(view: SeatView): SeatView['proposals'][number] | undefined {
  return view.proposals.find(
    ({ by, status, reactions }) => status === 'open' && by !== view.you && !reactions[view.you],
  )
}

/** An open offer to this seat. */
export function offerToMe(view: SeatView): SeatView['offers'][number] | undefined {
  return view.offers.find(({ to, status }) => status === 'open' && to === view.you)
}

/** Every single change of the current text. */
export function singleChanges(view: SeatView): readonly Change[] {
  const text = textOf(view)
  const changes: Change[] = []
  for (let issue = 0; issue < view.issues.length; issue++) {
    const count = view.issues[issue]?.options.length ?? 0
    for (let option = 0; option < count; option++) {
      if (option !== text[issue]) changes.push({ issue, option })
    }
  }
  return changes
}
