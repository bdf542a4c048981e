/** A label to place beside a mark, in pixels. */
export interface LabelledMark {
  readonly x: number
  readonly y: number
  readonly word: string
}

/** A label with its position. */
export interface PlacedLabel extends LabelledMark {
  readonly anchor: 'start' | 'middle' | 'end'
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly foot: number }

/** Mean width of a letter and height of a line of the plot's 13 px type. */
const LETTER = 6.9
const LINE = 16
/** From the centre of a mark to its label, and half the size of a mark. */
const GAP = 14
const MARK = 9
const DOT = 4

/** Label positions around a mark in order of preference, in gaps. */
const SIDES = [
  { dx: 1, dy: 0, anchor: 'start' },
  { dx: -1, dy: 0, anchor: 'end' },
  { dx: 0, dy: -1.3, anchor: 'middle' },
  { dx: 0, dy: 1.3, anchor: 'middle' },
  { dx: 0.7, dy: -1.3, anchor: 'start' },
  { dx: -0.7, dy: -1.3, anchor: 'end' },
  { dx: 0.7, dy: 1.3, anchor: 'start' },
  { dx: -0.7, dy: 1.3, anchor: 'end' },
  { dx: 0.7, dy: -2.5, anchor: 'start' },
  { dx: 0.7, dy: 2.5, anchor: 'start' },
] as const

/**
 * Chooses a position for the label of every mark: inside the frame, with the least overlap with earlier labels, other
 * marks and, with lower priority, smaller dots.
 */
export function placedLabels(
  marks: readonly LabelledMark[],
  frame: Box,
  dots: readonly { readonly x: number; readonly y: number }[] = [],
): readonly PlacedLabel[] {
  const placed: { label: PlacedLabel; box: Box }[] = []
  for (const mark of marks) {
    const others = [
      ...placed.map(({ box }) => box),
      ...marks.filter((other) => other.x !== mark.x || other.y !== mark.y).map(({ x, y }) => around(x, y, MARK)),
    ]
    const candidates = SIDES.map(({ dx, dy, anchor }) => {
      const label = { word: mark.word, x: mark.x + dx * GAP, y: mark.y + dy * GAP, anchor } as const
      const box = boxOfWord(label)
      const covered = others.reduce((sum, other) => sum + overlap(box, other), 0)
      const crossed = dots.reduce((sum, { x, y }) => sum + overlap(box, around(x, y, DOT)), 0)
      return { label, box, cost: covered + crossed + 4 * outside(box, frame) }
    })
    const best = candidates.reduce((least, candidate) => (candidate.cost < least.cost - 1 ? candidate : least))
    placed.push(best)
  }
  return placed.map(({ label }) => label)
}

function around(x: number, y: number, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, foot: y + reach }
}

function boxOfWord({ x, y, word, anchor }: PlacedLabel): Box {
  const width = word.length * LETTER
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - LINE / 2, foot: y + LINE / 2 }
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.foot, other.foot) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** The area of a rectangle outside a frame, in square pixels. */
function outside(box: Box, frame: Box): number {
  return (box.right - box.left) * (box.foot - box.top) - overlap(box, frame)
}
