import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { microphoneStore } from '../../client/microphone/microphone-store.ts'
import { aPort } from '../../client/microphone/testing/a-port.ts'
import { showSession } from './testing/show-session.tsx'

const PROMISE = 'We promise Germany to support expert review of every pledge.'
const draft = () => screen.queryByRole('region', { name: 'You are about to' })
const check = () => screen.queryByRole('region', { name: 'Is this what you said?' })
const composer = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your words' })

afterEach(() => {
  sessionStorage.clear()
  act(() => {
    microphoneStore.dispatch({ kind: 'cancelled', turn: microphoneStore.getState().turn })
    microphoneStore.dispatch({ kind: 'dismissed' })
  })
})

async function show() {
  const { port, request, hear } = aPort()
  const shown = await showSession({ microphone: port })
  /** Presses the microphone, and says something that is heard with some certainty. */
  async function say(text: string, confidence: number | null = 0.95, isCutShort = false) {
    await shown.person.click(screen.getByRole('button', { name: 'Speak' }))
    const asked = request()?.asked?.()
    act(() => hear(text, { confidence, isCutShort }))
    return asked
  }
  /** Says something that binds, and waits until it is shown. */
  async function promise() {
    await say(PROMISE)
    await screen.findByRole('region', { name: 'You are about to' })
  }
  return { ...shown, say, promise }
}

describe('an act that waits to be confirmed', () => {
  it('counts when that is said in full, which the recogniser expects then', async () => {
    const { say, promise } = await show()
    await promise()
    expect(await say('Yes, that is right.')).toEqual(['check'])
    await within(screen.getByRole('log', { name: 'Captions' })).findByText(PROMISE)
    await vi.waitFor(() => expect(draft()).toBeNull())
    expect(composer().value).toBe('')
  })

  it.each([
    { said: 'Yes.', confidence: 0.99, told: /A short answer is easily misheard/, because: 'it is a lone syllable' },
    { said: 'Yes, that is right.', confidence: 0.6, told: /That was hard to hear/, because: 'it may be misheard' },
    {
      said: 'No, that is wrong.',
      confidence: 0.6,
      told: /That was hard to hear/,
      because: 'no words get lost by a noise',
    },
  ])('stays as it is after “$said” because $because', async ({ said, confidence, told }) => {
    const { say, promise } = await show()
    await promise()
    await say(said, confidence)
    expect(await screen.findByText(told)).toBeDefined()
    expect([draft() === null, composer().value]).toEqual([false, PROMISE])
  })

  it('stays as it is after an answer that was cut short: there may have been more to say', async () => {
    const { say, promise } = await show()
    await promise()
    await say('Yes, that is right.', 0.95, true)
    expect(await screen.findByText(/That was hard to hear/)).toBeDefined()
    expect([draft() === null, composer().value]).toEqual([false, PROMISE])
  })

  it('is taken back by voice, and its words stay', async () => {
    const { say, promise } = await show()
    await promise()
    await say('Take that back.')
    expect(draft()).toBeNull()
    expect(composer().value).toBe(PROMISE)
  })

  it('counts by a recogniser that does not say how sure it is, which wrote the whole sentence', async () => {
    const { say, promise } = await show()
    await promise()
    await say('Yes, that’s right.', null)
    await vi.waitFor(() => expect(draft()).toBeNull())
    expect(composer().value).toBe('')
  })
})

describe('words that were heard and are shown first', () => {
  it('are sent by voice, and stand there while somebody speaks', async () => {
    const { say } = await show()
    await say('We thank the chair.', 0.7)
    expect(check()).not.toBeNull()
    await say('Yes, send it.')
    await within(screen.getByRole('log', { name: 'Captions' })).findByText('We thank the chair.')
    expect(check()).toBeNull()
  })

  it('are discarded by voice', async () => {
    const { say } = await show()
    await say('We thank the chair.', 0.7)
    await say('No, that is wrong.')
    expect([check(), composer().value]).toEqual([null, ''])
  })

  it('do not count by a yes that was said before they stood there', async () => {
    const { person, say } = await show()
    await say('Yes, that is right.', 0.7)
    expect(check()?.textContent).toContain('Yes, that is right.')
    await person.keyboard('{Escape}')
    expect(composer().value).toBe('')
  })
})
