/** Random choices that come again with the same seed. */
export class Dice {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** A number from 0 up to, and not including, `most`. */
  below(most: number): number {
    // mulberry32
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most)
  }

  /** One of the names, each as often as its weight says. */
  pick<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const names: Name[] = []
    for (const name in weights) for (let count = 0; count < weights[name]; count += 1) names.push(name)
    const name = names[this.below(names.length)]
    if (name === undefined) throw new Error('nothing to pick from')
    return name
  }
}
