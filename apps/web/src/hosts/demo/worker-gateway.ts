import type { CampaignGateway, SessionUpdate, WatchStatus } from '../../client/gateways/campaign-gateway.ts'
import { forwarding } from '../../client/gateways/late-methods.ts'
import type { WholeSessions } from '../../client/gateways/whole-sessions.ts'
import {
  CAMPAIGN_CALLS,
  type CampaignCalls,
  SESSION_CALLS,
  SESSION_RECORD_CALLS,
  type SessionRecords,
} from './calls.ts'
import { speakOnPage } from './engines/speak-on-page.ts'
import type { DemoStorage, FromWorker, TestClock, ToWorker } from './protocol.ts'

import { stopped, WorkerCalls } from './worker-calls.ts'

/** The used part of a `Worker`. */
export interface WorkerPort {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** Campaigns played in this browser. `storage` says where sessions are stored; it may become `recovered` later. */
export interface DemoGateway extends CampaignGateway, WholeSessions, SessionRecords {
  readonly storage: DemoStorage
  /**
   * Opens the host; called before all others.
   * @throws {ApiError} `unreachable` when it cannot be loaded or run.
   */
  open(clock: TestClock | undefined): Promise<void>
  /** Lets the model of this device word and read in campaigns, or ends that. */
  useDevice(isOn: boolean): void
}

interface Watcher {
  readonly onUpdate: (update: SessionUpdate) => void
  readonly onStatus: (status: WatchStatus) => void
}

/**
 * The page's end of the demo: sends calls to the worker and passes its answers on.
 * @param onStorage receives where sessions are stored, and every change of that.
 */
export function createWorkerGateway(
  worker: WorkerPort,
  onStorage: (storage: DemoStorage) => void = () => undefined,
): DemoGateway {
  const calls = new WorkerCalls()
  const askEngine = speakOnPage((message) => worker.postMessage(message))
  const watchers = new Map<number, Watcher>()
  const opened = Promise.withResolvers<void>()
  let storage: DemoStorage = 'memory'

  function keepIn(where: DemoStorage): void {
    storage = where
    onStorage(where)
  }

  worker.onmessage = ({ data }) => {
    switch (data.type) {
      case 'ready':
        keepIn(data.storage)
        opened.resolve()
        break
      case 'set-aside':
        keepIn('recovered')
        break
      case 'answer':
        calls.arrived(data.id, data.answer)
        break
      case 'update':
        watchers.get(data.watch)?.onUpdate(data.update)
        break
      case 'status':
        watchers.get(data.watch)?.onStatus(data.status)
        break
      case 'need-engine':
      case 'speak':
      case 'hush':
        void askEngine(data)
    }
  }
  // The worker has died: current and later callers receive an error.
  worker.onerror = () => {
    worker.terminate()
    opened.promise.catch(() => undefined)
    opened.reject(stopped())
    calls.stop()
    for (const { onStatus } of watchers.values()) onStatus('offline')
    watchers.clear()
  }

  return {
    ...forwarding<CampaignCalls>({ ...CAMPAIGN_CALLS, ...SESSION_CALLS, ...SESSION_RECORD_CALLS }, (method, args) =>
      calls.call(method, args, (question) => worker.postMessage(question)),
    ),
    get storage() {
      return storage
    },
    async open(clock) {
      worker.postMessage({ type: 'open', clock })
      await opened.promise
    },
    useDevice: (isOn) => worker.postMessage({ type: 'use-device', isOn }),
    watchSession(sessionId, after, onUpdate, onStatus) {
      const watch = calls.nextNumber()
      if (calls.isStopped) {
        onStatus('offline')
        return () => undefined
      }
      watchers.set(watch, { onUpdate, onStatus })
      worker.postMessage({ type: 'watch', watch, sessionId, after })
      return () => {
        if (watchers.delete(watch)) worker.postMessage({ type: 'unwatch', watch })
      }
    },
  }
}
