import type { SessionDetail } from '@placard/contract'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../test-setup.ts'
import { deviceSettings } from '../../../client/settings/settings.ts'
import { speechStore } from '../../../client/voice/speech-store.ts'
import { silentGateway } from '../../../client/voice/testing/silent-gateway.ts'
import { gatewayTo } from '../../room/testing/gateway-to.ts'
import { anAdoptedSession, climateSummit } from '../../room/testing/recorded-session.ts'
import { open } from '../testing/show-debrief.tsx'
import { spokenSections } from './spoken-sections.ts'

let played: SessionDetail
let titles: readonly string[]
beforeAll(async () => {
  played = await anAdoptedSession()
  titles = spokenSections(played, climateSummit).map(({ title }) => title)
})
beforeEach(() => window.history.replaceState(null, '', '/sessions/a-session/debrief'))
afterEach(() => {
  cleanup()
  speechStore.dispatch({ kind: 'stopped' })
  deviceSettings.reset()
})

const asked = () => speechStore.getState().queue[0]
const marked = () => document.querySelector('[data-heard]')
const bar = () => within(screen.getByRole('region', { name: 'Reading the debrief aloud' }))

/** What is being read is heard up to its first word, and to its end. */
const sounds = () =>
  act(() => {
    const { number = 0 } = asked() ?? {}
    speechStore.dispatch({ kind: 'sounding', number, pieceAt: 0, wordAt: 0, isAudible: true })
  })
const ends = () => act(async () => speechStore.dispatch({ kind: 'finished', number: asked()?.number ?? 0 }))

async function listen() {
  const person = userEvent.setup()
  open(gatewayTo(played), silentGateway())
  await person.click(await screen.findByRole('button', { name: 'Listen' }))
  return person
}

describe('listening to a debrief', () => {
  it('reads every section that is on the page, one after the other, and marks it', async () => {
    await listen()
    expect(asked()).toMatchObject({ voiceId: 'leda', isWanted: true })
    for (const title of titles) {
      expect(asked()?.pieces[0]).toContain(title)
      expect(marked()?.getAttribute('aria-current')).toBe('true')
      const names = [marked()?.getAttribute('aria-label'), marked()?.querySelector('h1')?.textContent]
      expect(names).toContain(title)
      expect(bar().getByText(title)).toBeDefined()
      sounds()
      await ends()
    }
    expect(asked()).toBeUndefined()
    expect(marked()).toBeNull()
    expect(screen.queryByRole('region', { name: 'Reading the debrief aloud' })).toBeNull()
  })

  it('leaves out no section of the page but the two for keeping and the record', async () => {
    await listen()
    const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label') ?? '')
    const left = ['Keep and share', 'The record', 'Transcript', 'Reading the debrief aloud']
    expect(regions.filter((name) => !left.includes(name) && !titles.includes(name))).toEqual([])
  })

  it('goes to the section before and to the next, pauses and stops', async () => {
    const person = await listen()
    await person.click(bar().getByRole('button', { name: 'Next section' }))
    expect(asked()?.pieces[0]).toContain(titles[1])
    expect(speechStore.getState().queue).toHaveLength(1)
    await person.click(bar().getByRole('button', { name: 'Section before' }))
    expect(asked()?.pieces[0]).toContain(titles[0])
    expect(bar().getByRole<HTMLButtonElement>('button', { name: 'Section before' }).disabled).toBe(true)
    sounds()
    await person.click(bar().getByRole('button', { name: 'Pause reading' }))
    expect(speechStore.getState().isPaused).toBe(true)
    await person.click(bar().getByRole('button', { name: 'Resume reading' }))
    await person.click(bar().getByRole('button', { name: 'Stop reading' }))
    expect(asked()).toBeUndefined()
    expect(marked()).toBeNull()
  })

  it('stops by its own button, and when the page is left', async () => {
    const person = await listen()
    await person.click(screen.getByRole('button', { name: 'Stop listening' }))
    expect(asked()).toBeUndefined()
    await person.click(screen.getByRole('button', { name: 'Listen' }))
    expect(asked()).toBeDefined()
    cleanup()
    expect(asked()).toBeUndefined()
  })

  it('brings the section into sight, until the reader scrolls elsewhere', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    const person = await listen()
    expect(shown).toHaveBeenCalledTimes(1)
    act(() => void window.dispatchEvent(new Event('wheel')))
    sounds()
    await ends()
    expect(shown).toHaveBeenCalledTimes(1)
    await person.click(bar().getByRole('button', { name: 'Next section' }))
    expect(shown).toHaveBeenCalledTimes(2)
    shown.mockRestore()
  })

  it('ends where there is no voice, without going through the rest', async () => {
    await listen()
    await ends()
    expect(asked()).toBeUndefined()
    expect(screen.getByRole('button', { name: 'Listen' })).toBeDefined()
  })

  it('is heard also where the page was muted', async () => {
    speechStore.dispatch({ kind: 'muted', isMuted: true })
    await listen()
    expect(speechStore.getState().isMuted).toBe(false)
  })

  it('is not offered where voice is switched off', async () => {
    deviceSettings.change({ voiceEnabled: false })
    open(gatewayTo(played), silentGateway())
    await screen.findByRole('button', { name: 'Play again' })
    expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull()
  })
})

describe('what is read of a debrief', () => {
  it('is in sentences, without what only the eye can read', () => {
    for (const { title, text } of spokenSections(played, climateSummit)) {
      expect(text, title).not.toMatch(/undefined|NaN|\[object|→|↑|\.\.|;\.|,\./)
      expect(text.startsWith(title)).toBe(true)
    }
  })
})
