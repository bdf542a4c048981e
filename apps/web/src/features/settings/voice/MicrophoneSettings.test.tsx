import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { microphoneChoices, USUAL_CHOICES } from '../../../client/microphone/choices.ts'
import { MicrophoneContext } from '../../../client/microphone/microphone-port.ts'
import { microphoneStore } from '../../../client/microphone/microphone-store.ts'
import { aPort } from '../../../client/microphone/testing/a-port.ts'
import { MicrophoneSettings } from './MicrophoneSettings.tsx'

function show() {
  const microphone = aPort()
  render(
    <MicrophoneContext value={microphone.port}>
      <MicrophoneSettings tell={() => undefined} />
    </MicrophoneContext>,
  )
  return { ...microphone, person: userEvent.setup() }
}

const testButton = () => screen.getByRole('button', { name: 'Test the microphone' })

afterEach(() => {
  vi.unstubAllGlobals()
  act(() => {
    microphoneStore.dispatch({ kind: 'cancelled', turn: microphoneStore.getState().turn })
    microphoneStore.dispatch({ kind: 'dismissed' })
    microphoneChoices.setState(USUAL_CHOICES)
  })
})

describe('the microphone in the settings', () => {
  it('is tested without anything being heard, and says what is wrong', async () => {
    const { person, request, refuse } = show()
    await person.click(testButton())
    expect(request()?.purpose).toBe('test')
    expect(screen.getByText('Say something: the bar moves as you speak.')).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'End the test' }))
    expect(microphoneStore.getState().phase).toBe('idle')
    await person.click(testButton())
    act(() => refuse('missing'))
    expect(screen.getByText(/^No microphone was found/)).toBeDefined()
  })

  it('is hands-free, and may be heard by the browser, only when its user wants that', async () => {
    vi.stubGlobal('SpeechRecognition', class {})
    const { person } = show()
    for (const name of ['Hands-free', 'Use the browser’s own speech recognition']) {
      const choice = screen.getByRole<HTMLInputElement>('switch', { name })
      expect(choice.checked).toBe(false)
      await person.click(choice)
    }
    expect(microphoneChoices.getState()).toMatchObject({ isHandsFree: true, isBrowserAllowed: true })
    expect(screen.getByText(/The maker of your browser may receive the sound/)).toBeDefined()
  })

  it('is chosen among those that are connected, and stays chosen while it is not', async () => {
    const device = (deviceId: string, label: string) => ({ kind: 'audioinput', deviceId, label })
    const mediaDevices = Object.assign(new EventTarget(), {
      enumerateDevices: async () => [device('default', 'Default'), device('a', 'Headset'), device('b', '')],
    })
    vi.stubGlobal('navigator', Object.create(navigator, { mediaDevices: { value: mediaDevices } }))
    microphoneChoices.setState({ deviceId: 'gone' })
    const { person } = show()
    const choice = screen.getByRole('combobox', { name: 'Microphone' })
    await within(choice).findByRole('option', { name: 'Headset' })
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['The one your system uses', 'Headset', 'Microphone 2', 'The chosen microphone (not connected)'])
    await person.selectOptions(choice, 'Headset')
    expect(microphoneChoices.getState().deviceId).toBe('a')
  })
})
