import type { CommonThing, MotionKind, StanceWords } from './knowledge.ts'
import { type Stance, stancesOf } from './stances.ts'

/** What is said of things that are often debated, and for and against any motion of a kind. */
export interface CommonStances {
  readonly things: readonly { readonly named: RegExp; readonly stances: readonly Stance[] }[]
  readonly kinds: Readonly<Record<MotionKind, readonly Stance[]>>
}

/** What is said of any motion of a kind says less than what is said of its thing. */
const KIND_SHARE = 0.5

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Prepares the common stances once. */
export function commonStances(
  things: readonly CommonThing[],
  kinds: Readonly<Record<MotionKind, StanceWords>>,
): CommonStances {
  return {
    things: things.map((thing) => ({
      named: new RegExp(String.raw`\b(?:${thing.names.map(escaped).join('|')})`, 'i'),
      stances: stancesOf(thing),
    })),
    kinds: {
      duty: stancesOf(kinds.duty, KIND_SHARE),
      ending: stancesOf(kinds.ending, KIND_SHARE),
      giving: stancesOf(kinds.giving, KIND_SHARE),
    },
  }
}

const DUTY =
  /\b(?:oblige|require|force|compel|compulsory|mandatory|conscript|must|have all|all (?:young|citizens|pupils|states))\b/i
/** What a motion does to a thing that it wants less of. */
const LESSENS =
  /\b(?:ban|abolish|end|stop|forbid|prohibit|tax|limit|restrict|scrap|outlaw|boycott|close|phase out|break up|return|fine|raise the voting|remove|reject|oppose|regret|keep out|get rid of)\w*\b/i

function kindOf(motion: string): MotionKind {
  if (DUTY.test(motion)) return 'duty'
  return LESSENS.test(motion) ? 'ending' : 'giving'
}

const turned = ({ weight, ...stance }: Stance): Stance => ({ ...stance, weight: -weight })

/** What the sides of a motion say that nobody has written about, as far as its kind and its things tell. */
export function stancesOn(motion: string, { things, kinds }: CommonStances): readonly Stance[] {
  const own = things.filter(({ named }) => named.test(motion)).flatMap(({ stances }) => stances)
  return [...(LESSENS.test(motion) ? own.map(turned) : own), ...kinds[kindOf(motion)]]
}
