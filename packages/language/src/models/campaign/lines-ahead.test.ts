import { describe, expect, it } from 'vitest'
import { LinesAhead, type MadeLine, type WantedLine } from './lines-ahead.ts'

const MADE: MadeLine = { words: 'So be it.', wordedBy: 'gemini some-model speech-1' }
const settled = () => new Promise((done) => setImmediate(done))

function aBook(changes: { canAsk?: () => boolean; now?: () => number } = {}) {
  const failures: unknown[] = []
  const asked: { readonly name: string; readonly signal: AbortSignal; readonly end: (made?: MadeLine) => void }[] = []
  const book = new LinesAhead({
    now: () => 0,
    canAsk: () => true,
    onFailure: (error) => failures.push(error),
    ...changes,
  })
  const line = (name: string): WantedLine => ({
    name,
    make: (signal) =>
      new Promise((done, fail) => {
        asked.push({ name, signal, end: done })
        signal.addEventListener('abort', () => fail(signal.reason))
      }),
  })
  const end = async (name: string, made: MadeLine | undefined = MADE) => {
    asked.find((one) => one.name === name)?.end(made)
    await settled()
  }
  return { book, asked, line, end, failures, names: () => asked.map(({ name }) => name) }
}

describe('lines that are worded ahead', () => {
  it('are spoken once they are ready, and the same again until the session moves on', async () => {
    const { book, line, end } = aBook()
    book.want('s', [line('a')])
    await end('a')
    expect([book.taken('s', 'a'), book.taken('s', 'a')]).toEqual([MADE, MADE])
    expect([book.taken('s', 'b'), book.taken('t', 'a')]).toEqual([undefined, undefined])
  })

  it('are never awaited: a line that is not ready when it is wanted is aborted', async () => {
    const { book, line, asked, end } = aBook()
    book.want('s', [line('a')])
    expect(book.taken('s', 'a')).toBeUndefined()
    expect(asked[0]?.signal.aborted).toBe(true)
    await end('a')
    expect(book.taken('s', 'a')).toBeUndefined()
  })

  it('are asked for once while they stay wanted, and given up when they no longer are', async () => {
    const { book, line, asked, names } = aBook()
    book.want('s', [line('a'), line('b')])
    book.want('s', [line('b'), line('c')])
    await settled()
    expect(names()).toEqual(['a', 'b', 'c'])
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false, false])
    book.want('s', [])
    expect(asked.every(({ signal }) => signal.aborted)).toBe(true)
  })

  it('are made again when they are wanted after they were spoken', async () => {
    const { book, line, end, names } = aBook()
    book.want('s', [line('a')])
    await end('a')
    book.taken('s', 'a')
    book.want('s', [line('a')])
    expect(names()).toEqual(['a', 'a'])
    expect(book.taken('s', 'a')).toBeUndefined()
  })

  it('are two at once for a session and sixteen for all, the rest when one of them ends', async () => {
    const { book, line, end, names } = aBook()
    for (let session = 0; session < 10; session += 1) {
      book.want(
        `s${session}`,
        ['a', 'b', 'c'].map((name) => line(`s${session}${name}`)),
      )
    }
    expect(names()).toHaveLength(16)
    expect(names().filter((name) => name.startsWith('s0'))).toEqual(['s0a', 's0b'])
    await end('s0a')
    expect(names()).toHaveLength(17)
    expect(names().at(-1)).toBe('s0c')
  })

  it('AI-10 are forty a minute for a session at the most', async () => {
    let now = 0
    const { book, line, end, names } = aBook({ now: () => now })
    for (let at = 0; at < 50; at += 1) {
      book.want('s', [line(`${at}`)])
      await end(`${at}`)
    }
    expect(names()).toHaveLength(40)
    now = 60_001
    book.want('s', [line('later')])
    expect(names()).toHaveLength(41)
  })

  it('are not asked for while no model is available', () => {
    const { book, line, names } = aBook({ canAsk: () => false })
    book.want('s', [line('a')])
    expect(names()).toEqual([])
  })

  it('are absent when making them fails, which is reported unless they were aborted', async () => {
    const { book, line, failures } = aBook()
    book.want('s', [line('a'), { name: 'b', make: () => Promise.reject(new Error('a mistake')) }])
    book.want('s', [])
    await settled()
    expect(book.taken('s', 'b')).toBeUndefined()
    expect(failures).toHaveLength(0)
    book.want('s', [{ name: 'b', make: () => Promise.reject(new Error('a mistake')) }])
    await settled()
    expect(failures).toHaveLength(1)
  })
})
