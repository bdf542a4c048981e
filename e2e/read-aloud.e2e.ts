import type { Page } from '@playwright/test'
import { enterDemo, signUp } from './harness/account.ts'
import { offlineReady } from './harness/demo.ts'
import { lookAt } from './harness/looks.ts'
import { expect, own, test } from './harness/test.ts'

test.use({ hasOwnServer: true })

const readAloud = (page: Page) => page.getByRole('button', { name: 'Read aloud', exact: true })
const offer = (page: Page) => page.getByRole('region', { name: 'Voice for the demo' })

async function ask(page: Page): Promise<void> {
  await page.goto('/')
  const composer = page.getByRole('textbox', { name: 'Message' })
  await composer.fill('What is a moderated caucus?')
  await composer.press('Enter')
  await expect(page.getByRole('button', { name: 'Copy message' }).last()).toBeAttached()
}

/** Waits until the answer is heard, and its captions go on. */
async function expectHeard(page: Page): Promise<void> {
  await expect(readAloud(page)).toHaveAttribute('data-speech', 'speaking')
  await expect(readAloud(page)).toHaveAttribute('aria-pressed', 'true')
  const word = page.locator('[data-caption-word]')
  const first = await word.textContent()
  await expect(word).not.toHaveText(first ?? '')
}

async function stopReading(page: Page): Promise<void> {
  await readAloud(page).click()
  await expect(readAloud(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('[data-caption-word]')).toHaveCount(0)
}

test('in the demo an answer is read aloud by a voice that is fetched once, and again with the server gone', async ({
  page,
  context,
  ownServer,
  watch,
}) => {
  const fetched: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/voice/')) fetched.push(request.url())
  })
  await page.goto('/')
  await offlineReady(page)
  await enterDemo(page)
  await ask(page)
  await readAloud(page).click()
  await expect(offer(page)).toContainText('14.5 MB')
  expect(fetched, 'nothing is fetched before the user has agreed').toEqual([])
  await lookAt(page, 'read-aloud-offer')

  await offer(page).getByRole('button', { name: 'Not now' }).click()
  await expect(readAloud(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('The voice was not downloaded.')).toBeVisible()

  await readAloud(page).click()
  await offer(page).getByRole('button', { name: 'Download the voice' }).click()
  await expectHeard(page)
  await lookAt(page, 'read-aloud-reading')
  await stopReading(page)
  expect(fetched).toHaveLength(1)

  watch.allow(/(ERR_(CONNECTION_|EMPTY_)\w+|status of 503) .*\/api\/(announcements|status)\)$/)
  await own(ownServer).stop()
  await page.reload()
  await readAloud(page).click()
  await expectHeard(page)
  await stopReading(page)
  expect(fetched).toHaveLength(1)
})

test('signed in an answer is read aloud by the server’s voice, and new ones while the switch is on', async ({
  page,
}) => {
  await signUp(page)
  await ask(page)
  await readAloud(page).click()
  await expectHeard(page)
  await stopReading(page)

  const toggle = page.getByRole('button', { name: 'Read answers aloud' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  const composer = page.getByRole('textbox', { name: 'Message' })
  await composer.fill('What is a quorum?')
  await composer.press('Enter')
  await expect(page.locator('[data-speech="speaking"]')).toHaveCount(1)
  await toggle.click()
  await expect(page.locator('[data-speech="speaking"]')).toHaveCount(0)
})
