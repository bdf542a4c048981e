import { ThrownDice } from '../primitives/random/random.ts'

/** Dice that fall as told, one throw after another, each 0…1; the last one again and again. */
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
