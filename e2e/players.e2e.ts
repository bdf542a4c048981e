import type { Page } from '@playwright/test'
import { enterDemo } from './harness/account.ts'
import { Delegate, FASTEST_PACE, SPEAKING_PACE } from './harness/delegate.ts'
import { hurryDemo } from './harness/demo.ts'
import { expectAccessible, lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

/** Session ms per ms: forty-five minutes in less than half of one. */
const PLAYING_PACE = 110
/** Until the first act is pressed. */
const PRESSING_PACE = 20
/** What is shown at all is shown within this. */
const SHOWN_MS = 10_000
/** What a person presses among the acts in order, the most weighty first. */
const ACTS_IN_FAVOUR = [/^Second the motion/, /^Move to vote/, /^Sponsor\b/, /^Sign\b/, /^Declare in favour/]

const captions = (page: Page) => page.getByRole('log', { name: 'Captions' })

async function concludes(page: Page, kenya: Delegate, play: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await kenya.heartbeat()
    await play()
    await kenya.press(page.getByRole('button', { name: 'Back to the hall' }))
    expect(await page.getByRole('region', { name: 'Campaign concluded' }).isVisible()).toBe(true)
  }).toPass({ intervals: [100] })
  await kenya.openDebrief()
}

test('somebody who uses only the list of legal acts plays to the debrief', async ({ page, context }) => {
  await hurryDemo(context, SPEAKING_PACE, PLAYING_PACE)
  await enterDemo(page)
  const kenya = new Delegate(page)
  // slower until something was done, and for votes: on a busy machine a whole session goes by between two looks
  await kenya.hurry({ talk: PRESSING_PACE })
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya', 21)
  let pressed = 0
  await concludes(page, kenya, async () => {
    const acts = page.getByRole('list', { name: 'What can I do now' }).first()
    if (await kenya.press(page.getByRole('button', { name: 'Can live with', exact: true }))) pressed += 1
    for (const name of ACTS_IN_FAVOUR) if (await kenya.press(acts.getByRole('button', { name }))) pressed += 1
    if (await kenya.press(page.getByRole('button', { name: 'In favour', exact: true }))) pressed += 1
    if (pressed > 0) await kenya.hurry({ talk: PLAYING_PACE, crisis: PLAYING_PACE })
  })
  expect(pressed, 'something was done').toBeGreaterThan(0)
})

test('somebody who answers only crises plays to the debrief, and silence is no success', async ({ page, context }) => {
  await hurryDemo(context, SPEAKING_PACE, FASTEST_PACE)
  await enterDemo(page)
  const kenya = new Delegate(page)
  // slower for a crisis only: votes are not answered
  await kenya.hurry({ brink: FASTEST_PACE, vote: FASTEST_PACE, asked: FASTEST_PACE })
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya', 22)
  let answered = 0
  await concludes(page, kenya, async () => {
    if (await kenya.press(page.getByRole('button', { name: /^Choose this: / }))) answered += 1
  })
  expect(answered, 'crises were answered').toBeGreaterThan(0)
})

test('a first visitor is taught at the table, and can take a reading back', async ({ page }) => {
  await enterDemo(page)
  await expect(page.getByRole('region', { name: 'New at the table?' })).toBeVisible()
  await expectAccessible(page, 'the offer of the tutorial')
  await page.getByRole('button', { name: 'Start the tutorial' }).click()
  const fiji = new Delegate(page)
  await fiji.expectSession()
  const coach = page.getByRole('region', { name: 'Tutorial' })
  await lookAt(page, 'tutorial')

  await coach.getByRole('button', { name: 'Example words' }).click()
  await expect(fiji.composer).not.toHaveValue('')
  await expect(fiji.composer).toBeFocused()
  const words = await fiji.composer.inputValue()
  const readings = page.getByRole('region', { name: 'How did you mean that?' })
  // it is offered for seconds only, which a busy machine may need to press it: then the words are said again
  await expect(async () => {
    await fiji.composer.fill(words)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Undo' }).click({ timeout: SHOWN_MS })
    await expect(readings).toBeVisible({ timeout: SHOWN_MS })
  }).toPass()
  await expect(captions(page).getByText('CORRECTION')).toBeAttached()
  await expectAccessible(page, 'words taken back')
  await readings.getByRole('button', { name: 'Rephrase' }).click()
  await fiji.speak('We propose a freeze on plastic production.')
  await expect(coach.getByText('Offer one delegation something it wants')).toBeVisible()
  await page.getByRole('combobox', { name: 'Speed of the clock' }).selectOption('3')
  await expect(page.getByRole('combobox', { name: 'Speed of the clock' })).toHaveValue('3')

  await page.getByRole('link', { name: 'Campaigns' }).first().click()
  await expect(page.getByRole('button', { name: /^Tutorial: / })).toBeVisible()
})
