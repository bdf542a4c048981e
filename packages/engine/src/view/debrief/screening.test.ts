import { describe, expect, it } from 'vitest'
import type { Act } from '../../model/acts/act.ts'
import { aPlan, Committee } from '../../testing/committee.ts'
import { debriefOf, debriefSteps } from './debrief.ts'

/** A session in which Kenya does these things one minute after another, as far as they are in order. */
function playedWith(acts: readonly Act[]): Committee {
  const committee = new Committee(aPlan({ seed: 6 }))
  for (const [index, act] of acts.entries()) {
    committee.until(({ clock, floor, status }) => {
      return (clock.elapsedMs >= (index + 1) * 60_000 && !floor.vote) || status === 'concluded'
    })
    expect(committee.act('ken', act).ok).toBe(true)
  }
  return committee.toTheEnd()
}

/** How many courses the making of a debrief announces before the first is played. */
function announced(acts: readonly Act[]): number | undefined {
  const step = debriefSteps(playedWith(acts).log, 'ken').next()
  return step.done ? undefined : step.value.replays
}

const promise = (issue: number): Act => ({ kind: 'promise', target: 'fra', change: { issue, option: 1 } })

describe('the acts that are tried without', () => {
  it.each([
    { acts: [], courses: 0, because: 'who did nothing has nothing to look back on' },
    { acts: [promise(0)], courses: 6, because: 'one course without it, and five more to look at it closely' },
    { acts: [0, 1, 2].map(promise), courses: 18, because: 'three acts take three times as many' },
    { acts: [0, 1, 2, 3, 4].map(promise), courses: 25, because: 'five are screened and only four looked at closely' },
    {
      acts: [0, 1, 2, 3, 4, 0, 1, 2, 3].map(promise),
      courses: 26,
      because: 'six are screened at most, so that nobody waits for ever',
    },
  ])('take $courses courses: $because', ({ acts, courses }) => {
    expect(announced(acts)).toBe(courses)
  })

  it('are the weightiest: small talk is not tried where there is business enough', () => {
    const remark: Act = { kind: 'remark' }
    const committee = playedWith([0, 1, 2, 3, 4, 0].flatMap((issue) => [remark, promise(issue)]))
    const { turningPoints } = debriefOf(committee.log, 'ken')
    expect(turningPoints.length).toBeGreaterThan(0)
    for (const { act } of turningPoints) expect(act.kind).toBe('promise')
  })
})
