import { signUp } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { expectAccessible, lookAt, takePicture } from './harness/looks.ts'
import { scriptedMicrophone, speakOnce } from './harness/microphone.ts'
import { expect, test } from './harness/test.ts'
import { TOO_LATE } from './harness/watch.ts'
import config from './playwright.config.ts'

const microphone = scriptedMicrophone()
const { launchOptions } = config.use ?? {}
test.use({
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
  await speakOnce(page)
  await kenya.expectSaid('Kenya moves: an unmoderated caucus.')
  await expect(kenya.composer).toHaveValue('')

  // with what stands there already it is looked at first
  await kenya.composer.fill('Honourable chair,')
  microphone.says('point of order')
  await speakOnce(page)
  const check = page.getByRole('region', { name: 'Is this what you said?' })
  await expect(check).toContainText('Honourable chair, Point of order.')
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
