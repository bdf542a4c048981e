/** Rules of a grammar by name: expansions of JSGF, i.e. words, `<references>`, `( a | b )` and `[ a | b ]`. */
export type Rules = ReadonlyMap<string, string>

/** A word that leads from one state to another. */
export interface Step {
  readonly from: number
  readonly word: string
  readonly to: number
}

/**
 * All sentences of a grammar as the smallest automaton without empty steps: sentences are the ways from `start` to
 * `end`. The recogniser's own reading of JSGF leaves thousands of empty steps, which it follows in every frame: 0.5
 * seconds of computing for a second of speech became 0.05 without them.
 */
export interface Automaton {
  readonly states: number
  readonly start: number
  readonly end: number
  readonly steps: readonly Step[]
}

/** @throws {RangeError} for a rule that is missing, or refers to itself. */
export function automatonOf(rules: Rules, from: string): Automaton {
  const loose = new Loose()
  const [start, end] = [loose.state(), loose.state()]
  new Reader(rules, loose).rule(from, start, end, [])
  return smallest(determined(loose, start, end))
}

/** An automaton with empty steps, as it is written down. */
class Loose {
  readonly words: Map<string, number[]>[] = []
  readonly empty: number[][] = []

  state(): number {
    this.words.push(new Map())
    return this.empty.push([]) - 1
  }

  step(from: number, to: number, word?: string): void {
    if (word === undefined) this.empty[from]?.push(to)
    else this.words[from]?.set(word, [...(this.words[from]?.get(word) ?? []), to])
  }
}

const CLOSED: Readonly<Record<string, string>> = { '(': ')', '[': ']' }

/** Reads expansions into a loose automaton. */
class Reader {
  readonly #rules: Rules
  readonly #into: Loose

  constructor(rules: Rules, into: Loose) {
    this.#rules = rules
    this.#into = into
  }

  rule(name: string, from: number, to: number, within: readonly string[]): void {
    const expansion = this.#rules.get(name)
    if (expansion === undefined || within.includes(name)) throw new RangeError(`the grammar has no rule <${name}>`)
    const tokens = expansion.split(/\s+/).filter((token) => token !== '')
    this.#choice({ tokens, at: 0, within: [...within, name] }, from, to)
  }

  #choice(text: Text, from: number, to: number): void {
    do {
      let here = from
      while (text.at < text.tokens.length && !/^[|)\]]$/.test(text.tokens[text.at] ?? '')) here = this.#part(text, here)
      this.#into.step(here, to)
    } while (text.tokens[text.at++] === '|')
  }

  #part(text: Text, from: number): number {
    const token = text.tokens[text.at++] ?? ''
    const to = this.#into.state()
    if (token in CLOSED) {
      this.#choice(text, from, to)
      if (token === '[') this.#into.step(from, to)
    } else if (token.startsWith('<')) this.rule(token.slice(1, -1), from, to, text.within)
    else this.#into.step(from, to, token)
    return to
  }
}

interface Text {
  readonly tokens: readonly string[]
  at: number
  readonly within: readonly string[]
}

/** One step a word from each state; several states may end a sentence. */
interface Determined {
  readonly steps: readonly ReadonlyMap<string, number>[]
  readonly ends: ReadonlySet<number>
}

function determined(loose: Loose, start: number, end: number): Determined {
  const known = new Map<string, number>()
  const sets: (readonly number[])[] = []
  const numberOf = (states: readonly number[]) => {
    const all = withEmptySteps(loose, states)
    const key = all.join(' ')
    const before = known.get(key)
    if (before !== undefined) return before
    known.set(key, sets.length)
    return sets.push(all) - 1
  }
  numberOf([start])
  const steps: Map<string, number>[] = []
  for (let at = 0; at < sets.length; at++) {
    const targets = new Map<string, number[]>()
    for (const state of sets[at] ?? [])
      for (const [word, to] of loose.words[state] ?? []) targets.set(word, [...(targets.get(word) ?? []), ...to])
    steps.push(new Map([...targets].map(([word, to]) => [word, numberOf(to)])))
  }
  return { steps, ends: new Set(sets.flatMap((states, at) => (states.includes(end) ? [at] : []))) }
}

function withEmptySteps(loose: Loose, states: readonly number[]): readonly number[] {
  const all = new Set(states)
  for (const state of all) for (const to of loose.empty[state] ?? []) all.add(to)
  return [...all].sort((a, b) => a - b)
}

/** Merges states from which the same can be said (there are no loops, so that one pass from the ends is enough). */
function smallest({ steps, ends }: Determined): Automaton {
  const merged = new Map<string, number>()
  const classes: number[] = []
  const ways: (readonly (readonly [string, number])[])[] = []
  const isEnd: boolean[] = []
  const classOf = (state: number): number => {
    const before = classes[state]
    if (before !== undefined) return before
    const onward = [...(steps[state] ?? [])].map(([word, to]) => [word, classOf(to)] as const)
    const key = `${ends.has(state)} ${onward
      .map(([word, to]) => `${word}>${to}`)
      .sort()
      .join(' ')}`
    const found = merged.get(key) ?? ways.push(onward) - 1
    if (!merged.has(key)) isEnd.push(ends.has(state))
    merged.set(key, found)
    classes[state] = found
    return found
  }
  const start = classOf(0)
  const end = ways.length
  // the recogniser knows one end: a step to a state that ends a sentence leads there too
  const all = ways.flatMap((onward, from) =>
    onward.flatMap(([word, to]) => [
      ...((ways[to] ?? []).length > 0 ? [{ from, word, to }] : []),
      ...(isEnd[to] === true ? [{ from, word, to: end }] : []),
    ]),
  )
  return { states: end + 1, start, end, steps: all }
}

/** Whether a sentence can be said. */
export function accepts({ start, end, steps }: Automaton, words: readonly string[]): boolean {
  let here = new Set([start])
  for (const word of words)
    here = new Set(steps.filter((step) => here.has(step.from) && step.word === word).map(({ to }) => to))
  return here.has(end)
}
