/** What is done in a fault run and compared afterwards. */
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

/** What became of the things of one kind that were acknowledged. */
export class Findings {
  acknowledged = 0
  /** No final answer came in time: neither lost nor kept, but somebody still waits. */
  readonly unanswered: string[] = []
  /** Final refusals, by their codes: nothing was promised. */
  readonly refused: string[] = []
  readonly lost: string[] = []
  readonly doubled: string[] = []
  readonly changed: string[] = []

  get isClean(): boolean {
    return [this.unanswered, this.lost, this.doubled, this.changed].every(({ length }) => length === 0)
  }
}

/** All kinds, with nothing found yet. */
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
