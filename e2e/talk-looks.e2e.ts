import type { Page } from '@playwright/test'
import { signUp } from './harness/account.ts'
import { liveMicrophone, sayTo, sentence } from './harness/live-microphone.ts'
import { lookAt } from './harness/looks.ts'
import { listening, longAnswer, openMicrophone, QUESTION, speakButton, test } from './harness/spoken.ts'
import { expect } from './harness/test.ts'

/** Room for one question and its answer, and for no second one. */
const WORDS_A_DAY = 290
test.use({
  bypassCSP: true,
  answer: longAnswer(20),
  variables: { PLACARD_PLANS: JSON.stringify({ FREE: { limits: { wordsPerDay: WORDS_A_DAY } } }) },
})

/** How the browser answers who asks for the microphone. */
function microphoneIs(page: Page, manner: 'denied' | 'asked for'): Promise<void> {
  return page.evaluate((how) => {
    navigator.mediaDevices.getUserMedia = () =>
      how === 'denied' ? Promise.reject(new DOMException('no', 'NotAllowedError')) : new Promise(() => undefined)
  }, manner)
}

test('BR-6 the voice view is fit to be seen before and while somebody speaks, and when they may not', async ({
  page,
  context,
  voice,
}) => {
  await liveMicrophone(context)
  await signUp(page)
  await page.getByRole('link', { name: 'Voice', exact: true }).click()
  await expect(page.getByText('Tap to start talking')).toBeVisible()
  await lookAt(page, 'voice-idle')
  await speakButton(page).click()
  await expect(page.getByRole('button', { name: 'Use the microphone' })).toBeVisible()
  await lookAt(page, 'voice-reason')
  await microphoneIs(page, 'asked for')
  await page.getByRole('button', { name: 'Use the microphone' }).click()
  await expect(page.locator('[data-microphone=asking]')).toBeVisible()
  await lookAt(page, 'voice-asking')
  await page.keyboard.press('Escape')
  await microphoneIs(page, 'denied')
  await speakButton(page).click()
  await expect(page.getByText('Your browser does not let this page use the microphone.')).toBeVisible()
  await lookAt(page, 'voice-denied')
  await page.keyboard.press('Control+m')
  await expect(page.getByText('The microphone is muted.', { exact: false })).toBeVisible()
  await lookAt(page, 'voice-muted')
  await page.keyboard.press('Control+m')
  await page.getByRole('button', { name: 'Type instead' }).click()
  await page.getByRole('switch', { name: 'Hands-free' }).click()
  await lookAt(page, 'voice-typed-and-hands-free')

  voice.isThinking = true
  await page.getByRole('textbox', { name: 'Message' }).fill(QUESTION)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Processing...')).toBeVisible()
  await lookAt(page, 'voice-processing')
})

test.afterEach(({ voice }) => {
  voice.isThinking = false
})

test('the voice view is fit to be seen from the first word to the last one of the day', async ({
  page,
  context,
  voice,
  watch,
}) => {
  // the words of the day are used up in the end
  watch.allow(/status of 402/)
  await liveMicrophone(context)
  await signUp(page)
  await openMicrophone(page)
  await lookAt(page, 'voice-listening')
  await page.getByRole('button', { name: 'I have finished speaking' }).click()
  await expect(page.getByText('Nothing was heard.')).toBeVisible()
  await lookAt(page, 'voice-nothing-heard')

  const ask = async () => {
    await speakButton(page).click()
    await expect(listening(page)).toBeVisible()
    voice.hears.push(QUESTION)
    await sayTo(page, sentence(QUESTION))
    await page.getByRole('button', { name: 'I have finished speaking' }).click()
  }
  await ask()
  await expect(page.getByText('AI responding...')).toBeVisible()
  await lookAt(page, 'voice-speaking')
  await page.getByRole('button', { name: 'Stop speaking' }).click()
  await expect(page.getByText('You interrupted here.').last()).toBeVisible()
  await lookAt(page, 'voice-interrupted')

  await ask()
  await expect(page.getByText('Daily word limit reached', { exact: true })).toBeVisible()
  await lookAt(page, 'voice-no-words-left')
})
