import { describe, expect, it } from 'vitest'
import type { SessionUpdate } from '../../client/gateways/campaign-gateway.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import { createWorkerGateway, type WorkerPort } from './worker-gateway.ts'

class FakeWorker implements WorkerPort {
  readonly heard: ToWorker[] = []
  isTerminated = false
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null
  onerror: ((event: ErrorEvent) => void) | null = null

  postMessage(message: ToWorker): void {
    this.heard.push(message)
  }

  terminate(): void {
    this.isTerminated = true
  }

  say(data: FromWorker): void {
    this.onmessage?.(new MessageEvent('message', { data }))
  }

  die(): void {
    this.onerror?.(new ErrorEvent('error'))
  }
}

async function anOpenGateway() {
  const worker = new FakeWorker()
  const gateway = createWorkerGateway(worker)
  const opening = gateway.open({ pace: 6, maxPace: 600 })
  worker.say({ type: 'ready', storage: 'persistent' })
  await opening
  return { worker, gateway }
}

/** The update itself is handed on as it is; what is in it does not matter here. */
function anUpdate(seq: number): SessionUpdate {
  const data: MessageEvent['data'] = { seq, view: {}, entries: [] }
  return data
}

describe('the page’s end of the demo', () => {
  it('tells the page where sessions are kept, at first and when that changes', async () => {
    const worker = new FakeWorker()
    const told: string[] = []
    const opening = createWorkerGateway(worker, (storage) => told.push(storage)).open(undefined)
    worker.say({ type: 'ready', storage: 'persistent' })
    await opening
    worker.say({ type: 'set-aside' })
    expect(told).toEqual(['persistent', 'recovered'])
  })

  it('lets campaigns use the model of this device, and answers what the worker asks of engines', async () => {
    const { worker, gateway } = await anOpenGateway()
    gateway.useDevice(true)
    worker.say({ type: 'need-engine', ask: 1, choice: { kind: 'device' } })
    await expect
      .poll(() => worker.heard.slice(1))
      .toEqual([
        { type: 'use-device', isOn: true },
        { type: 'engine', ask: 1, engine: undefined },
      ])
  })

  it('opens the host with the pace of a test’s clock and says where sessions are kept', async () => {
    const { worker, gateway } = await anOpenGateway()
    expect(worker.heard).toEqual([{ type: 'open', clock: { pace: 6, maxPace: 600 } }])
    expect(gateway.storage).toBe('persistent')
    worker.say({ type: 'set-aside' })
    expect(gateway.storage).toBe('recovered')
  })

  it('gives each question its own answer, in whatever order they come', async () => {
    const { worker, gateway } = await anOpenGateway()
    const [campaigns, sessions] = [gateway.listCampaigns(), gateway.listSessions()]
    const [first, second] = worker.heard.slice(1).map((message) => (message.type === 'call' ? message.id : 0))
    worker.say({ type: 'answer', id: second ?? 0, answer: { ok: true, value: ['sessions'] } })
    worker.say({ type: 'answer', id: first ?? 0, answer: { ok: true, value: ['campaigns'] } })
    expect(await campaigns).toEqual(['campaigns'])
    expect(await sessions).toEqual(['sessions'])
  })

  it('rejects a refusal with its code, its fields and a sentence', async () => {
    const { worker, gateway } = await anOpenGateway()
    const sending = gateway.sendCommand('s1', { kind: 'say', text: '' }, 'k1')
    const fields = [{ field: 'text', rule: 'too-small' }]
    worker.say({ type: 'answer', id: 1, answer: { ok: false, rejection: { code: 'validation-failed', fields } } })
    await expect(sending).rejects.toMatchObject({
      failure: 'refused',
      status: 422,
      code: 'validation-failed',
      problem: { fields },
      message: 'Some of the values are not valid.',
    })
  })

  it('says that there is no room when there is none', async () => {
    const { worker, gateway } = await anOpenGateway()
    const starting = gateway.startSession({ campaignId: 'c' })
    worker.say({ type: 'answer', id: 1, answer: { ok: false, rejection: { code: 'unavailable', isFull: true } } })
    await expect(starting).rejects.toThrow('out of storage space')
  })

  it('stops waiting when the caller does', async () => {
    const { worker, gateway } = await anOpenGateway()
    const controller = new AbortController()
    const asking = gateway.listCampaigns(controller.signal)
    controller.abort(new Error('left the view'))
    await expect(asking).rejects.toThrow('left the view')
    worker.say({ type: 'answer', id: 1, answer: { ok: true, value: [] } })
    await expect(gateway.getCampaign('c', controller.signal)).rejects.toThrow('left the view')
  })

  it('hands on the steps of a watched session until the watch ends', async () => {
    const { worker, gateway } = await anOpenGateway()
    const seen: number[] = []
    const statuses: string[] = []
    const stop = gateway.watchSession(
      's1',
      4,
      ({ seq }) => seen.push(seq),
      (status) => statuses.push(status),
    )
    expect(worker.heard.at(-1)).toEqual({ type: 'watch', watch: 1, sessionId: 's1', after: 4 })
    worker.say({ type: 'status', watch: 1, status: 'live' })
    worker.say({ type: 'update', watch: 1, update: anUpdate(5) })
    worker.say({ type: 'update', watch: 2, update: anUpdate(6) })
    stop()
    stop()
    worker.say({ type: 'update', watch: 1, update: anUpdate(7) })
    expect([seen, statuses]).toEqual([[5], ['live']])
    expect(worker.heard.filter(({ type }) => type === 'unwatch')).toHaveLength(1)
  })

  it('tells everybody when the worker has died, and whoever comes later', async () => {
    const { worker, gateway } = await anOpenGateway()
    const statuses: string[] = []
    const asking = gateway.listSessions()
    gateway.watchSession(
      's1',
      0,
      () => undefined,
      (status) => statuses.push(status),
    )
    worker.die()
    await expect(asking).rejects.toMatchObject({ failure: 'unreachable' })
    await expect(gateway.listCampaigns()).rejects.toMatchObject({ failure: 'unreachable' })
    gateway.watchSession(
      's1',
      0,
      () => undefined,
      (status) => statuses.push(status),
    )
    expect(statuses).toEqual(['offline', 'offline'])
    expect(worker.isTerminated).toBe(true)
  })

  it('cannot be opened when the worker cannot be loaded', async () => {
    const worker = new FakeWorker()
    const opening = createWorkerGateway(worker).open(undefined)
    worker.die()
    await expect(opening).rejects.toMatchObject({ failure: 'unreachable' })
  })
})
