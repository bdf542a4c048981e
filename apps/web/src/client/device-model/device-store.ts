import { createStore } from 'zustand/vanilla'
import { type DownloadFailure, downloadFailureOf, downloadModel } from './download-model.ts'
import { DEVICE_OPTIONS, type PromptApi, promptApi } from './prompt-api.ts'

/**
 * Whether this browser has a language model of its own. `absent`: it has no Prompt API; `unfit`: this device cannot run
 * the model; `downloadable`: it has to be downloaded first, after an attempt with what went wrong; `under-way`: the
 * browser downloads it already, for whatever reason; `downloading`: for us, with the part that has come, 0 to 1;
 * `loading`: it has come and is being loaded.
 */
export type DeviceStanding =
  | { readonly status: 'unknown' | 'absent' | 'unfit' | 'under-way' | 'loading' | 'ready' }
  | { readonly status: 'downloadable'; readonly failure?: Exclude<DownloadFailure, 'unfit'> }
  | { readonly status: 'downloading'; readonly ratio: number }

/** The standing of the model on this device, for all of the page. */
export const deviceStore = createStore<{ readonly standing: DeviceStanding }>(() => ({
  standing: { status: 'unknown' },
}))

/** Whether this device has a model, or can have one. */
export function hasDeviceModel({ status }: DeviceStanding): boolean {
  return status !== 'unknown' && status !== 'absent' && status !== 'unfit'
}

/** Aborts our waiting for the download under way. */
let download: AbortController | undefined

function tell(standing: DeviceStanding): void {
  deviceStore.setState({ standing })
}

const STANDINGS = {
  unavailable: { status: 'unfit' },
  downloadable: { status: 'downloadable' },
  downloading: { status: 'under-way' },
  available: { status: 'ready' },
} as const satisfies Readonly<Record<Availability, DeviceStanding>>

/** Asks the browser how its model stands; a download of ours under way is left alone. */
export async function lookAtDevice(api: PromptApi | undefined = promptApi()): Promise<void> {
  if (download !== undefined) return
  if (api === undefined) return tell({ status: 'absent' })
  try {
    tell(STANDINGS[await api.availability(DEVICE_OPTIONS)])
  } catch {
    // a policy forbids it, or the browser cannot tell now
    tell({ status: 'unfit' })
  }
}

/** Downloads the model. Call it while handling a click: browsers refuse otherwise. Never rejects. */
export async function downloadDeviceModel(api: PromptApi | undefined = promptApi()): Promise<void> {
  if (api === undefined || download !== undefined) return
  const ours = new AbortController()
  download = ours
  tell({ status: 'downloading', ratio: 0 })
  try {
    await downloadModel(api, (ratio) => !ours.signal.aborted && tell(progressed(ratio)), ours.signal)
    download = undefined
    tell({ status: 'ready' })
  } catch (error) {
    download = undefined
    if (ours.signal.aborted) return lookAtDevice(api)
    const failure = downloadFailureOf(error)
    tell(failure === 'unfit' ? { status: 'unfit' } : { status: 'downloadable', failure })
  }
}

/** Stops waiting for the download. */
export function cancelDeviceDownload(): void {
  download?.abort()
}

function progressed(ratio: number): DeviceStanding {
  return ratio < 1 ? { status: 'downloading', ratio } : { status: 'loading' }
}
