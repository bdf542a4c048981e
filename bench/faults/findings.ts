/** Kinds of user actions in a fault run, verified afterwards. */
export const KINDS = [
  'remarks',
  'told entries',
  'chats',
  'settings',
  'refreshes',
  'sign-ups',
  'sign-outs',
  'settlements',
  'uploads',
  'imports',
] as const
export type Kind = (typeof KINDS)[number]

/** Result of the acknowledged actions of one kind. */
export class Findings {
  acknowledged = 0
  /** Timeouts: no final response came, so it is neither lost nor kept, but a user still waits. */
  readonly unanswered: string[] = []
  /** Final refusals, by code: nothing was acknowledged. */
  readonly refused: string[] = []
  readonly lost: string[] = []
  readonly doubled: string[] = []
  readonly changed: string[] = []

  get isClean(): boolean {
    return [this.unanswered, this.lost, this.doubled, this.changed].every(({ length }) => length === 0)
  }
}

/** Empty findings for all kinds. */
export function noFindings(): Record<Kind, Findings> {
  return {
    remarks: new Findings(),
    'told entries': new Findings(),
    chats: new Findings(),
    settings: new Findings(),
    refreshes: new Findings(),
    'sign-ups': new Findings(),
    'sign-outs': new Findings(),
    settlements: new Findings(),
    uploads: new Findings(),
    imports: new Findings(),
  }
}
