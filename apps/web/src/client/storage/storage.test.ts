import { describe, expect, it } from 'vitest'
import { keptValues } from './storage.ts'

function aStorage(overrides: Partial<Storage> = {}): Storage {
  const items = new Map<string, string>()
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    ...overrides,
  }
}

describe('values kept in the browser', () => {
  it('reads back what was written and nothing once it is removed', () => {
    const values = keptValues(() => storage)
    const storage = aStorage()
    values.write('a', { deep: [1] })
    expect(values.read('a')).toEqual({ deep: [1] })
    values.remove('a')
    expect(values.read('a')).toBeUndefined()
    expect(values.isKept()).toBe(true)
  })

  it('goes on in memory where the browser denies storage altogether', () => {
    const values = keptValues(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    values.write('a', 'kept')
    expect(values.read('a')).toBe('kept')
    expect(values.isKept()).toBe(false)
  })

  it('prefers the value in memory over an older one when the storage is full', () => {
    let isFull = false
    const storage = aStorage()
    const write = storage.setItem
    storage.setItem = (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      write(key, value)
    }
    const values = keptValues(() => storage)
    values.write('a', 'old')
    isFull = true
    values.write('a', 'new')
    expect(values.read('a')).toBe('new')
  })

  it('treats a damaged value as none', () => {
    const storage = aStorage({ getItem: () => '{"half' })
    expect(keptValues(() => storage).read('a')).toBeUndefined()
  })
})
