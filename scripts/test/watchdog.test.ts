import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ROOT } from '../check/program.ts'
import { type Runner, runRunner } from './runner.ts'
import { watchFor } from './watchdog.ts'

const MINUTE = 60_000

describe('the watchdog', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('lets whoever reports now and then take as long as it needs, and ends it once it is silent', () => {
    const onHang = vi.fn()
    const watchdog = watchFor(20 * MINUTE, onHang)
    for (let reports = 0; reports < 100; reports++) {
      vi.advanceTimersByTime(19 * MINUTE)
      watchdog.hear()
    }
    expect(onHang).not.toHaveBeenCalled()
    vi.advanceTimersByTime(20 * MINUTE)
    expect(onHang).toHaveBeenCalledOnce()
  })

  it('leaves alone what has ended', () => {
    const onHang = vi.fn()
    watchFor(20 * MINUTE, onHang).stop()
    vi.advanceTimersByTime(60 * MINUTE)
    expect(onHang).not.toHaveBeenCalled()
  })
})

describe('a runner', () => {
  const program = join(tmpdir(), `placard-runner-${process.pid}.mjs`)
  const silent: Runner = {
    name: 'silent',
    tool: relative(join(ROOT, 'node_modules'), program),
    args: [],
    reportFile: 'silent.json',
    isShown: false,
    priority: 'normal',
    signal: new AbortController().signal,
  }
  beforeEach(() => writeFile(program, 'setInterval(() => undefined, 1000)'))
  afterEach(() => rm(program, { force: true }))

  it('that reports nothing any more is ended, and that is told', async () => {
    const { code, output, report } = await runRunner({ ...silent, silenceMs: 300 })
    expect({ code, report }).toEqual({ code: 1, report: undefined })
    expect(output).toContain('it reported nothing')
  })

  it('is ended when the run is aborted, after which no other is started', async () => {
    const aborted = new AbortController()
    const runner = { ...silent, signal: aborted.signal }
    const ending = runRunner(runner)
    aborted.abort()
    expect(await ending).toMatchObject({ code: 1, report: undefined })
    expect(await runRunner(runner)).toMatchObject({ code: 1, output: 'not started: the run was aborted\n' })
  })
})
