import { enterDemo, signUp } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { offlineReady } from './harness/demo.ts'
import { expectAccessible, lookAt, takePicture } from './harness/looks.ts'
import { hearOut, scriptedMicrophone, speakOnce, speakUntilHeard } from './harness/microphone.ts'
import { expect, own, test } from './harness/test.ts'
import { NO_SERVER, TOO_LATE } from './harness/watch.ts'
import config from './playwright.config.ts'

const microphone = scriptedMicrophone()
const { launchOptions } = config.use ?? {}
test.use({
  hasOwnServer: true,
  launchOptions: {
    ...launchOptions,
    ...microphone.launch,
    args: [...(launchOptions?.args ?? []), ...microphone.flags],
  },
})

test('a delegate speaks, signed in, and it counts; a refused microphone and silence are explained', async ({
  page,
  context,
  watch,
}) => {
  // the chair may refuse what was understood
  watch.allow(TOO_LATE)
  // a busy machine speaks and hears nothing in time, and the page says so
  watch.allow(/status of 503 .*\/api\/voice\//)
  await signUp(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  const speak = page.getByRole('button', { name: 'Speak', exact: true })
  const alert = page.getByRole('form', { name: 'Your words' }).getByRole('alert')

  // what it is for is told before the browser asks, which refuses here
  await speak.click()
  await expectAccessible(page, 'what the microphone is for')
  await takePicture(page, 'microphone-reason')
  await page.getByRole('button', { name: 'Use the microphone' }).click()
  await expect(alert).toContainText('Your browser does not let this page use the microphone.')
  await context.grantPermissions(['microphone'])

  microphone.says('I move for an unmoderated caucus of five minutes')
  await speakUntilHeard(page)
  await kenya.expectSaid('Kenya moves: an unmoderated caucus.')
  await expect(kenya.composer).toHaveValue('')

  // with what stands there already it is looked at first
  await kenya.composer.fill('Honourable chair,')
  microphone.says('I move for an unmoderated caucus of five minutes')
  await speakUntilHeard(page)
  const check = page.getByRole('region', { name: 'Is this what you said?' })
  await expect(check).toContainText('Honourable chair, I move for an unmoderated caucus')
  await lookAt(page, 'spoken-words-to-check')
  await page.keyboard.press('Escape')
  await expect(kenya.composer).toHaveValue('Honourable chair,')

  microphone.isQuiet()
  await page.locator('body').press(' ')
  await expect(page.locator('[data-microphone=listening]')).toBeVisible()
  await expectAccessible(page, 'a session that listens')
  await page.locator('body').press(' ')
  await expect(alert).toContainText('Nothing was heard.')
})

test('a visitor speaks in the demo, by what is fetched once, and again with the server gone', async ({
  page,
  context,
  ownServer,
  watch,
}) => {
  await context.grantPermissions(['microphone'])
  await page.goto('/')
  await offlineReady(page)
  await enterDemo(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  const offer = page.getByRole('region', { name: 'Speech recognition for the demo' })

  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await page.getByRole('button', { name: 'Use the microphone' }).click()
  await expect(offer).toContainText('5.1 MB')
  await lookAt(page, 'hearing-offer')
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('The speech recognition was not downloaded')).toBeVisible()

  microphone.says('I move for an unmoderated caucus of five minutes')
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await offer.getByRole('button', { name: 'Download it' }).click()
  await hearOut(page)
  await kenya.expectSaid('Kenya moves: an unmoderated caucus.')

  watch.allow(NO_SERVER)
  watch.allow(/status of 503/)
  await own(ownServer).stop()
  await page.reload()
  await kenya.expectSession()
  await kenya.composer.fill('Honourable chair,')
  microphone.says('I move for an unmoderated caucus of five minutes')
  await speakOnce(page)
  await expect(page.getByRole('region', { name: 'Is this what you said?' })).toContainText('unmoderated caucus')
})
