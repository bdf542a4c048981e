import { signUp } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { lookAt } from './harness/looks.ts'
import { scriptedMicrophone } from './harness/microphone.ts'
import { expect, test } from './harness/test.ts'
import config from './playwright.config.ts'

const microphone = scriptedMicrophone()
const { launchOptions } = config.use ?? {}
test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...launchOptions,
    ...microphone.launch,
    args: [...(launchOptions?.args ?? []), ...microphone.flags],
  },
})

test('a delegate speaks, signed in, and it counts; silence and a refused microphone are explained', async ({
  page,
  context,
}) => {
  await signUp(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  const speak = page.getByRole('button', { name: 'Speak', exact: true })
  const listening = page.locator('[data-microphone=listening]')

  // what it is for is told before the browser asks
  const motion = 'I move for a moderated caucus of ten minutes'
  const ms = microphone.says(motion)
  await speak.click()
  await page.getByRole('button', { name: 'Use the microphone' }).click()
  await expect(listening).toBeVisible()
  console.log('listening')
  await page.waitForTimeout(ms)
  await lookAt(page, 'session-listening')
  await listening.click()
  await page.waitForTimeout(6000)
  await lookAt(page, 'session-heard')
  console.log(await page.getByRole('log', { name: 'Captions' }).innerText())
})
