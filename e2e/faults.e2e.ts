import type { Page, WebSocketRoute } from '@playwright/test'
import { enterDemo, expectCampaigns, signUp } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { demoLog, hurryDemo, offlineReady } from './harness/demo.ts'
import { expect, test } from './harness/test.ts'
import { NO_SERVER } from './harness/watch.ts'
import { beforeDemoWorker, DENIED_STORAGE, MOVABLE_CLOCK, moveClock } from './harness/worker-seam.ts'

const PROPOSAL = 'We propose a goal of 300 billion dollars a year in climate finance.'
const SUPPORT = 'We support solidarity levies on shipping and aviation for loss and damage.'
const REVIEW = 'We promise Germany that we will support expert review of every pledge.'
const NOBODYS = '11111111-1111-4111-8111-111111111111'

test('on the server: what is not there, what is a stranger’s, a dropped socket, and words without a network', async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 404/)
  let open: WebSocketRoute | undefined
  let isCut = false
  await page.routeWebSocket('**/api/realtime', async (route) => {
    if (isCut) {
      await route.close({ code: 1001 })
    } else {
      open = route
      route.connectToServer()
    }
  })
  await signUp(page)
  // one of the addresses below the server does not take; the page knows it, once the browser keeps the page
  await offlineReady(page)
  const kenya = new Delegate(page)
  const captions = page.getByRole('log', { name: 'Captions' })

  await test.step('campaigns and sessions that are not there are told apart from those that are', async () => {
    for (const [path, title] of [
      ['/campaigns/no-such-campaign', 'No such campaign'],
      [`/sessions/${NOBODYS}`, 'No such session'],
      [`/sessions/${NOBODYS}/debrief`, 'No such session'],
      ['/sessions/not-an-id', 'No such session'],
      ['/campaigns/%00', 'No such room'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title }), path).toBeVisible()
    }
    await page.getByRole('main').getByRole('link').first().click()
    await expectCampaigns(page)
  })

  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  await kenya.speak(PROPOSAL)
  await test.step('a session of somebody else does not exist', async () => {
    const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    watch.over(stranger)
    const theirs = await stranger.newPage()
    await signUp(theirs)
    await theirs.goto(page.url())
    await expect(theirs.getByRole('heading', { level: 1, name: 'No such session' })).toBeVisible()
    await stranger.close()
  })

  await test.step('a dropped socket is told, asked around, and caught up with when it is back', async () => {
    watch.allow(NO_SERVER)
    isCut = true
    await open?.close({ code: 1001 })
    const interrupted = page.getByText('Live updates are interrupted; checking every few seconds.')
    await expect(interrupted).toBeVisible()
    await kenya.speak(SUPPORT)
    isCut = false
    await expect(interrupted).toBeHidden()
    await expect(captions.getByText(PROPOSAL)).toBeAttached()
    await expect(captions.getByText(SUPPORT)).toHaveCount(1)
  })

  await test.step('BR-1 words said without a network wait in line and are said once when it is back', async () => {
    await context.setOffline(true)
    await expect(page.getByText('No internet connection.')).toBeVisible()
    await kenya.composer.fill(REVIEW)
    await kenya.composer.press('Enter')
    await expect(page.getByText('One message is waiting for the connection')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('One message is waiting for the connection')).toBeHidden()
    // it binds, so it waits for its speaker once more
    await kenya.confirm()
    await expect(captions.getByText(REVIEW)).toHaveCount(1)
  })
})

test('two tabs on one session show the same, both may speak, and either goes on alone', async ({ page, context }) => {
  await hurryDemo(context, 4)
  await enterDemo(page)
  const first = new Delegate(page)
  await first.takeSeat('Climate Crisis Summit', 'Kenya')
  const otherTab = await context.newPage()
  await otherTab.goto(page.url())
  const second = new Delegate(otherTab)
  await second.expectSession()

  await first.speak(PROPOSAL)
  await expect(otherTab.getByRole('log', { name: 'Captions' }).getByText(PROPOSAL)).toBeVisible()
  await second.speak(SUPPORT)
  await expect(page.getByRole('log', { name: 'Captions' }).getByText(SUPPORT)).toBeVisible()

  await page.close()
  const before = await demoLog(otherTab)
  await expect.poll(async () => (await demoLog(otherTab)).length).toBeGreaterThan(before.length)
  expect((await demoLog(otherTab)).slice(0, before.length)).toEqual(before)
})

test.describe('a browser in trouble', () => {
  test.use({ serviceWorkers: 'block' })

  test('a browser that keeps nothing is told of, and the demo plays all the same', async ({ page, context }) => {
    await beforeDemoWorker(context, DENIED_STORAGE)
    await enterDemo(page)
    await expect(page.getByText(/does not let the demo store anything/)).toBeVisible()
    const kenya = new Delegate(page)
    await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
    await kenya.speak(PROPOSAL)
  })

  test('a clock that jumps neither ends a session nor stops it; one that cannot be read is put aside with a word', async ({
    page,
    context,
  }) => {
    await beforeDemoWorker(context, MOVABLE_CLOCK)
    await hurryDemo(context, 2)
    await enterDemo(page)
    const kenya = new Delegate(page)
    await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
    await kenya.speak(PROPOSAL)
    await test.step('a clock that jumps ahead or back', async () => {
      for (const jump of [24 * 3_600_000, -48 * 3_600_000]) {
        await moveClock(page, jump)
        const before = (await demoLog(page)).length
        await expect.poll(async () => (await demoLog(page)).length).toBeGreaterThan(before)
        await expect(page.getByRole('region', { name: 'Campaign concluded' })).toBeHidden()
      }
      await kenya.speak(SUPPORT)
      await expect(page.getByText('Opening Statements').first()).toBeVisible()
    })

    await test.step('a session that cannot be read', async () => {
      const address = page.url()
      await page.goto('/nowhere')
      await page.evaluate(spoilDemoLog)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: 'No such session' })).toBeVisible()
      await expect(page.getByText(/could not be read. It has been put aside/)).toBeVisible()
      await enterDemoAgain(page)
      await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
      await kenya.speak(PROPOSAL)
    })
  })
})

async function enterDemoAgain(page: Page): Promise<void> {
  await page.goto('/')
  await expectCampaigns(page)
}

/** Replaces every event of the demo's log by rubbish. */
function spoilDemoLog(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('placard-demo')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const writing = opening.result.transaction(['events', 'snapshots'], 'readwrite')
      writing.objectStore('snapshots').clear()
      const events = writing.objectStore('events')
      const cursor = events.openCursor()
      cursor.onsuccess = () => {
        if (cursor.result === null) return
        cursor.result.update({ rubbish: true })
        cursor.result.continue()
      }
      writing.oncomplete = () => {
        opening.result.close()
        resolve()
      }
      writing.onabort = () => reject(writing.error)
    }
  })
}
