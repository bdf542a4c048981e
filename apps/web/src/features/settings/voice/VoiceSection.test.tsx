import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { VoiceGatewayContext } from '../../../client/gateways/voice-gateway.ts'
import { deviceSettings } from '../../../client/settings/settings.ts'
import { speechStore } from '../../../client/voice/speech-store.ts'
import { silentGateway } from '../../../client/voice/testing/silent-gateway.ts'
import { VoiceSection } from './VoiceSection.tsx'

const held = () => deviceSettings.store.getState().settings
const asked = () => speechStore.getState().queue[0]

async function open(tab: string, providers?: Parameters<typeof silentGateway>[0]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <VoiceGatewayContext value={silentGateway(providers)}>
        <VoiceSection />
      </VoiceGatewayContext>
    </QueryClientProvider>,
  )
  const person = userEvent.setup()
  await person.click(screen.getByRole('tab', { name: tab }))
  return person
}

/** What a player does with the text that was asked for. */
function played(isAudible: boolean) {
  act(() => {
    const number = asked()?.number ?? 0
    if (isAudible) speechStore.dispatch({ kind: 'sounding', number, pieceAt: 0, wordAt: 0, isAudible })
    speechStore.dispatch({ kind: 'finished', number })
  })
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  act(() => {
    speechStore.dispatch({ kind: 'stopped' })
    deviceSettings.reset()
  })
})

