import { describe, expect, it } from 'vitest'
import { aPack } from '../testing/a-pack.ts'
import { aPlan, Committee } from '../testing/committee.ts'
import { publicViewOf, viewFor } from './seat-view.ts'

function underAPack(): Committee {
  return new Committee(aPlan({ procedure: aPack() })).until(
    (state) => state.drafts.length > 0 && state.owed.length === 0,
  )
}

describe('a view under a pack', () => {
  it('names the motions and points that are in order, and no others', () => {
    const committee = underAPack()
    const { motions, points, kinds } = viewFor(committee.state, 'ken').legal
    expect(motions).toContain('unmoderated-caucus')
    expect(motions).not.toContain('vote')
    expect(kinds).not.toContain('motion')
    expect(points).toContain('order')
    expect(points).not.toContain('right-of-reply')
    for (const motion of motions ?? []) {
      const terms = {
        minutes: 5,
        seconds: 60,
        issue: committee.state.drafts[0]?.deal.findIndex((option) => option > 0),
      }
      const decision = underAPack().act('ken', { kind: 'motion', motion, ...terms })
      expect(decision.ok, motion).toBe(true)
    }
  })

  it('shows everybody the order of business', () => {
    const committee = underAPack()
    committee.act('ken', { kind: 'motion', motion: 'unmoderated-caucus', minutes: 3 })
    committee.until((state) => state.floor.order?.caucus !== undefined)
    const { procedure } = publicViewOf(committee.state)
    expect(procedure).toMatchObject({ pack: 'general-assembly', hasVeto: false, isListClosed: false })
    expect(procedure?.caucus).toMatchObject({ as: 'unmoderated', by: 'ken' })
  })

  it('says nothing of procedure where the session has no pack', () => {
    const view = viewFor(new Committee().state, 'ken')
    expect(view.procedure).toBeUndefined()
    expect(view.legal.motions).toBeUndefined()
  })
})
