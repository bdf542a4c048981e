import '../../test-setup.ts'
import { expect, it } from 'vitest'
import { saveFile } from './save-file.ts'

it('leaves the page where it is', async () => {
  const before = window.location.href
  saveFile('clauses.txt', new Blob(['One.'], { type: 'text/plain' }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(window.location.href).toBe(before)
  expect(window.location.origin).toMatch(/^http/)
})
