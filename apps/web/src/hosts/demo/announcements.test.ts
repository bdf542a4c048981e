import '../../test-setup.ts'
import { expect, it } from 'vitest'
import { browserValues } from '../../client/storage/storage.ts'
import { listDemoAnnouncements } from './announcements.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const KEY = 'placard.demo.announcements'

it('shows three samples, pinned first, and keeps them in this browser', () => {
  const shown = listDemoAnnouncements(NOW, true)
  expect(shown.map(({ title }) => title)).toEqual([
    'You are in the demo',
    'Go back and try another move',
    'Placard is a beta',
  ])
  expect(browserValues.read(KEY)).toHaveLength(3)
})

it('shows what is kept instead of the samples, without what is hidden, over or meant for accounts', () => {
  const [sample] = listDemoAnnouncements(NOW, true)
  const others = [
    { id: '1', title: 'kept' },
    { id: '2', title: 'hidden', isActive: false },
    { id: '3', title: 'over', expiresAt: '2026-11-22T12:00:00.000Z' },
    { id: '4', title: 'for accounts', targetAudience: 'existing-users' },
  ]
  browserValues.write(
    KEY,
    others.map((change) => ({ ...sample, ...change })),
  )
  expect(listDemoAnnouncements(NOW, true).map(({ title }) => title)).toEqual(['kept'])
})

it('starts anew from damaged storage', () => {
  browserValues.write(KEY, [{ title: 4 }])
  expect(listDemoAnnouncements(NOW, true)).toHaveLength(3)
})

it('shows nothing to somebody who wants no sample content', () => {
  expect(listDemoAnnouncements(NOW, false)).toEqual([])
})
