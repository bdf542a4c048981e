import { describe, expect, it } from 'vitest'
import type { OwedAct } from '../model/session/state.ts'
import { Committee } from '../testing/committee.ts'
import { CommandContext } from './command-context.ts'
import type { DelegateAnswers } from './delegate-answers.ts'
import { putChanges } from './resolution/proposals.ts'

/** Delegates that never answer. */
const SILENT: DelegateAnswers = {
  placards: () => [],
  declarations: () => [],
  second: () => [],
  explanations: () => [],
  appeal: () => [],
  brokenWord: () => [],
  crisis: () => [],
  speakerOn: () => undefined,
}

const CHANGES = [{ issue: 0, option: 1 }]

/** What is recorded when France puts a change to Kenya’s draft, by delegates that answer so. */
function recordedWith(answers: Partial<DelegateAnswers>) {
  const committee = new Committee()
  committee.act('ken', { kind: 'propose', changes: [{ issue: 3, option: 2 }] })
  const { state } = committee.until(({ owed }) => owed.length === 0)
  const context = new CommandContext(state, state.clock.elapsedMs, committee.now, { ...SILENT, ...answers })
  putChanges(context, 'fra', CHANGES)
  return context.events
}

describe('a rule that has delegates answer', () => {
  it('holds without an answer: nothing is owed then', () => {
    expect(recordedWith({}).map(({ kind }) => kind)).toEqual(['proposal-put'])
  })

  it('asks once what it asks about is on the floor, and records the answer there', () => {
    const placard: OwedAct = {
      seat: 'usa',
      notBefore: 0,
      act: { kind: 'react', proposal: 'p', reaction: 'welcome' },
      replyTo: 0,
      spoken: false,
    }
    const events = recordedWith({
      placards: (state, _at, proposal) => (state.proposals.at(-1)?.id === proposal ? [placard] : []),
    })
    expect(events.map(({ kind }) => kind)).toEqual(['proposal-put', 'replies-owed'])
    expect(events[1]).toMatchObject({ owed: [placard] })
  })
})
