import '../../test-setup.ts'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { DeviceModelPanel } from './DeviceModelPanel.tsx'
import { deviceStore } from './device-store.ts'
import { type DoubleScript, promptApiDouble } from './testing/prompt-api-double.ts'

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'LanguageModel')
  deviceStore.setState({ standing: { status: 'unknown' } })
})

/** Shows the panel in a browser whose Prompt API follows a script. */
function show(script: DoubleScript) {
  const api = promptApiDouble(script)
  Reflect.set(globalThis, 'LanguageModel', api)
  render(<DeviceModelPanel />)
  return { api, person: userEvent.setup() }
}

it('says what a download takes before it begins, tells its progress, and says when the model is ready', async () => {
  const { api, person } = show({ availability: 'downloadable', progress: [0.42], isDownloadHeld: true })
  const download = await screen.findByRole('button', { name: 'Download the model' })
  screen.getByText(/about 4 GB/)
  screen.getByText(/22 GB free/)
  expect(screen.getByRole('link', { name: 'What Chrome requires' }).getAttribute('href')).toContain('chrome.com')
  expect(await api.availability()).toBe('downloadable')

  await person.click(download)
  const progress = screen.getByRole('progressbar', { name: 'Download of the model' })
  expect(progress.getAttribute('aria-valuetext')).toBe('0% downloaded')
  api.next()
  await waitFor(() => expect(progress.getAttribute('aria-valuetext')).toBe('42% downloaded'))
  api.next()
  await screen.findByText('The model is ready on this device.')
})

it('stops waiting when told to', async () => {
  const { person } = show({ availability: 'downloadable', isDownloadHeld: true })
  await person.click(await screen.findByRole('button', { name: 'Download the model' }))
  await person.click(screen.getByRole('button', { name: 'Stop waiting' }))
  await screen.findByRole('button', { name: 'Download the model' })
})

it.each<{ fails: DoubleScript; text: RegExp; because: string }>([
  { fails: { downloadFails: 'NetworkError' }, text: /The download broke off/, because: 'the network is gone' },
  { fails: { createFails: 'NotAllowedError' }, text: /did not allow it/, because: 'a policy forbids it' },
  {
    fails: { createFails: 'UnknownError' },
    text: /did not say why/,
    because: 'the browser keeps the reason to itself',
  },
])('says why a download failed and offers another try: $because', async ({ fails, text }) => {
  const { api, person } = show({ availability: 'downloadable', ...fails })
  await person.click(await screen.findByRole('button', { name: 'Download the model' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(text)
  api.play({ availability: 'downloadable' })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The model is ready on this device.')
})

it.each<{ script: DoubleScript; text: RegExp; because: string }>([
  { script: { availability: 'unavailable' }, text: /cannot run its model/, because: 'the device is too small' },
  { script: { availability: 'downloading' }, text: /already downloading/, because: 'another page wanted it' },
  { script: { availability: 'available' }, text: /ready on this device/, because: 'it is there' },
])('says how the model stands: $because', async ({ script, text }) => {
  show(script)
  await screen.findByText(text)
})

it('says that a browser without the API has no model of its own', async () => {
  render(<DeviceModelPanel />)
  await screen.findByText(/no language model of its own/)
})
