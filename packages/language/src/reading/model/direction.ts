import { stemOf } from '../../text/stem.ts'
import { clauseValuesIn } from '../evaluations.ts'
import type { Heard } from '../heard.ts'
import { polaritySignals } from '../polarity.ts'
import { shapesIn } from '../shapes.ts'

/** Letters of a shape that turn nothing. */
const PLAIN = /[^N+\-RKo2]/g
const WITHOUT_SUBJECT = /[ISei?]/g

/** The shapes of a text's clauses, whole and in pieces, and whether what turns them cancels out. */
function addShapes(found: Set<string>, shapes: readonly string[]): void {
  for (const shape of shapes) {
    const bare = shape.replace(PLAIN, '')
    found
      .add(`k ${shape.slice(0, 8)}`)
      .add(`kp ${bare.slice(0, 6)}`)
      .add(`kt ${shape.replace(WITHOUT_SUBJECT, '').slice(0, 8)}`)
    for (let at = 0; at < shape.length; at++) {
      found.add(`k2 ${shape.slice(at, at + 2)}`).add(`k3 ${shape.slice(at, at + 3)}`)
    }
  }
  const last = shapes.at(-1) ?? ''
  const all = shapes.map((shape) => shape.replace(PLAIN, '')).join('')
  const turns = (all.match(/[N\-R]/g) ?? []).length % 2
  found
    .add(`kl ${last.slice(-6)}`)
    .add(`klp ${last.replace(PLAIN, '').slice(-5)}`)
    .add(`ka ${all.slice(0, 6)}`)
    .add(`kx ${turns}`)
    .add(`kx ${turns} ${/\+|K/.test(all)} ${/-|R/.test(all)}`)
}

/**
 * What rules find about the direction of a text: the attitude of the speaker's with its denials, what valuing words say,
 * and whether the negative words of a clause cancel out. Each is wrong at times, and the model weighs them together.
 */
export function addDirection(found: Set<string>, heard: readonly Heard[]): void {
  const { polarity, signs, negators } = polaritySignals(heard)
  found
    .add(`P ${polarity}`)
    .add(`P ${polarity} ${Math.min(3, negators)}`)
    .add(`N ${Math.min(3, negators)}`)
  if (signs.length > 0) found.add(`P first ${signs[0]}`).add(`P last ${signs.at(-1)}`)
  const clauses = heard.flatMap(({ topics }) => clauseValuesIn(topics))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  const add = (name: string, some: typeof clauses) => {
    if (some.length === 0) return
    const value = Math.sign(sum(some.map((clause) => clause.value)))
    const parity = sum(some.map(({ negatives }) => negatives)) % 2
    found.add(`${name} v ${value}`).add(`${name} n ${parity}`).add(`${name} vn ${value} ${parity}`)
    found.add(`${name} vnP ${value} ${parity} ${polarity}`)
  }
  add('all', clauses)
  add('last', clauses.slice(-1))
  add(
    'agenda',
    clauses.filter(({ isOnAgenda }) => isOnAgenda),
  )
  add(
    'ours',
    clauses.filter(({ isOurs }) => isOurs),
  )
  addShapes(
    found,
    heard.flatMap(({ topics }) => shapesIn(topics)),
  )
}

/** Words read on each side of what is spoken of. */
const AROUND = 10

/** The words before the first agenda term and after the last one: what is said of it stands there. */
export function addAround(found: Set<string>, places: readonly string[]): void {
  const first = places.indexOf('@t')
  const last = places.lastIndexOf('@t')
  const head = ['^', ...(first < 0 ? [] : places.slice(Math.max(0, first - AROUND), first)), '@']
  const tail = ['@', ...(last < 0 ? places : places.slice(last + 1)).slice(-AROUND), '$']
  addSide(found, 'H', head)
  addSide(found, 'R', tail)
}

function addSide(found: Set<string>, name: string, words: readonly string[]): void {
  for (const [at, word] of words.entries()) {
    const [next, afterNext] = [words[at + 1], words[at + 2]]
    found.add(`${name} ${stemOf(word)}`)
    if (next !== undefined) found.add(`${name}2 ${word} ${next}`)
    if (afterNext !== undefined) found.add(`${name}3 ${word} ${next} ${afterNext}`)
  }
  found.add(`${name}s ${shapesIn(words).join('|').slice(-8)}`).add(`${name}l ${words.length < 3}`)
}
