import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../check/program.ts'
import { LONGEST, longestFirst } from './longest-first.ts'

describe('the files that take longest', () => {
  it('are files there are', () => {
    expect(LONGEST.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })

  it('come first, and all others stay in their order', () => {
    const [longest = '', second = ''] = LONGEST
    const files = ['/p/b.test.ts', `/p/${second}`, '/p/a.test.ts', `/p/${longest}`]
    expect(longestFirst(files, (file) => file)).toEqual([
      `/p/${longest}`,
      `/p/${second}`,
      '/p/b.test.ts',
      '/p/a.test.ts',
    ])
  })
})
