import { afterEach, describe, expect, it } from 'vitest'
import { aFollowedSession, unreachable } from '../testing/followed-session.ts'

afterEach(() => window.sessionStorage.clear())

/** A promise, which waits to be confirmed. */
const BINDING = 'We promise Germany to support expert review of every pledge.'

describe('acts', () => {
  it('that wait to be confirmed are not dropped when a message that waited in line is taken', async () => {
    let isDown = true
    const { session, state } = await aFollowedSession((gateway) => ({
      sendCommand: async (...command) => {
        if (isDown) throw unreachable
        return gateway.sendCommand(...command)
      },
    }))
    session.type('We ask Germany what would move it on climate finance.')
    await session.say()
    expect(state().outbox).toHaveLength(1)
    isDown = false
    session.type(BINDING)
    await session.say()
    expect(state().unclear?.acts).toHaveLength(1)
    await session.flush()
    expect(state().unclear?.text).toBe(BINDING)
    await session.confirm(state().unclear?.acts ?? [])
    expect(state()).toMatchObject({ unclear: undefined, draft: '', outbox: [] })
    const spoken = state().record?.entries.filter(({ kind, seat }) => kind === 'speech' && seat === 'ken')
    expect(spoken?.map(({ words }) => words)).toEqual([
      BINDING,
      'We ask Germany what would move it on climate finance.',
    ])
  })

  it('that are confirmed again after the host gave no answer count once', async () => {
    let isDown = false
    const keys: string[] = []
    const { session, state } = await aFollowedSession((gateway) => ({
      sendCommand: async (id, command, key) => {
        const answer = await gateway.sendCommand(id, command, key)
        if (command.kind === 'acts') keys.push(key)
        if (isDown) throw unreachable
        return answer
      },
    }))
    session.type(BINDING)
    await session.say()
    const acts = state().unclear?.acts ?? []
    isDown = true
    await session.confirm(acts)
    expect(state().refusal?.at).toBe('composer')
    expect(state().unclear?.acts).toEqual(acts)
    isDown = false
    await session.confirm(acts)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(state().record?.entries.filter(({ words }) => words === BINDING)).toHaveLength(1)
  })
})