describe('Settings › Voice', () => {
  it('can be switched off: then nothing can be played, and it says so', async () => {
    const person = await open('Speech Control')
    await person.click(screen.getByRole('switch', { name: 'Enable voice' }))
    expect(held().voiceEnabled).toBe(false)
    expect(screen.getByText(/^Voice is off\. You can still choose here/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Play' })).toHaveProperty('disabled', true)
    await person.click(screen.getByRole('tab', { name: 'Delegate’s Voice' }))
    expect(screen.getByRole('button', { name: 'Hear Kore' })).toHaveProperty('disabled', true)
  })

  it('tells what was chosen for three seconds', async () => {
    const person = await open('Debate Mode')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await person.click(screen.getByRole('radio', { name: /^Gentle/ }))
    expect(screen.getByText('Debate mode: Gentle.')).toBeDefined()
    act(() => vi.advanceTimersByTime(2900))
    expect(screen.getByText('Debate mode: Gentle.')).toBeDefined()
    act(() => vi.advanceTimersByTime(200))
    expect(screen.queryByText('Debate mode: Gentle.')).toBeNull()
  })
})

describe('Speech Control', () => {
  it.each([
    { speed: 0.7, text: '0.7x, very slow' },
    { speed: 0.8, text: '0.8x, slow' },
    { speed: 0.9, text: '0.9x, slightly slow' },
    { speed: 1, text: '1.0x, normal' },
    { speed: 1.1, text: '1.1x, slightly fast' },
    { speed: 1.2, text: '1.2x, fast' },
  ])('moves the speed to $text', async ({ speed, text }) => {
    await open('Speech Control')
    const slider = screen.getByRole('slider', { name: 'Speech speed' })
    // to another step first: what stands there already is no change
    fireEvent.change(slider, { target: { value: speed === 1 ? '0.7' : '1' } })
    fireEvent.change(slider, { target: { value: String(speed) } })
    expect(held().speechSpeed).toBe(speed)
    expect(slider.getAttribute('aria-valuetext')).toBe(text)
  })

  it.each([
    { label: '0.8x Slow', speed: 0.8 },
    { label: '1.1x Fast', speed: 1.1 },
  ])('$label sets it at once', async ({ label, speed }) => {
    const person = await open('Speech Control')
    await person.click(screen.getByRole('button', { name: label }))
    expect(held().speechSpeed).toBe(speed)
    expect(screen.getByRole('button', { name: label, pressed: true })).toBeDefined()
  })

  it('lets sessions be silent until their voice is turned on', async () => {
    const person = await open('Speech Control')
    await person.click(screen.getByRole('switch', { name: 'Speak automatically in sessions' }))
    expect(held().autoPlayAudio).toBe(false)
  })

  it('plays a text at that speed, shows that it is playing, and stops', async () => {
    const person = await open('Speech Control')
    await person.click(screen.getByRole('button', { name: '0.8x Slow' }))
    const box = screen.getByRole('textbox', { name: 'Test text' })
    await person.clear(box)
    expect(screen.getByRole('button', { name: 'Play' })).toHaveProperty('disabled', true)
    await person.type(box, '   ')
    expect(screen.getByRole('button', { name: 'Play' })).toHaveProperty('disabled', true)
    await person.type(box, 'Point of order!')
    await person.click(screen.getByRole('button', { name: 'Play' }))
    expect(await screen.findByRole('button', { name: 'Playing' })).toBeDefined()
    expect(asked()).toMatchObject({
      pieces: ['Point of order!'],
      voiceId: 'leda',
      settings: { speed: 0.8, language: 'en-US' },
      isWanted: true,
    })
    await person.click(screen.getByRole('button', { name: 'Stop' }))
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
    expect(asked()).toBeUndefined()
    expect(screen.queryByText('That could not be played.')).toBeNull()
  })

  it('says so when nothing was heard, and nothing when it was', async () => {
    const person = await open('Speech Control')
    await person.click(screen.getByRole('button', { name: 'Play' }))
    await vi.waitFor(() => expect(asked()).toBeDefined())
    played(true)
    expect(screen.queryByText('That could not be played.')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Play' }))
    await vi.waitFor(() => expect(asked()).toBeDefined())
    played(false)
    expect(await screen.findByText('That could not be played.')).toBeDefined()
  })

  it('reads in the language that is chosen, or in that of the text', async () => {
    vi.stubGlobal(
      'speechSynthesis',
      Object.assign(new EventTarget(), { getVoices: () => [{ lang: 'de-DE', localService: true }] }),
    )
    act(() => deviceSettings.change({ language: 'de-DE' }))
    const person = await open('Speech Control')
    await person.click(screen.getByRole('button', { name: 'Play' }))
    await vi.waitFor(() => expect(asked()?.settings?.language).toBe('de-DE'))
    act(() => deviceSettings.change({ autoDetectLanguage: true }))
    await person.click(screen.getByRole('button', { name: 'Stop' }))
    await person.click(screen.getByRole('button', { name: 'Play' }))
    await vi.waitFor(() => expect(asked()?.settings?.language).toBe('en-US'))
  })

  it('cannot play a language for which there is no voice, and says why', async () => {
    act(() => deviceSettings.change({ language: 'fi-FI' }))
    await open('Speech Control')
    expect(screen.getByRole('button', { name: 'Play' })).toHaveProperty('disabled', true)
    expect(screen.getByText(/^Neither Placard nor your browser has a voice for Finnish/)).toBeDefined()
  })

  it('falls silent when another tab is opened', async () => {
    const person = await open('Speech Control')
    await person.click(screen.getByRole('button', { name: 'Play' }))
    await vi.waitFor(() => expect(asked()).toBeDefined())
    await person.click(screen.getByRole('tab', { name: 'Language' }))
    expect(asked()).toBeUndefined()
  })
})

describe('Delegate’s Voice', () => {
  it('offers 14 female and 16 male voices with their temperaments, Leda chosen', async () => {
    await open('Delegate’s Voice')
    expect(within(screen.getByRole('group', { name: 'Female' })).getAllByRole('radio')).toHaveLength(14)
    expect(within(screen.getByRole('group', { name: 'Male' })).getAllByRole('radio')).toHaveLength(16)
    expect(screen.getByRole('radio', { name: 'Leda Diplomatic', checked: true })).toBeDefined()
  })

  it('gives the player another voice, for the test too', async () => {
    const person = await open('Delegate’s Voice')
    await person.click(screen.getByRole('radio', { name: /^Charon/ }))
    expect(held().selectedUserVoice).toBe('charon')
    expect(screen.getByText('Your voice: Charon.')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Play' }))
    expect(asked()).toMatchObject({ voiceId: 'charon' })
  })

  it('lets each be heard, one at a time', async () => {
    const person = await open('Delegate’s Voice')
    await person.click(screen.getByRole('button', { name: 'Hear Kore' }))
    expect(asked()).toMatchObject({ voiceId: 'kore', personality: 'aggressive' })
    await person.click(screen.getByRole('button', { name: 'Hear Puck' }))
    expect(speechStore.getState().queue.map(({ voiceId }) => voiceId)).toEqual(['puck'])
    expect(held().selectedUserVoice).toBe('leda')
    await person.click(screen.getByRole('button', { name: 'Stop Puck' }))
    expect(asked()).toBeUndefined()
  })

  it('can leave the player’s own speeches unspoken, and says that the choice is then without effect', async () => {
    const person = await open('Delegate’s Voice')
    await person.click(screen.getByRole('switch', { name: 'Speak my speeches' }))
    expect(held().userVoiceEnabled).toBe(false)
    expect(screen.getByText(/the choice below has no effect/)).toBeDefined()
  })
})

describe('Language', () => {
  it('offers 33, and says of each what can be heard of it here', async () => {
    const voices = [
      { lang: 'fr-CA', localService: true },
      { lang: 'it-IT', localService: false },
    ]
    vi.stubGlobal('speechSynthesis', Object.assign(new EventTarget(), { getVoices: () => voices }))
    await open('Language')
    expect(screen.getAllByRole('radio')).toHaveLength(33)
    expect(screen.getByRole('radio', { name: /English.*spoken$/, checked: true })).toBeDefined()
    expect(screen.getByRole('radio', { name: /Français.*French.*your browser’s voice/ })).toBeDefined()
    expect(screen.getByRole('radio', { name: /Suomi.*Finnish.*captions only/ })).toBeDefined()
    // its voice would send the words to the browser’s maker, and is never used
    expect(screen.getByRole('radio', { name: /Italiano.*Italian.*captions only/ })).toBeDefined()
  })

  it('says that all are spoken where Gemini speaks', async () => {
    await open('Language', ['gemini', 'embedded'])
    expect(await screen.findByRole('radio', { name: /Suomi.*Finnish.*spoken$/ })).toBeDefined()
  })

  it('hides the list while the language is detected', async () => {
    const person = await open('Language')
    await person.click(screen.getByRole('radio', { name: /Kiswahili/ }))
    expect(held().language).toBe('sw-KE')
    await person.click(screen.getByRole('switch', { name: 'Detect the language' }))
    expect(screen.queryAllByRole('radio')).toEqual([])
    expect(screen.getByText('Detected from each text')).toBeDefined()
  })

  it('shows a chosen language that is not in the list as it is', async () => {
    act(() => deviceSettings.change({ language: 'is-IS' }))
    await open('Language')
    expect(screen.getByText('is-IS (not in the list)')).toBeDefined()
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  it.each([
    { text: 'Wir stimmen dem Entwurf zu.', result: /^German, confidence \d+%\.$/ },
    {
      text: 'Við styðjum þessa ályktun án fyrirvara.',
      result: /^Icelandic, confidence \d+%\. It is not one of the 33/,
    },
    { text: '!!!', result: 'The language could not be detected; English is assumed.' },
  ])('detects $text', async ({ text, result }) => {
    const person = await open('Language')
    const detect = screen.getByRole('button', { name: 'Detect' })
    expect(detect).toHaveProperty('disabled', true)
    await person.type(screen.getByRole('textbox', { name: 'Text in any language' }), text)
    await person.click(detect)
    expect(await screen.findByText(result)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Detect' })).toBeDefined()
  })
})
