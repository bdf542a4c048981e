import { afterEach, expect, it } from 'vitest'
import { deviceStore } from './device-store.ts'
import { deviceUseStore, followDeviceInCampaigns, wantDeviceInCampaigns } from './device-use.ts'
import { promptApiDouble } from './testing/prompt-api-double.ts'

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'LanguageModel')
  localStorage.clear()
  deviceStore.setState({ standing: { status: 'unknown' } })
  deviceUseStore.setState({ isWantedInCampaigns: false })
})

it('tells campaigns to ask the model once it is wanted and ready, and when that ends', async () => {
  Reflect.set(globalThis, 'LanguageModel', promptApiDouble())
  const told: boolean[] = []
  followDeviceInCampaigns((isOn) => told.push(isOn))
  expect(told, 'nobody has asked for it').toEqual([])
  wantDeviceInCampaigns(true)
  await expect.poll(() => told).toEqual([true])
  wantDeviceInCampaigns(false)
  expect(told).toEqual([true, false])
})

it('does not ask a browser about its model unless somebody wants it', () => {
  followDeviceInCampaigns(() => undefined)
  expect(deviceStore.getState().standing).toEqual({ status: 'unknown' })
})
