import { describe, expect, it } from 'vitest'
import { aPlan, Committee } from '../../testing/committee.ts'
import { transcriptOf } from '../../view/transcript.ts'
import { rollCallOrder } from './open-vote.ts'

describe('a roll call', () => {
  it('goes in English alphabetical order from a member drawn by lot, whole and once round', () => {
    const alphabetical = ['chn', 'fra', 'ken', 'mhl', 'usa']
    const starts = new Set<string>()
    for (let seed = 1; seed <= 25; seed++) {
      const order = rollCallOrder(new Committee(aPlan({ seed })).state)
      const start = alphabetical.indexOf(order[0] ?? '')
      expect(order).toEqual([...alphabetical.slice(start), ...alphabetical.slice(0, start)])
      starts.add(order[0] ?? '')
    }
    expect(starts.size).toBeGreaterThan(2)
  })

  it('counts a seat that does not answer within a minute as absent, which is an abstention', () => {
    const committee = new Committee().until((state) => state.floor.votes.some((vote) => vote.manner === 'roll-call'))
    const absent = committee.events('ballot-cast').filter((event) => event.absent && event.seat === 'ken')
    expect(absent.length).toBeGreaterThan(0)
    expect(absent.every((event) => event.choice === 'abstain')).toBe(true)
    const vote = committee.state.floor.votes.find((candidate) => candidate.manner === 'roll-call')
    expect(vote?.ballots).toHaveLength(5)
    expect(vote?.result?.abstain).toBeGreaterThanOrEqual(1)
  })

  it('says of each ballot in the record in which vote it was cast', () => {
    const committee = new Committee().until((state) => state.floor.votes.some((vote) => vote.manner === 'roll-call'))
    const lines = transcriptOf(committee.log).filter(({ kind }) => kind === 'ballot')
    for (const { id, ballots } of committee.state.floor.votes) {
      expect(lines.filter(({ about }) => about === id).map(({ seat }) => seat)).toEqual(ballots.map(({ seat }) => seat))
    }
  })

  it('takes a person’s ballot when its name is called', () => {
    const committee = new Committee()
    committee.until((state) => {
      const vote = state.floor.vote
      if (vote?.manner === 'roll-call' && vote.order[vote.ballots.length] === 'ken') {
        committee.act('ken', { kind: 'vote', choice: 'against' }, 'person', '')
      }
      return state.floor.votes.some((closed) => closed.manner === 'roll-call')
    })
    const vote = committee.state.floor.votes.find((candidate) => candidate.manner === 'roll-call')
    expect(vote?.ballots.find((ballot) => ballot.seat === 'ken')?.choice).toBe('against')
  })
})

describe('what a vote decides', () => {
  it('adopts the draft when it carries and rejects it when it does not', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 40 && seen.size < 2; seed++) {
      const committee = new Committee(aPlan({ seed, majority: 'two-thirds' })).toTheEnd()
      const vote = committee.state.floor.votes.find((candidate) => candidate.question.kind === 'draft')
      if (vote?.question.kind !== 'draft') continue
      const { draft: id } = vote.question
      const status = committee.state.drafts.find((draft) => draft.id === id)?.status
      expect(status).toBe(vote.result?.carried ? 'adopted' : 'rejected')
      seen.add(status ?? '')
    }
    expect(seen).toContain('adopted')
  })

  it('takes contested amendments before the draft', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const committee = new Committee(aPlan({ seed })).toTheEnd()
      const kinds = committee.state.floor.votes.map((vote) => vote.question.kind).filter((kind) => kind !== 'motion')
      const firstDraft = kinds.indexOf('draft')
      if (firstDraft < 1) continue
      expect(kinds.slice(0, firstDraft).every((kind) => kind === 'amendment')).toBe(true)
      return
    }
    throw new Error('no amendment was voted on in forty sessions')
  })

  it('lets a permanent member stop a draft in the Security Council and nowhere else', () => {
    // a veto is rare, since whoever would cast one says so before: there are two among these seeds
    const vetoes = (majority: 'simple' | 'security-council') => {
      let stopped = 0
      for (let seed = 80; seed <= 120; seed++) {
        const committee = new Committee(aPlan({ seed, majority })).toTheEnd()
        stopped += committee.state.floor.votes.filter((vote) => (vote.result?.vetoedBy.length ?? 0) > 0).length
      }
      return stopped
    }
    expect(vetoes('simple')).toBe(0)
    expect(vetoes('security-council')).toBeGreaterThan(0)
  })
})
