import type { CampaignGateway, SessionUpdate, WatchStatus } from '../../client/gateways/campaign-gateway.ts'
import type { WholeSessions } from '../../client/gateways/whole-sessions.ts'
import type { DemoCalls, DemoMethod, DemoQuestion, DemoStorage, FromWorker, ToWorker } from './protocol.ts'
import { stopped, WorkerCalls } from './worker-calls.ts'

/** The part of a `Worker` this needs. */
export interface WorkerPort {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** Campaigns played in this browser. `storage` tells where sessions are kept; it may turn to `recovered` later. */
export interface DemoGateway extends CampaignGateway, WholeSessions {
  readonly storage: DemoStorage
}

interface Watcher {
  readonly onUpdate: (update: SessionUpdate) => void
  readonly onStatus: (status: WatchStatus) => void
}

type Arrived = MessageEvent['data']

/** The page's end of the demo: puts questions to the worker and hands on what it answers. */
export class WorkerGateway implements DemoGateway {
  private readonly worker: WorkerPort
  private readonly onStorage: (storage: DemoStorage) => void
  private readonly calls = new WorkerCalls()
  private readonly watchers = new Map<number, Watcher>()
  private readonly opened = Promise.withResolvers<void>()
  storage: DemoStorage = 'memory'

  /** @param onStorage is told where sessions are kept, and again when that changes. */
  constructor(worker: WorkerPort, onStorage: (storage: DemoStorage) => void = () => undefined) {
    this.worker = worker
    this.onStorage = onStorage
    worker.onmessage = ({ data }) => this.receive(data)
    worker.onerror = () => this.stop()
  }

  /**
   * Opens the host.
   * @throws {ApiError} `unreachable` when it cannot be loaded or run.
   */
  async open(pace: number | undefined): Promise<void> {
    this.worker.postMessage({ type: 'open', pace })
    await this.opened.promise
  }

  listCampaigns(signal?: AbortSignal) {
    return this.call('listCampaigns', undefined, signal)
  }

  getCampaign(campaignId: string, signal?: AbortSignal) {
    return this.call('getCampaign', { campaignId }, signal)
  }

  startSession(input: DemoCalls['startSession']['input']) {
    return this.call('startSession', input)
  }

  listSessions(signal?: AbortSignal) {
    return this.call('listSessions', undefined, signal)
  }

  getSession(sessionId: string, after?: number, signal?: AbortSignal) {
    return this.call('getSession', { sessionId, after }, signal)
  }

  getDebrief(sessionId: string, signal?: AbortSignal) {
    return this.call('getDebrief', { sessionId }, signal)
  }

  getReplay(sessionId: string, after: number, signal?: AbortSignal) {
    return this.call('getReplay', { sessionId, after }, signal)
  }

  sendCommand(sessionId: string, command: DemoCalls['sendCommand']['input']['command'], key: string) {
    return this.call('sendCommand', { sessionId, command, key })
  }

  nameSessions() {
    return this.call('nameSessions', undefined)
  }

  exportSession(sessionId: string) {
    return this.call('exportSession', { sessionId })
  }

  watchSession(sessionId: string, after: number, onUpdate: Watcher['onUpdate'], onStatus: Watcher['onStatus']) {
    const watch = this.calls.nextNumber()
    if (this.calls.isStopped) {
      onStatus('offline')
      return () => undefined
    }
    this.watchers.set(watch, { onUpdate, onStatus })
    this.worker.postMessage({ type: 'watch', watch, sessionId, after })
    return () => {
      if (this.watchers.delete(watch)) this.worker.postMessage({ type: 'unwatch', watch })
    }
  }

  private call<Method extends DemoMethod>(
    method: Method,
    input: DemoCalls[Method]['input'],
    signal?: AbortSignal,
  ): Promise<DemoCalls[Method]['value']> {
    return this.calls.ask((id) => this.worker.postMessage(questionOf(id, method, input)), signal)
  }

  private receive(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        this.keepIn(message.storage)
        this.opened.resolve()
        break
      case 'set-aside':
        this.keepIn('recovered')
        break
      case 'answer':
        this.calls.arrived(message.id, message.answer)
        break
      case 'update':
        this.watchers.get(message.watch)?.onUpdate(message.update)
        break
      case 'status':
        this.watchers.get(message.watch)?.onStatus(message.status)
    }
  }

  private keepIn(storage: DemoStorage): void {
    this.storage = storage
    this.onStorage(storage)
  }

  /** The worker has died: whoever waits is told, and so is whoever asks from now on. */
  private stop(): void {
    this.worker.terminate()
    this.opened.promise.catch(() => undefined)
    this.opened.reject(stopped())
    this.calls.stop()
    for (const { onStatus } of this.watchers.values()) onStatus('offline')
    this.watchers.clear()
  }
}

function questionOf(id: number, method: DemoMethod, input: DemoCalls[DemoMethod]['input']): DemoQuestion {
  // One of the union by construction: `call` takes the input that belongs to the method.
  const question: Arrived = { type: 'call', id, method, input }
  return question
}
