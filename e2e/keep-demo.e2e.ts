import type { Page } from '@playwright/test'
import { enterDemo, expectCampaigns, fillSignUp, newAccount } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { demoLogs, forgeInDemo, hurryDemo } from './harness/demo.ts'
import { expectAccessible, lookAt, takePicture } from './harness/looks.ts'
import { expect, own, test } from './harness/test.ts'
import { NO_SERVER } from './harness/watch.ts'

test.use({ hasOwnServer: true })

const CALL = '**/api/demo-import/sessions'
const WORDS = 'We propose a goal of 300 billion dollars a year in climate finance.'

async function playABit(page: Page, campaign: string, words?: string): Promise<string> {
  const kenya = new Delegate(page)
  await kenya.takeSeat(campaign, 'Kenya')
  if (words !== undefined) await kenya.speak(words)
  const sessionId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('link', { name: 'Campaigns' }).first().click()
  await expectCampaigns(page)
  return sessionId
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
}

test('a visitor keeps the demo: a move that was interrupted goes on, a forged session is refused by name', async ({
  page,
  context,
  ownServer,
  watch,
}) => {
  const server = own(ownServer)
  await hurryDemo(context, 3)
  await enterDemo(page)
  const first = await playABit(page, 'Climate Crisis Summit', WORDS)
  const second = await playABit(page, 'Climate Crisis Summit')
  const third = await playABit(page, 'Climate Crisis Summit')
  await forgeInDemo(page, second)

  await openMenu(page)
  await page.getByRole('button', { name: 'Keep my demo' }).click()
  await expect(page.getByText('what you made in the demo can then move into it')).toBeVisible()
  await takePicture(page, 'keep-demo-sign-up')
  await expectAccessible(page, 'the sign-up from the demo')
  await fillSignUp(page, newAccount())
  const dialog = page.getByRole('dialog', { name: 'Keep my demo' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  // a session that was just left may have told a last thing meanwhile
  const logs = await demoLogs(page)
  await lookAt(page, 'keep-demo-offer')

  // A server that is about to stop says so to those who ask meanwhile.
  watch.allow(/status of 503/)
  watch.allow(NO_SERVER)
  watch.allow(/WebSocket connection to .* failed/)
  const sent: { sessionId: string; log: string }[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(CALL, async (route) => {
    const body: { sessionId: string; log: string } = route.request().postDataJSON()
    sent.push(body)
    if (sent.length === 2) {
      await held
      await server.stop()
    }
    await route.continue()
  })
  await page.evaluate(() => {
    // the held call would give up while it is looked at
    AbortSignal.timeout = () => new AbortController().signal
  })
  await dialog.getByRole('button', { name: 'Move into my account' }).click()
  await expect(dialog.getByText('1 of 3 moved')).toBeVisible()
  await lookAt(page, 'keep-demo-progress')
  release()
  await expect(dialog.getByText('The move was interrupted')).toBeVisible()
  await expect(dialog.getByText('Not moved yet')).toHaveCount(2)
  await server.start()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('1 item could not be moved and stays in the demo.')).toBeVisible()
  await expect(
    dialog.getByText('Its record contains events that the simulation could not have produced.'),
  ).toBeVisible()
  await lookAt(page, 'keep-demo-report')
  for (const { sessionId, log } of sent) expect(log.split('\n'), 'the whole log was sent').toEqual(logs[sessionId])

  await dialog.getByRole('button', { name: 'Done' }).click()
  await expectCampaigns(page)
  const resume = page.getByRole('region', { name: 'Resume' })
  await expect(resume.getByRole('listitem')).toHaveCount(2)
  await page.goto(`/sessions/${first}`)
  await expect(page.getByText(WORDS).first()).toBeAttached()
  await page.goto(`/sessions/${third}`)
  await expect(page.getByRole('region', { name: 'Chamber' })).toBeVisible()

  await page.goto('/campaigns')
  await openMenu(page)
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Try Now' }).click()
  await expectCampaigns(page)
  await expect(resume.getByText('Moved to your account')).toHaveCount(2)
  await takePicture(page, 'keep-demo-moved')
  await expect(resume.getByRole('listitem')).toHaveCount(3)
})
