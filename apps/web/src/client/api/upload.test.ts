import { chatAttachments } from '@placard/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createUpload, type UploadRequest } from './upload.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const KEPT = { id: ID, name: 'paper.txt', kind: 'text', bytes: 5, length: 5, fullLength: 5 } as const

/** What a server says to one sending. */
interface Said {
  readonly status?: number
  readonly body?: unknown
  readonly retryAfter?: string
  readonly breaks?: boolean
  readonly waits?: boolean
}

/** A request of the browser's whose server says what the test has it say. */
class ScriptedRequest extends XMLHttpRequest {
  readonly said: Said
  readonly sentHeaders: Record<string, string> = {}
  sentForm: FormData | undefined
  constructor(said: Said) {
    super()
    this.said = said
  }
  override open() {}
  override setRequestHeader(name: string, value: string) {
    this.sentHeaders[name] = value
  }
  override getResponseHeader(name: string) {
    return name === 'retry-after' ? (this.said.retryAfter ?? null) : null
  }
  override get status() {
    return this.said.status ?? 201
  }
  override get statusText() {
    return ''
  }
  override get responseText() {
    return typeof this.said.body === 'string'
      ? this.said.body
      : JSON.stringify(this.said.body ?? { success: true, data: KEPT })
  }
  override abort() {
    this.dispatchEvent(new ProgressEvent('abort'))
  }
  override send(form?: unknown) {
    this.sentForm = form instanceof FormData ? form : undefined
    if (this.said.waits) return
    for (const loaded of [1, 2, 4]) {
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 4 }))
    }
    if (this.said.breaks) this.dispatchEvent(new ProgressEvent('error'))
    else this.dispatchEvent(new ProgressEvent('load'))
  }
}

function anUpload(...script: readonly Said[]) {
  const requests: ScriptedRequest[] = []
  const waits: number[] = []
  let token = 'old'
  const upload = createUpload({
    newRequest() {
      const request = new ScriptedRequest(script[requests.length] ?? {})
      requests.push(request)
      return request
    },
    credentials: {
      token: () => token,
      async refresh() {
        token = 'new'
        return token
      },
    },
    headers: { 'x-time-zone': 'Africa/Nairobi' },
    newKey: () => 'one-key',
    random: () => 0,
    async wait(ms) {
      waits.push(ms)
    },
  })
  const seen: number[] = []
  const ending = new AbortController()
  const request: UploadRequest = {
    params: { attachmentId: ID },
    file: new Blob(['Ports']),
    name: 'paper.txt',
    signal: ending.signal,
    onProgress: (ratio) => seen.push(ratio),
  }
  return { send: () => upload(chatAttachments.add, request), requests, seen, waits, ending }
}

const problem = (code: string) => ({ success: false, error: `It says ${code}.`, code, requestId: 'r' })

describe('a file on its way', () => {
  it('tells how much has left as the browser counts it, and gives what the answer holds', async () => {
    const { send, seen, requests } = anUpload({})
    expect(await send()).toEqual(KEPT)
    expect(seen).toEqual([0.25, 0.5, 1])
    expect(requests[0]?.sentHeaders).toMatchObject({
      authorization: 'Bearer old',
      'idempotency-key': 'one-key',
      'x-time-zone': 'Africa/Nairobi',
    })
    expect(requests[0]?.sentForm?.has('file')).toBe(true)
  })

  it('is sent again with a new token once the old one has ended', async () => {
    const { send, requests } = anUpload({ status: 401, body: problem('session-ended') }, {})
    expect(await send()).toEqual(KEPT)
    expect(requests.map(({ sentHeaders }) => sentHeaders['authorization'])).toEqual(['Bearer old', 'Bearer new'])
  })

  it('is sent again under the same key when the way breaks or the server asks for patience', async () => {
    const { send, requests, waits, seen } = anUpload(
      { breaks: true },
      { status: 429, body: problem('rate-limited'), retryAfter: '2' },
      {},
    )
    expect(await send()).toEqual(KEPT)
    expect(waits).toEqual([1000, 2000])
    expect(new Set(requests.map(({ sentHeaders }) => sentHeaders['idempotency-key']))).toEqual(new Set(['one-key']))
    expect(seen.filter((ratio) => ratio === 0)).toHaveLength(2)
  })

  it('is refused once, with the server’s own sentence', async () => {
    const { send, requests } = anUpload({ status: 415, body: problem('unsupported-media-type') })
    await expect(send()).rejects.toMatchObject({ message: 'It says unsupported-media-type.', status: 415 })
    expect(requests).toHaveLength(1)
  })

  it('says that it failed when nobody answers, and what a proxy said', async () => {
    await expect(anUpload({ breaks: true }, { breaks: true }, { breaks: true }).send()).rejects.toThrow('Upload failed')
    const proxy = anUpload({ status: 403, body: '<html>no</html>' })
    await expect(proxy.send()).rejects.toBeInstanceOf(ApiError)
    await expect(anUpload({ status: 403, body: '<html>no</html>' }).send()).rejects.toThrow('HTTP 403')
  })

  it('ends with the person’s wish', async () => {
    const { send, ending, requests } = anUpload({ waits: true })
    const sending = send()
    await Promise.resolve()
    ending.abort(new Error('taken away'))
    await expect(sending).rejects.toThrow('taken away')
    expect(requests).toHaveLength(1)
  })
})

describe('a file on a slow line', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** An upload whose request does nothing by itself. @returns what became of it so far. */
  function waiting(attempts: number) {
    const { send, requests } = anUpload(...Array.from({ length: attempts }, () => ({ waits: true })))
    let ending: unknown
    void send().then(
      (kept) => {
        ending = kept
      },
      (error: unknown) => {
        ending = error
      },
    )
    const last = () => requests.at(-1)
    return {
      requests,
      ending: () => ending,
      pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
      moves: (loaded: number) =>
        last()?.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 })),
      hasLeft: () => last()?.upload.dispatchEvent(new ProgressEvent('load')),
      isAnswered: () => last()?.dispatchEvent(new ProgressEvent('load')),
    }
  }

  it('goes on for as long as it moves, and is waited for while its last bytes arrive and are read', async () => {
    const { pass, moves, hasLeft, isAnswered, ending, requests } = waiting(1)
    await pass(1)
    for (let part = 1; part <= 20; part += 1) {
      moves(part * 5)
      await pass(25)
    }
    hasLeft()
    await pass(80)
    expect(ending()).toBeUndefined()
    isAnswered()
    await pass(0)
    expect(ending()).toEqual(KEPT)
    expect(requests).toHaveLength(1)
  })

  it('is sent again once nothing moves, and given up after the third time', async () => {
    const { pass, moves, ending, requests } = waiting(3)
    await pass(1)
    moves(10)
    await pass(29)
    expect(requests).toHaveLength(1)
    await pass(2)
    expect(requests).toHaveLength(2)
    await pass(65)
    expect(requests).toHaveLength(3)
    expect(ending()).toMatchObject({ failure: 'timeout', message: expect.stringContaining('stalled') })
  })

  it('ends after ten minutes even when it moves', async () => {
    const { pass, moves, ending } = waiting(3)
    for (let part = 1; part < 60; part += 1) {
      await pass(10)
      moves(part)
    }
    expect(ending()).toBeUndefined()
    await pass(11)
    expect(ending()).toMatchObject({ failure: 'timeout', message: expect.stringContaining('ten minutes') })
  })
})
