import { enterDemo } from './harness/account.ts'
import { Delegate, FASTEST_PACE, SPEAKING_PACE } from './harness/delegate.ts'
import { demoLog, hurryDemo, offlineReady } from './harness/demo.ts'
import { expect, own, test } from './harness/test.ts'

test.use({ hasOwnServer: true })

/** Until a crisis is answered, after which words are said again. */
const PACE = 30

test('a visitor plays the climate summit as Kenya to the vote and the debrief, with the server gone', async ({
  page,
  context,
  ownServer,
  watch,
}) => {
  await hurryDemo(context, SPEAKING_PACE, FASTEST_PACE)
  await page.goto('/')
  await offlineReady(page)
  // The sign-in, which is no part of the demo, looks for the server until the demo is entered; one that is stopping
  // says so, or breaks off.
  watch.allow(/(ERR_(CONNECTION_|EMPTY_)\w+|status of 503) .*\/api\/(announcements|status)\)$/)
  await own(ownServer).stop()

  await enterDemo(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  await kenya.speak('We propose a goal of 300 billion dollars a year in climate finance.')
  await kenya.speak('We promise Germany that we will support expert review of every pledge.')
  await kenya.hurry({ talk: PACE })
  await kenya.attendUntil(async () => kenya.done.crises > 0, 'a crisis is answered')

  const before = await demoLog(page)
  const address = page.url()
  await page.reload()
  await kenya.expectSession()
  await kenya.hurry({ talk: SPEAKING_PACE, crisis: SPEAKING_PACE, brink: SPEAKING_PACE })
  expect(page.url()).toBe(address)
  const after = await demoLog(page)
  expect(after.slice(0, before.length), 'nothing of what was played is gone').toEqual(before)
  await kenya.expectSaid('We propose a goal of 300 billion')

  await kenya.speak('We support solidarity levies on shipping and aviation for loss and damage.')
  await kenya.hurry()
  await kenya.playToEnd()
  expect(kenya.done.ballots, 'Kenya voted when its name was called').toBeGreaterThan(0)
  await kenya.openDebrief()
})
