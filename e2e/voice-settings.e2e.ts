import type { Locator, Page } from '@playwright/test'
import { enterDemo, signUp } from './harness/account.ts'
import { liveMicrophone } from './harness/live-microphone.ts'
import { lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

test.use({ bypassCSP: true })

const SUB_TABS = ['Speech Control', 'Delegate’s Voice', 'Language', 'Debate Mode'] as const

const section = (page: Page) => page.getByRole('region', { name: 'Voice', exact: true })
const open = (voice: Locator, tab: (typeof SUB_TABS)[number]) => voice.getByRole('tab', { name: tab }).click()

async function lookAtAll(page: Page, manner: string): Promise<void> {
  const voice = section(page)
  for (const tab of SUB_TABS) {
    await open(voice, tab)
    await lookAt(page, `voice-settings-${manner}-${tab.split(/\W/)[0]?.toLowerCase()}`, voice)
  }
}

test('the four sub-tabs of the voice settings are fit to be seen, with voice on and off, and while something is played or tested', async ({
  page,
  context,
}) => {
  await liveMicrophone(context)
  await signUp(page)
  await page.goto('/settings/voice')
  const voice = section(page)
  await lookAtAll(page, 'on')

  await open(voice, 'Speech Control')
  await voice.getByRole('button', { name: 'Test the microphone' }).click()
  await page.getByRole('button', { name: 'Use the microphone' }).click()
  await expect(voice.getByText('Say something: the bar moves as you speak.')).toBeVisible()
  await lookAt(page, 'voice-settings-testing', voice)
  await voice.getByRole('button', { name: 'End the test' }).click()

  // what has no effect here says so
  await open(voice, 'Language')
  await voice.getByRole('radio', { name: /^Suomi/ }).click()
  await open(voice, 'Speech Control')
  await expect(voice.getByText(/^Neither Placard nor your browser has a voice for Finnish/)).toBeVisible()
  await lookAt(page, 'voice-settings-no-voice', voice)
  await open(voice, 'Language')
  await voice.getByRole('switch', { name: /^Detect/ }).click()
  await lookAt(page, 'voice-settings-detected', voice)
  await open(voice, 'Delegate’s Voice')
  await voice.getByRole('switch', { name: 'Speak my speeches' }).click()
  await lookAt(page, 'voice-settings-unspoken', voice)

  await voice.getByRole('switch', { name: 'Enable voice' }).click()
  await lookAtAll(page, 'off')
})

test('a visitor finds the same, with what the demo cannot do', async ({ page }) => {
  await enterDemo(page)
  await page.goto('/settings/voice')
  await lookAtAll(page, 'demo')
})
