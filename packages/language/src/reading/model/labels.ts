import type { Act } from '@placard/engine'

/** The kind of a text's act, as finely as its words tell: `vote:for`, `motion:suspend`, `react:live-with`. */
export type ActLabel = string

/** The label of an act: its kind, and the detail that words alone determine. */
export function labelOf(act: Act): ActLabel {
  switch (act.kind) {
    case 'react':
      return `react:${act.reaction}`
    case 'declare':
      return `declare:${act.stance}`
    case 'vote':
      return `vote:${act.choice}`
    case 'motion':
      return `motion:${act.motion}`
    case 'point':
      return `point:${act.point}`
    default:
      return act.kind
  }
}
