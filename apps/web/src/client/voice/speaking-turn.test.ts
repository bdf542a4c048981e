import { describe, expect, it } from 'vitest'
import { speakingTurn } from './speaking-turn.ts'

type Task = (lock: { name: string } | null) => unknown
type Options = { readonly steal?: boolean; readonly ifAvailable?: boolean }

/** One lock as browsers have it, for several tabs. */
function fakeLocks() {
  let stolen: ((error: Error) => void) | undefined
  const request = (_name: string, { steal, ifAvailable }: Options, task: Task): Promise<unknown> => {
    if (stolen !== undefined && ifAvailable === true) return Promise.resolve(task(null))
    if (steal === true) stolen?.(new DOMException('stolen', 'AbortError'))
    const lost = Promise.withResolvers<unknown>()
    const own = lost.reject
    stolen = own
    const held = Promise.resolve(task({ name: 'lock' })).finally(() => {
      if (stolen === own) stolen = undefined
    })
    return Promise.race([held, lost.promise])
  }
  return { request } as unknown as LockManager
}

describe('the right to speak', () => {
  it.each([
    { isInFront: true, isTaken: true, because: 'somebody looks at it' },
    { isInFront: false, isTaken: false, because: 'another one speaks' },
  ])('is taken by a second tab: $isTaken, because $because', async ({ isInFront, isTaken }) => {
    const locks = fakeLocks()
    let isLost = false
    await speakingTurn('placard.speech', locks, () => true).take(() => {
      isLost = true
    })
    const second = await speakingTurn('placard.speech', locks, () => isInFront).take(() => undefined)
    await Promise.resolve()
    expect([second !== undefined, isLost]).toEqual([isTaken, isTaken])
  })

  it('is free again once it was given back, and nobody has lost it', async () => {
    const locks = fakeLocks()
    let isLost = false
    const giveBack = await speakingTurn('placard.speech', locks, () => true).take(() => {
      isLost = true
    })
    giveBack?.()
    const second = await speakingTurn('placard.speech', locks, () => true).take(() => undefined)
    expect([second !== undefined, isLost]).toEqual([true, false])
  })

  it('is everybody’s where pages have no locks', async () => {
    expect(await speakingTurn('placard.speech', undefined, () => false).take(() => undefined)).toBeDefined()
  })
})
