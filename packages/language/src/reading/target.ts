import type { Piece } from './names.ts'

/** A named seat, and how plainly it was addressed (0…1). */
export interface Addressee {
  readonly seat: string
  readonly strength: number
}

const PEOPLE = new Set(
  'delegate delegation delegates representative representatives ambassador colleague colleagues friend friends minister partner partners brother brothers sister sisters neighbour neighbours delegations guys folks people lot gentlemen ladies excellencies'.split(
    ' ',
  ),
)
const ADDRESSING = new Set(
  `ask asks asking urge urges on upon to thank thanks promise promises warn warns caution assure assures reassure tell invite invites
  beg implore request remind bring get persuade win sway convinces help let make move offer join with owe call calling appeal apologise trust convince hear condemn pledge that hope agree yeah yes`.split(
    /\s+/,
  ),
)
const AUXILIARIES = new Set('does do is are will would can could has have should may might did'.split(' '))
const SAYING = new Set(
  `must should needs need can could would will has have is accepts accept agrees agree supports support drops drop withdraws withdraw moves move
  gives give stops stop shows show joins join wants want says say claims claim votes vote proposed proposes suggested suggests said raised`.split(
    /\s+/,
  ),
)
const BELONGINGS = new Set(
  'delegation delegate colleague colleagues friend friends ambassador proposal amendment position concern concerns offer draft suggestion view views government statement vote motion text idea minister wording words point paragraph plan right side camp team people folks guys price vote support conditions terms demand demands needs objection objections answer reasons reason table seat'.split(
    ' ',
  ),
)
const PLACES = new Set(['in', 'inside', 'across', 'into', 'within', 'at', 'near', 'over'])

const GREETINGS = new Set(
  'hey hi hello dear so ok okay and but well yo listen now then please sorry honestly seriously'.split(' '),
)
/** After these a state is spoken of, and not to. */
const SPOKEN_OF = new Set(
  'in inside across into within near over with by than like against about from between and or as unlike without towards beside behind to'.split(
    ' ',
  ),
)
/** Directness with which a question names the one it asks, wherever the name stands in it. */
const ASKED = 0.7

function strengthAt(pieces: readonly Piece[], at: number): number {
  const text = (index: number) => pieces[index]?.text ?? ''
  const [before, after] = [text(at - 1), text(at + 1)]
  const bare = before === 'the' ? text(at - 2) : before
  if ((at === 0 || before === ',') && (after === ',' || after === '')) return 1
  const isOf = bare === 'of' || bare === 'from' || bare === 'in' || bare === 'for'
  const shift = before === 'the' ? 1 : 0
  if (isOf && [2, 3].some((back) => PEOPLE.has(text(at - back - shift)))) return 1
  if (AUXILIARIES.has(bare)) return 0.95
  if (BELONGINGS.has(after)) return 0.9
  if (PEOPLE.has(bare)) return 0.9
  if (bare === 'if') return 0.9
  if (ADDRESSING.has(bare)) return 0.8
  if (bare === 'by' || bare === 'for') return 0.5
  if (PLACES.has(bare)) return 0.1
  if (SAYING.has(after)) return 0.6
  // A name at the beginning of a sentence is its subject: "Ghana has it right."
  if (at === 0) return 0.55
  return 0.3
}

/** The same in a question: a name at its end, or after a greeting, calls the delegation. */
function strengthInQuestion(pieces: readonly Piece[], at: number): number {
  const plain = strengthAt(pieces, at)
  const before = pieces[at - 1]?.text ?? ''
  const bare = before === 'the' ? (pieces[at - 2]?.text ?? '') : before
  if (GREETINGS.has(bare) && at <= 2) return Math.max(plain, YOU)
  return SPOKEN_OF.has(bare) || at === 0 ? plain : Math.max(plain, ASKED)
}

const YOU = 0.95

/**
 * Seats named in the pieces of a sentence, most plainly addressed first. A bloc counts when exactly one member is in the
 * room.
 */
export function addresseesIn(pieces: readonly Piece[], isQuestion: boolean): readonly Addressee[] {
  const strengthOf = isQuestion ? strengthInQuestion : strengthAt
  const best = new Map<string, number>()
  for (const [at, piece] of pieces.entries()) {
    if (piece.seats.length === 0 || (piece.text === '@bloc' && piece.seats.length > 1)) continue
    const seat = piece.seats[0] ?? ''
    best.set(seat, Math.max(best.get(seat) ?? 0, strengthOf(pieces, at) * (piece.text === '@bloc' ? 0.8 : 1)))
  }
  return [...best].map(([seat, strength]) => ({ seat, strength })).sort((a, b) => b.strength - a.strength)
}

/** Whether somebody is addressed as "you". */
export function saysYou(texts: readonly string[]): boolean {
  return texts.some((text) => text === 'you' || text === 'your' || text === 'yours')
}

/** The `target` field of an act, if it has an addressee. */
export function towards(target: string | undefined): { readonly target?: string } {
  return target === undefined ? {} : { target }
}
