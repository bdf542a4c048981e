import { DEVICE_OPTIONS, type PromptApi } from './prompt-api.ts'

/**
 * Why the browser did not get its model. `network`: the download broke off; `refused`: somebody, a policy or the browser
 * does not allow it; `unfit`: this device or browser cannot run it; `failed`: it gave no reason.
 */
export type DownloadFailure = 'network' | 'refused' | 'unfit' | 'failed'

const FAILURES: Readonly<Record<string, DownloadFailure>> = {
  NetworkError: 'network',
  NotAllowedError: 'refused',
  NotSupportedError: 'unfit',
}

/** The reason for which `downloadModel` failed. */
export function downloadFailureOf(error: unknown): DownloadFailure {
  return FAILURES[error instanceof Error ? error.name : ''] ?? 'failed'
}

/**
 * Has the browser download its model and load it into memory; must be called while it handles a click. `onProgress` is
 * told which part has come, 0 to 1; at 1 the browser still has to unpack and load it.
 * @throws {DOMException} the browser's; aborting the signal ends the waiting, and the browser may go on by itself.
 */
export async function downloadModel(
  api: PromptApi,
  onProgress: (ratio: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const session = await api.create({
    ...DEVICE_OPTIONS,
    signal,
    monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onProgress(loaded)),
  })
  session.destroy()
}
