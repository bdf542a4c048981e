import type { Act } from '@placard/engine'
import { expect, it } from 'vitest'
import { confidenceNeeded } from './stakes.ts'

const CHANGE = { issue: 0, option: 1 }

it.each<{ readonly light: Act; readonly grave: Act; readonly because: string }>([
  { light: { kind: 'question' }, grave: { kind: 'promise', target: 'ken' }, because: 'a promise binds' },
  { light: { kind: 'reassure' }, grave: { kind: 'threaten' }, because: 'a threat costs credibility' },
  {
    light: { kind: 'support', change: CHANGE },
    grave: { kind: 'concede', changes: [CHANGE] },
    because: 'it gives away',
  },
  { light: { kind: 'explain', issue: 0 }, grave: { kind: 'vote', choice: 'for' }, because: 'a ballot is final' },
  { light: { kind: 'remark' }, grave: { kind: 'propose', changes: [CHANGE] }, because: 'it may enter the text' },
])('$grave.kind needs more confidence than $light.kind: $because', ({ light, grave }) => {
  expect(confidenceNeeded(grave)).toBeGreaterThan(confidenceNeeded(light))
})
