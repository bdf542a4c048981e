import type { Answer } from '../protocol.ts'

export const NOT_FOUND = { ok: false, rejection: { code: 'not-found' } } as const

export function given<Value>(value: Value): Answer<Value> {
  return { ok: true, value }
}

export function found<Value>(value: Value | undefined): Answer<Value> {
  return value === undefined ? NOT_FOUND : given(value)
}
