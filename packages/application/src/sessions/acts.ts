import type { Act as WireAct } from '@placard/contract'
import type { Act, Change } from '@placard/engine'

/** An act as it came over the wire, in the engine's own shape: parts left out are left out, never `undefined`. */
export function actOf(wire: WireAct): Act {
  switch (wire.kind) {
    case 'question':
    case 'appeal':
    case 'reassure':
    case 'warn':
      return { kind: wire.kind, ...issueOf(wire.issue), ...targetOf(wire.target) }
    case 'support':
    case 'oppose':
      return { kind: wire.kind, change: wire.change, ...targetOf(wire.target) }
    case 'apologise':
    case 'remark':
      return { kind: wire.kind, ...targetOf(wire.target) }
    case 'explain':
      return { kind: wire.kind, issue: wire.issue, ...targetOf(wire.target) }
    case 'concede':
      return { kind: wire.kind, changes: wire.changes, ...targetOf(wire.target) }
    case 'promise':
      return { kind: wire.kind, target: wire.target, ...changeOf(wire.change) }
    case 'threaten':
      return { kind: wire.kind, ...targetOf(wire.target), ...changeOf(wire.change) }
    default:
      return wire
  }
}

function issueOf(issue: number | undefined): { issue?: number } {
  return issue === undefined ? {} : { issue }
}

function targetOf(target: string | undefined): { target?: string } {
  return target === undefined ? {} : { target }
}

function changeOf(change: Change | undefined): { change?: Change } {
  return change === undefined ? {} : { change }
}
