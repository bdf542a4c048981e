import type { Page } from '@playwright/test'
import { enterDemo } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { deviceRecord, nextOfDevice, playDevice, withDeviceModel } from './harness/device-model.ts'
import { lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

const BADGE = 'Browser’s model · on this device'

const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const said = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'A model on this device' })

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

async function openChat(page: Page): Promise<void> {
  await enterDemo(page)
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
}

/** Downloads the model from the menu of engines, and has it answer this chat. */
async function downloadModel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Answers by: / }).click()
  await page.getByRole('button', { name: 'On this device: download a model …' }).click()
  await expect(dialog(page).getByText(/about 4 GB/)).toBeVisible()
  await lookAt(page, 'device-consent')
  await dialog(page).getByRole('button', { name: 'Download the model' }).click()
  await nextOfDevice(page)
  await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '42% downloaded')
  await lookAt(page, 'device-download')
  await nextOfDevice(page)
  await dialog(page).getByRole('button', { name: 'Use it in this chat' }).click()
  await expect(page.getByRole('button', { name: 'Answers by: On this device' })).toBeVisible()
}

test('a visitor downloads the model of this device, chats with it, stops it, and is told when it cannot answer', async ({
  page,
  context,
}) => {
  await withDeviceModel(context, {
    availability: 'downloadable',
    isDownloadHeld: true,
    progress: [0.42],
    replies: [{ pieces: ['A caucus is ', 'a break for talks [1].'], isHeld: true }],
  })
  await openChat(page)
  await downloadModel(page)

  await say(page, 'What is a moderated caucus?')
  await expect(said(page).getByText('A caucus is')).toBeVisible()
  await page.getByRole('button', { name: 'Stop answering' }).click()
  await expect.poll(async () => (await deviceRecord(page)).aborted).toBe(1)

  await say(page, 'What is an unmoderated caucus?')
  await nextOfDevice(page)
  await expect(said(page).getByText(/a break for talks/)).toBeVisible()
  await expect(said(page).getByText(BADGE).last()).toBeVisible()
  const { requests } = await deviceRecord(page)
  expect(requests.at(-1)?.system, 'the same numbered sources as any model has').toContain('[1] “')
  expect(requests.at(-1)?.history, 'the conversation so far').toContain('What is a moderated caucus?')
  await lookAt(page, 'device-answer')

  await playDevice(page, { promptFails: { name: 'QuotaExceededError', after: 0 } })
  await say(page, 'What is a quorum?')
  await expect(
    said(page).getByText(/in place of the browser’s model, which cannot read a conversation this long/),
  ).toBeVisible()
  await expect(said(page).getByText('Embedded · built-in phrases, no AI model')).toBeVisible()
})

test('the model of this device takes the other side in a drill', async ({ page, context }) => {
  await withDeviceModel(context, { replies: [{ pieces: ['I oppose the motion, ', 'and give two grounds.'] }] })
  await openChat(page)
  await page.getByRole('button', { name: /^Answers by: / }).click()
  await page.getByRole('radio', { name: /^On this device/ }).check()
  await page.getByRole('link', { name: /^Debate drill/ }).click()
  await page.getByRole('button', { name: 'Start the drill' }).click()
  await expect(page.getByText('I oppose the motion, and give two grounds.')).toBeVisible()
  await expect(page.getByText(BADGE)).toBeVisible()
  expect((await deviceRecord(page)).requests.at(-1)?.system).toContain('debate drill')
})

test('a browser without such a model is offered none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel'))
  await openChat(page)
  await page.getByRole('button', { name: /^Answers by: / }).click()
  await expect(page.getByRole('radio', { name: /^Built-in assistant/ })).toBeChecked()
  await expect(page.getByText(/On this device/)).toHaveCount(0)
})

test('the model of this device reads what a visitor says in a campaign, once they have chosen that', async ({
  page,
  context,
}) => {
  const reading = { readings: [{ act: 'support', option: 'A1', confidence: 0.4 }] }
  await withDeviceModel(context, {
    replies: [{ when: 'What the delegate says', pieces: [JSON.stringify(reading)] }, { pieces: ['{}'] }],
  })
  await enterDemo(page)
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('link', { name: 'System', exact: true }).click()
  await page.getByRole('switch', { name: 'Use it in campaigns too' }).check()
  await lookAt(page, 'device-settings')
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  const delegate = new Delegate(page)
  await delegate.takeSeat('Climate Crisis Summit', 'Kenya')
  await delegate.composer.fill('All things considered, that one has its charm.')
  await delegate.composer.press('Enter')
  await expect(page.getByText(`Read by ${BADGE}.`)).toBeVisible()
})
