import { describe, expect, it } from 'vitest'
import type { KeptChoices } from './choice-rows.ts'
import { afterSignal, afterWish, type ChoiceWish, joinedWithBrowser, presentChoices } from './choices.ts'

const T0 = new Date('2026-11-27T10:00:00Z')
const later = (minutes: number) => new Date(T0.getTime() + minutes * 60_000)

interface Visit {
  readonly signal: boolean
  readonly wish?: ChoiceWish
}

/** What is shown after visits, one a minute. */
function shownAfter(visits: readonly Visit[], isMinor = false) {
  let choices: KeptChoices = {}
  let occasion = { now: T0, isSignalSent: false, isMinor }
  const refused: string[] = []
  for (const [minute, { signal, wish }] of visits.entries()) {
    occasion = { now: later(minute), isSignalSent: signal, isMinor }
    choices = afterSignal(choices, occasion)
    const wished = wish && afterWish(choices, wish, occasion)
    if (wished?.ok === true) choices = wished.choices
    if (wished?.ok === false) refused.push(wished.rejection)
  }
  const { optOut, signal } = presentChoices(choices, occasion)
  return { isOut: optOut.isOn, method: optOut.method, isHonoured: signal.isHonoured, refused }
}

const plain: Visit = { signal: false }
const gpc: Visit = { signal: true }

describe('opting out', () => {
  it.each([
    { visits: [plain], isOut: false, method: null, isHonoured: false, because: 'nobody chose' },
    { visits: [gpc], isOut: true, method: 'signal', isHonoured: true, because: 'PR-7 the signal opts out' },
    {
      visits: [gpc, plain],
      isOut: true,
      method: 'signal',
      isHonoured: true,
      because: 'PR-7 the opt-out stays when the signal is gone',
    },
    {
      visits: [gpc, { signal: false, wish: { optOut: false } }],
      ...{
        isOut: false,
        method: 'person',
        isHonoured: false,
        because: 'PR-7 whoever opts in without the signal is opted in',
      },
    },
    {
      visits: [gpc, { signal: true, wish: { optOut: false, despiteSignal: true } }, gpc],
      ...{ isOut: false, method: 'person', isHonoured: false, because: 'its owner opted in despite the signal' },
    },
    {
      visits: [gpc, { signal: false, wish: { optOut: false } }, gpc],
      ...{ isOut: true, method: 'signal', isHonoured: true, because: 'the signal came after the choice' },
    },
    {
      visits: [
        gpc,
        { signal: true, wish: { optOut: false, despiteSignal: true } },
        { signal: true, wish: { optOut: true } },
      ],
      ...{ isOut: true, method: 'person', isHonoured: true, because: 'opting out once more ends the exception' },
    },
    {
      visits: [{ signal: false, wish: { optOut: true } }, gpc],
      ...{ isOut: true, method: 'person', isHonoured: true, because: 'the first choice keeps its date' },
    },
  ] as const)('$because', ({ visits, because: _, ...shown }) => {
    expect(shownAfter(visits)).toEqual({ ...shown, refused: [] })
  })

  it('is not undone by a call that knows nothing of the signal', () => {
    const found = shownAfter([gpc, { signal: true, wish: { optOut: false } }])
    expect(found).toEqual({ isOut: true, method: 'signal', isHonoured: true, refused: ['signal-sent'] })
  })

  it('PR-13 holds for people under 16, who are not offered to opt in', () => {
    const found = shownAfter([{ signal: false, wish: { optOut: false } }], true)
    expect(found).toEqual({ isOut: true, method: 'age', isHonoured: false, refused: ['too-young'] })
  })

  it('follows a person from the browser into an account that has not decided', () => {
    const out = { isOn: true, at: T0, method: 'person' } as const
    expect(joinedWithBrowser({}, { optOut: out }).optOut).toEqual(out)
    const decided = { optOut: { ...out, isOn: false } }
    expect(joinedWithBrowser(decided, { optOut: out }).optOut).toEqual(decided.optOut)
    expect(joinedWithBrowser({}, { optOut: { ...out, isOn: false } }).optOut).toBeUndefined()
  })
})
