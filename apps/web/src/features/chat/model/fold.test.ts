import type { ChatStreamEvent } from '@placard/contract'
import { aConversation } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import { aMessage, BUILT_IN, idOf } from '../testing/fake-chat.ts'
import { foldEvent, liveOf, NO_TALK, settled, type Talk } from './fold.ts'

const question = aMessage({ id: idOf(2), content: 'Who may object?' })
const answer = aMessage({ id: idOf(3), parentId: idOf(2), role: 'assistant', status: 'answering' })
const conversation = aConversation({ answeringId: answer.id })
const accepted: ChatStreamEvent = { kind: 'accepted', conversation, message: question, answer }

const told = (...events: readonly ChatStreamEvent[]): Talk => events.reduce(foldEvent, NO_TALK)

describe('the events of an answer', () => {
  it('add up to its text, whatever is told twice', () => {
    const talk = told(
      accepted,
      { kind: 'engine', seq: 1, engine: BUILT_IN },
      { kind: 'text', seq: 2, text: 'Every ' },
      { kind: 'text', seq: 2, text: 'Every ' },
      { kind: 'text', seq: 3, text: 'member.' },
      { kind: 'text', seq: 1, text: 'late' },
    )
    expect(talk.live).toMatchObject({ messageId: answer.id, seq: 3, text: 'Every member.', engine: BUILT_IN })
    expect(talk.messages.map(({ id }) => id)).toEqual([question.id, answer.id])
    expect(talk.leafId).toBe(answer.id)
  })

  it('show what was cut off apart from what another engine begins anew', () => {
    const talk = told(
      accepted,
      { kind: 'text', seq: 1, text: 'Half a' },
      { kind: 'retract', seq: 2 },
      { kind: 'engine', seq: 3, engine: BUILT_IN },
      { kind: 'text', seq: 4, text: 'Whole.' },
      { kind: 'retract', seq: 5 },
      { kind: 'retract', seq: 6 },
    )
    expect(talk.live).toMatchObject({ retracted: 'Whole.', retractedBy: BUILT_IN, text: '' })
    expect(talk.live?.engine).toBeUndefined()
  })

  it('end with the answer as it stands, and nothing is made any more', () => {
    const whole = { ...answer, content: 'Every member.', status: 'complete' as const, seq: 3 }
    const ended: ChatStreamEvent = { kind: 'ended', answer: whole, conversation: aConversation() }
    const talk = told(accepted, { kind: 'text', seq: 1, text: 'Every' }, ended, ended)
    expect(talk.live).toBeUndefined()
    expect(talk.messages.at(-1)).toEqual(whole)
    expect(talk.messages).toHaveLength(2)
  })

  it('go on from what an answer held when the page was opened', () => {
    const half = { ...answer, content: 'Every ', seq: 4 }
    const talk = foldEvent(
      { ...NO_TALK, messages: [question, half], live: liveOf(half) },
      { kind: 'text', seq: 5, text: 'member.' },
    )
    expect(talk.live?.text).toBe('Every member.')
  })

  it('mean nothing where nothing is being made', () => {
    expect(foldEvent(NO_TALK, { kind: 'text', seq: 1, text: 'x' })).toBe(NO_TALK)
  })

  it('need not be waited for once the answer is known to have ended', () => {
    const stopped = { ...answer, status: 'stopped' as const, content: 'Every' }
    const talk = settled(told(accepted), stopped)
    expect([talk.live, talk.conversation?.answeringId, talk.messages.at(-1)?.content]).toEqual([
      undefined,
      null,
      'Every',
    ])
  })
})
