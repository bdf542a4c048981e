import { type Expansion, either, inTurn } from './phrase-book.ts'

/** A verb with "we" and with the name of one's delegation. */
type Verb = readonly [first: Expansion, third: Expansion]

/** What the speaker does, in the first person or as the delegation that it is: "we move", "Kenya moves". */
export function speakerDoes(...verbs: readonly Verb[]): Expansion {
  return either(
    inTurn('<first>', either(...verbs.map(([first]) => first))),
    inTurn('<third>', either(...verbs.map(([, third]) => third))),
  )
}

/** What the speaker will or can do: said alike in both persons. */
export function modalDoes(...verbs: readonly Expansion[]): Expansion {
  return inTurn(either('<first>', '<third>'), either(...verbs))
}
