import { shippedPacks } from '@placard/content/procedure/packs.ts'
import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceSettings } from '../../../client/settings/settings.ts'
import { speechStore } from '../../../client/voice/speech-store.ts'
import { silentGateway } from '../../../client/voice/testing/silent-gateway.ts'
import { aDraft, showSession } from '../testing/show-session.tsx'

const asked = () => speechStore.getState().queue[0]
const button = () => screen.getByRole('button', { name: 'Voice in this session' })

afterEach(() => {
  sessionStorage.clear()
  act(() => {
    speechStore.dispatch({ kind: 'stopped' })
    deviceSettings.reset()
  })
})

/** A session whose voices have been wanted before, a draft on the floor. */
async function show() {
  localStorage.setItem('placard.voice-wanted', 'true')
  const gateway = silentGateway()
  const shown = await showSession({ voice: gateway, prepare: aDraft })
  return { ...shown, voice: gateway }
}

async function openDrawer({ person }: Pick<Awaited<ReturnType<typeof show>>, 'person'>) {
  const [opener] = screen.getAllByRole('button', { name: /^Delegates/ })
  if (opener === undefined) throw new Error('there is no button for the delegates')
  await person.click(opener)
  return within(await screen.findByRole('dialog'))
}

function voiceOf(drawer: Awaited<ReturnType<typeof openDrawer>>, name: string): HTMLSelectElement {
  const found = drawer.getByRole('combobox', { name: `Voice of ${name}` })
  if (!(found instanceof HTMLSelectElement)) throw new Error('the voice is chosen in another way')
  return found
}

describe('voice in a session', () => {
  it('speaks nothing of what was said before, and the next line as it is made; the seat is lit and the caption follows', async () => {
    const { until, view } = await show()
    expect(button().getAttribute('aria-pressed')).toBe('true')
    expect(asked()).toBeUndefined()
    const { seq } = await view()
    await act(() => until((now) => now.seq > seq + 4))
    await vi.waitFor(() => expect(asked()).toBeDefined())
    const { number = 0, pieces = [] } = asked() ?? {}
    act(() => speechStore.dispatch({ kind: 'sounding', number, pieceAt: 0, wordAt: 1, isAudible: true }))
    const caption = document.querySelector('[data-heard="2"]')
    expect(caption?.textContent?.replaceAll(/\s+/g, ' ')).toContain(
      (pieces[0] ?? '').split(/\s+/).slice(0, 3).join(' '),
    )
  })

  it('is silenced by its button and by Ctrl+M, also after a reload', async () => {
    const { person } = await show()
    await person.keyboard('{Control>}m{/Control}')
    expect(button().getAttribute('aria-pressed')).toBe('false')
    await person.click(button())
    expect(asked()).toMatchObject({ isWanted: true })
    await person.click(button())
    expect(asked()).toBeUndefined()
    expect(sessionStorage.length).toBe(1)
  })

  it('is not offered where voice is switched off, or where there is none', async () => {
    act(() => deviceSettings.change({ voiceEnabled: false }))
    const { person } = await show()
    expect(screen.queryByRole('button', { name: 'Voice in this session' })).toBeNull()
    const drawer = await openDrawer({ person })
    expect(drawer.queryByRole('combobox')).toBeNull()
  })

  it('is off until it is wanted where the voices have to be fetched', async () => {
    await showSession({ voice: silentGateway() })
    expect(button().getAttribute('aria-pressed')).toBe('false')
  })
})

describe('the voices in the list of delegates', () => {
  it('can be heard and changed, are kept, and are never two alike', async () => {
    const { person, voice, sessionId } = await show()
    const drawer = await openDrawer({ person })
    const [germany, usa] = [voiceOf(drawer, 'Germany'), voiceOf(drawer, 'United States')]
    const [theirs, taken] = [germany.value, usa.value]
    await person.click(drawer.getByRole('button', { name: 'Hear Germany' }))
    expect(asked()).toMatchObject({ voiceId: theirs, isWanted: true })
    await person.click(drawer.getByRole('button', { name: 'Stop Germany' }))
    expect(asked()).toBeUndefined()
    await person.selectOptions(germany, taken)
    await vi.waitFor(() => expect([germany.value, usa.value]).toEqual([taken, theirs]))
    expect((await voice.readAssignments(sessionId)).map(({ characterId, voiceId }) => [characterId, voiceId])).toEqual([
      ['deu', taken],
      ['usa', theirs],
    ])
  })

  it('stay as they were when they cannot be saved', async () => {
    localStorage.setItem('placard.voice-wanted', 'true')
    const voice = { ...silentGateway(), saveAssignments: () => Promise.reject(new Error('no server')) }
    const { person } = await showSession({ voice, prepare: aDraft })
    const drawer = await openDrawer({ person })
    const germany = voiceOf(drawer, 'Germany')
    const before = germany.value
    await person.selectOptions(germany, before === 'puck' ? 'orus' : 'puck')
    await vi.waitFor(() => expect(germany.value).toBe(before))
  })

  it('never are the player’s own one, which is chosen in the settings', async () => {
    const { person } = await show()
    const drawer = await openDrawer({ person })
    expect(drawer.getByText(/^Your own speeches are spoken by Leda/)).toBeDefined()
    const [option] = within(voiceOf(drawer, 'Germany')).getAllByRole<HTMLOptionElement>('option', {
      name: /^Leda.*\(you\)/,
    })
    expect(option?.disabled).toBe(true)
  })

  it('include the chair’s, where there is one', async () => {
    const voice = silentGateway()
    const { person, sessionId } = await showSession({ voice, prepare: aDraft, procedures: shippedPacks })
    const drawer = await openDrawer({ person })
    const chair = voiceOf(drawer, 'the chair')
    const other = chair.value === 'puck' ? 'orus' : 'puck'
    await person.selectOptions(chair, other)
    await vi.waitFor(() => expect(chair.value).toBe(other))
    expect(await voice.readAssignments(sessionId)).toContainEqual(
      expect.objectContaining({ characterId: 'chair', voiceId: other }),
    )
  })

  it('are as loud as the user wants', async () => {
    const { person } = await show()
    const drawer = await openDrawer({ person })
    drawer.getByRole('slider', { name: 'Volume' }).focus()
    act(() => speechStore.dispatch({ kind: 'volume', volume: 0.5 }))
    expect(drawer.getByRole('slider', { name: 'Volume' }).getAttribute('aria-valuetext')).toBe('50%')
  })
})
