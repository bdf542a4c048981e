import { ThrownDice } from '../primitives/random/random.ts'

/** Deterministic dice: return the given throws in order, each 0…1, then repeat the last one. */
export class LoadedDice extends ThrownDice {
  private readonly throws: readonly number[]
  private thrown = 0

  constructor(...throws: readonly number[]) {
    super()
    this.throws = throws
  }

  override next(): number {
    const at = Math.min(this.thrown, this.throws.length - 1)
    this.thrown += 1
    return this.throws[at] ?? 0
  }
}
