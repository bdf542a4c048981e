import { expect, it } from 'vitest'
import { bundled, unbundled } from './bundle.ts'

const FILES = new Map([
  ['one', Uint8Array.of(1, 2, 3)],
  ['none', new Uint8Array()],
  ['two', Uint8Array.of(4)],
])

it('gives the files back', () => {
  expect([...unbundled(bundled(FILES))]).toEqual([...FILES])
})

it.each([
  { cut: 1, because: 'its end is missing' },
  { cut: 20, because: 'its contents are cut off' },
])('is refused when $because', ({ cut }) => {
  expect(() => unbundled(bundled(FILES).slice(0, -cut))).toThrow()
})
