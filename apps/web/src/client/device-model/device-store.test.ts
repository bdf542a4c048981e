import { afterEach, expect, it } from 'vitest'
import {
  cancelDeviceDownload,
  type DeviceStanding,
  deviceStore,
  downloadDeviceModel,
  lookAtDevice,
} from './device-store.ts'
import { type DoubleScript, promptApiDouble } from './testing/prompt-api-double.ts'

afterEach(() => {
  deviceStore.setState({ standing: { status: 'unknown' } })
})

const standing = () => deviceStore.getState().standing

it.each<{ script: DoubleScript | undefined; status: string; because: string }>([
  { script: undefined, status: 'absent', because: 'most browsers have no Prompt API' },
  { script: { availability: 'unavailable' }, status: 'unfit', because: 'the device cannot run the model' },
  { script: { availability: 'downloadable' }, status: 'downloadable', because: 'it is not there yet' },
  { script: { availability: 'downloading' }, status: 'under-way', because: 'another page wanted it' },
  { script: { availability: 'available' }, status: 'ready', because: 'it is there' },
  { script: { availabilityFails: 'UnknownError' }, status: 'unfit', because: 'the browser cannot tell' },
])('finds it $status, because $because', async ({ script, status }) => {
  await lookAtDevice(script && promptApiDouble(script))
  expect(standing()).toEqual({ status })
})

it('tells how far a download is, that the model is being loaded, and that it is ready', async () => {
  const seen: DeviceStanding[] = []
  const end = deviceStore.subscribe((state) => seen.push(state.standing))
  await downloadDeviceModel(promptApiDouble({ availability: 'downloadable', progress: [0.25, 0.5] }))
  end()
  expect(seen).toEqual([
    { status: 'downloading', ratio: 0 },
    { status: 'downloading', ratio: 0 },
    { status: 'downloading', ratio: 0.25 },
    { status: 'downloading', ratio: 0.5 },
    { status: 'loading' },
    { status: 'ready' },
  ])
})

it.each<{ script: DoubleScript; after: DeviceStanding; because: string }>([
  {
    script: { downloadFails: 'NetworkError' },
    after: { status: 'downloadable', failure: 'network' },
    because: 'the connection broke, or there was no room',
  },
  {
    script: { createFails: 'NotAllowedError' },
    after: { status: 'downloadable', failure: 'refused' },
    because: 'nobody clicked, somebody declined, or a policy forbids it',
  },
  { script: { createFails: 'NotSupportedError' }, after: { status: 'unfit' }, because: 'the device cannot run it' },
  {
    script: { downloadFails: 'OperationError' },
    after: { status: 'downloadable', failure: 'failed' },
    because: 'it could not be loaded after it had come',
  },
  {
    script: { createFails: 'UnknownError' },
    after: { status: 'downloadable', failure: 'failed' },
    because: 'the browser does not say why',
  },
])('says after a failed download that $because', async ({ script, after }) => {
  await downloadDeviceModel(promptApiDouble({ availability: 'downloadable', ...script }))
  expect(standing()).toEqual(after)
})

it('stops waiting when somebody cancels, and then says how the model stands', async () => {
  const api = promptApiDouble({ availability: 'downloadable', isDownloadHeld: true })
  const waiting = downloadDeviceModel(api)
  cancelDeviceDownload()
  await waiting
  expect(standing()).toEqual({ status: 'downloadable' })
})

it('leaves a download under way alone when it is asked to look, or to download again', async () => {
  const api = promptApiDouble({ availability: 'downloadable', isDownloadHeld: true, progress: [0.5] })
  const waiting = downloadDeviceModel(api)
  await lookAtDevice(undefined)
  await downloadDeviceModel(promptApiDouble({ createFails: 'UnknownError' }))
  expect(standing()).toEqual({ status: 'downloading', ratio: 0 })
  api.next()
  api.next()
  await waiting
  expect(standing()).toEqual({ status: 'ready' })
})
