import { Act, type SeatView } from '@placard/contract'
import { describe, expect, it } from 'vitest'
import { aPlayedSession } from '../testing/played-session.ts'
import { motionsOffered } from './procedure-acts.ts'
import { quickActs } from './quick-acts.ts'

const A_PROCEDURE: NonNullable<SeatView['procedure']> = {
  pack: 'security-council',
  title: 'Rules',
  hasVeto: true,
  leastSeconds: 30,
  mostSeconds: 180,
  caucus: undefined,
  ruling: undefined,
  waiting: [],
  isListClosed: false,
  speechSeconds: undefined,
  isImportant: false,
  isByName: false,
  divided: [],
  presentAndVoting: [],
  prices: [],
}

/** A room with a draft of several clauses, under rules that allow these motions and points now. */
async function aRoom(legal: Pick<SeatView['legal'], 'motions' | 'points'>): Promise<SeatView> {
  const { until } = await aPlayedSession()
  const view = await until(({ drafts }) => drafts.some(({ deal }) => deal.filter((option) => option > 0).length > 1))
  return { ...view, legal: { ...view.legal, ...legal } }
}

describe('motions and points for a press', () => {
  it('are those the rules allow now, each in words with its price', async () => {
    const view = await aRoom({ motions: ['unmoderated-caucus', 'straw-poll'], points: ['order', 'inquiry'] })
    const offered = quickActs(view).filter(({ act }) => act.kind === 'motion' || act.kind === 'point')
    expect(offered.map(({ id }) => id)).toEqual(['order', 'unmoderated-caucus', 'straw-poll', 'inquiry'])
    for (const { label, consequence } of offered) expect(label.length * consequence.length).toBeGreaterThan(0)
  })

  it('tell the price the session’s own rules ask for', async () => {
    const room = await aRoom({ motions: ['vote', 'suspend', 'straw-poll', 'reconsider'], points: [] })
    const prices = [
      { motion: 'suspend', second: false, decidedBy: 'council' },
      { motion: 'vote', second: true, decidedBy: 'majority' },
      { motion: 'straw-poll', second: false, decidedBy: 'chair' },
      { motion: 'reconsider', second: true, decidedBy: 'two-thirds' },
    ] as const
    const view: SeatView = { ...room, procedure: { ...A_PROCEDURE, prices: [...prices] } }
    const told = quickActs(view).flatMap(({ act, consequence }) => (act.kind === 'motion' ? [consequence] : []))
    expect(told.map((text) => text.split('. ').at(-1))).toEqual([
      'Needs a second and a majority.',
      'Needs three fifths of the seats.',
      'The chair grants it.',
      'Needs a second and two thirds.',
    ])
  })

  it('carry the terms the rules ask for', async () => {
    const motions = ['suspend', 'moderated-caucus', 'limit-time', 'division', 'appeal'] as const
    const offered = motionsOffered(await aRoom({ motions: [...motions], points: [] }))
    expect(offered.map(({ motion }) => motion)).toEqual(motions)
    for (const act of offered) expect(Act.safeParse(act).success).toBe(true)
    expect(offered.find(({ motion }) => motion === 'moderated-caucus')).toMatchObject({ minutes: 5, seconds: 60 })
  })

  it('divide the clause the player likes least, and none twice', async () => {
    const view = await aRoom({ motions: ['division'], points: [] })
    const deal = view.drafts.find(({ id }) => id === view.leadingDraft)?.deal ?? []
    const gain = (issue: number) => (view.own.table[issue]?.[deal[issue] ?? 0] ?? 0) - (view.own.table[issue]?.[0] ?? 0)
    const clauses = deal.flatMap((option, issue) => (option > 0 ? [issue] : []))
    const [first] = motionsOffered(view)
    expect(gain(first?.issue ?? -1)).toBe(Math.min(...clauses.map(gain)))
  })

  it('know the motion to vote apart from the others', async () => {
    const ids = (view: SeatView) => quickActs(view).map(({ id }) => id)
    expect(ids(await aRoom({ motions: ['vote'], points: [] }))).toContain('motion')
    expect(ids(await aRoom({ motions: ['appeal'], points: [] }))).not.toContain('motion')
  })
})
