import { type Act, changesOf } from '@placard/engine'
import { anOpenSession } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { namesOnlyPresent } from './present.ts'

const change = { issue: 0, option: 1 }

describe('what an act names', () => {
  it.each<{ act: Act; isPresent: boolean }>([
    { act: { kind: 'remark' }, isPresent: true },
    { act: { kind: 'remark', target: 'aaa' }, isPresent: true },
    { act: { kind: 'remark', target: 'zzz' }, isPresent: false },
    { act: { kind: 'support', change }, isPresent: true },
    { act: { kind: 'support', change: { issue: 0, option: 9 } }, isPresent: false },
    { act: { kind: 'propose', changes: [change, { issue: 9, option: 0 }] }, isPresent: false },
    { act: { kind: 'question', issue: 0 }, isPresent: true },
    { act: { kind: 'explain', issue: 15 }, isPresent: false },
    { act: { kind: 'trade', target: 'aaa', give: change, take: change }, isPresent: true },
    { act: { kind: 'trade', target: 'aaa', give: change, take: { issue: 0, option: 15 } }, isPresent: false },
    { act: { kind: 'accept', offer: 'o9' }, isPresent: false },
    { act: { kind: 'react', proposal: 'p9', reaction: 'welcome' }, isPresent: false },
    { act: { kind: 'declare', draft: 'd9', stance: 'favour' }, isPresent: false },
    { act: { kind: 'choose', choice: 'nothing' }, isPresent: false },
    { act: { kind: 'motion', motion: 'straw-poll', change }, isPresent: true },
    { act: { kind: 'motion', motion: 'division', issue: 15 }, isPresent: false },
    { act: { kind: 'second' }, isPresent: true },
  ])('$act is there: $isPresent', async ({ act, isPresent }) => {
    const { detail } = await anOpenSession()
    expect(namesOnlyPresent(act, detail.view)).toBe(isPresent)
  })

  it('is every change of it', () => {
    expect(changesOf({ kind: 'trade', target: 'aaa', give: change, take: { issue: 1, option: 2 } })).toHaveLength(2)
    expect(changesOf({ kind: 'threaten' })).toEqual([])
  })
})
