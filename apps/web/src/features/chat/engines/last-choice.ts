import { AUTOMATIC, EngineChoice } from '@placard/contract'
import type { KeptValues } from '../../../client/storage/storage.ts'

const keyOf = (owner: string) => `placard.engine.${owner}`

/** The engine that a user chose last in this browser: new conversations begin with it. */
export function lastChoice(values: Pick<KeptValues, 'read'>, owner: string): EngineChoice {
  return EngineChoice.safeParse(values.read(keyOf(owner))).data ?? AUTOMATIC
}

export function keepLastChoice(values: Pick<KeptValues, 'write'>, owner: string, choice: EngineChoice): void {
  values.write(keyOf(owner), choice)
}
