import { addBrowserEngine } from '../engines/browser-engines.ts'
import { DeviceModel } from './device-model.ts'
import { deviceStore, lookAtDevice } from './device-store.ts'
import { deviceMessages as words } from './messages.en.ts'
import { type PromptApi, promptApi } from './prompt-api.ts'

/** Offers the model of this device among the page's engines, as long as it is ready. */
export async function offerDeviceEngine(api: PromptApi | undefined = promptApi()): Promise<void> {
  if (api === undefined) return
  const provider = new DeviceModel(api)
  let withdraw: (() => void) | undefined
  const follow = () => {
    const isReady = deviceStore.getState().standing.status === 'ready'
    if (isReady) {
      withdraw ??= addBrowserEngine({
        choice: { kind: 'device' },
        title: words.engineTitle,
        note: words.engineNote,
        provider,
        prepare: () => provider.prepare(),
      })
    } else {
      withdraw?.()
      withdraw = undefined
    }
  }
  deviceStore.subscribe(follow)
  await lookAtDevice(api)
  follow()
}
