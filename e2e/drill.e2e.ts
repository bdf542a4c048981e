import type { Page } from '@playwright/test'
import { enterDemo, signUp } from './harness/account.ts'
import { lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

const SPEECH =
  'We support this motion, because imports must carry the cost of their carbon. I have two points. First, the delegate ' +
  'says that poorer exporters pay for a problem they did not cause. But the Convention on Climate Change lets us exempt ' +
  'the least developed countries, which means that revenue can flow back to them. Second, without a charge factories ' +
  'move abroad: the World Bank counts carbon prices over a quarter of emissions. For these reasons vote for this motion.'

/** A fair speech with a true source: what each criterion gave it is the business of the marks' own tests. */
const MARKS = /^Mark: [6-9](?:\.\d)? of 10 \(Argument /

const speech = (page: Page) => page.getByRole('textbox', { name: 'Your speech' })

/** What the clock of a speech says, once it runs. */
async function secondsLeft(page: Page): Promise<number> {
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^\d:[0-5]\d left$/)
  const [, minutes, seconds] = /^(\d):(\d\d)/.exec((await timer.textContent()) ?? '') ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** Puts a drill of one speech together, from the chat, and begins to speak. */
async function beginSpeaking(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.getByRole('link', { name: /^Debate drill/ }).click()
  await page.getByLabel('Speeches you make').selectOption('1')
  await page.getByRole('button', { name: 'Start the drill' }).click()
  await page.getByRole('button', { name: 'Start my speech' }).click()
  await expect(page.getByText('The charge makes poorer exporters pay')).toBeVisible()
  await speech(page).fill(SPEECH)
}

async function deliver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Deliver' }).click()
  await expect(page.getByRole('heading', { name: 'Report card' })).toBeVisible()
  await expect(page.getByText('Leakage is feared more than it is found')).toBeVisible()
}

test('a visitor holds a drill: by the clock, over a reload, marked at the sentences, kept with its marks', async ({
  page,
}) => {
  await enterDemo(page)
  // what is shown may be some seconds old on a busy machine, and no older than the speech
  const from = Date.now()
  await beginSpeaking(page)
  const before = await secondsLeft(page)
  await page.reload()
  const after = await secondsLeft(page)
  const passed = (Date.now() - from) / 1000
  expect(before - after, 'the clock neither began again nor jumped').toBeGreaterThanOrEqual(0)
  expect(before - after, 'the clock neither began again nor jumped').toBeLessThanOrEqual(passed + 2)
  await expect(speech(page)).toHaveValue(SPEECH)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('The clock is paused.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await deliver(page)
  await expect(page.getByText(MARKS)).toBeVisible()
  await lookAt(page, 'drill-report')
  await page.getByRole('link', { name: 'Another drill' }).click()
  await expect(page.getByRole('meter', { name: 'Overall' })).toHaveAttribute('aria-valuetext', /^[6-9](?:\.\d)? of 10$/)
  await lookAt(page, 'drill-setup')
})

test('somebody signed in holds a drill, and finds its time and marks after a reload', async ({ page }) => {
  await signUp(page)
  await beginSpeaking(page)
  await deliver(page)
  const took = page.getByText(/^\d:\d\d of 4:53$/)
  await expect(took).toBeVisible()
  await page.reload()
  await expect(page.getByText(MARKS)).toBeVisible()
  await expect(took).toBeVisible()
})
