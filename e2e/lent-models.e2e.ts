import type { Page } from '@playwright/test'
import { signUp } from './harness/account.ts'
import { deviceRecord, nextOfDevice, withDeviceModel } from './harness/device-model.ts'
import { lookAt, takePicture } from './harness/looks.ts'
import { startOwnServer } from './harness/own-server.ts'
import { expect, test } from './harness/test.ts'

const KEY = 'sk-own-secret-0123456789'
const DEVICE = 'Browser’s model · on this device'

const said = (page: Page) => page.getByRole('log', { name: 'Conversation' })

async function ask(page: Page, text: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: 'Message' })
  await composer.fill(text)
  await composer.press('Enter')
}

async function choose(page: Page, model: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Answers by: / }).click()
  await page.getByRole('radio', { name: model }).click()
}

test('signed in, the browser’s model answers a chat that the server keeps, and one on one’s own computer does', async ({
  page,
  context,
  watch,
}) => {
  const own = await startOwnServer('llama3.2', ['A quorum is the least number ', 'of members present [1].'])
  // the calls to it, and what the browser says in its console once it is gone
  watch.allow(new RegExp(own.address))
  const sentToServer: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(own.address)) sentToServer.push(request.url() + (request.postData() ?? ''))
  })
  await withDeviceModel(context, {
    replies: [{ pieces: ['A caucus is ', 'a break for talks [1].'], isHeld: true }],
  })
  try {
    await signUp(page)
    own.allow(new URL(page.url()).origin)
    await page.goto('/chat')
    await choose(page, /^On this device/)
    await lookAt(page, 'lent-menu')
    await page.keyboard.press('Escape')

    await test.step('the device answers, and is stopped', async () => {
      await ask(page, 'What is a moderated caucus?')
      await expect(said(page).getByText('A caucus is')).toBeVisible()
      await page.getByRole('button', { name: 'Stop answering' }).click()
      await expect.poll(async () => (await deviceRecord(page)).aborted).toBe(1)
      await ask(page, 'What is an unmoderated caucus?')
      await expect.poll(async () => (await deviceRecord(page)).requests.length).toBeGreaterThan(1)
      await nextOfDevice(page)
      await expect(said(page).getByText(/a break for talks/)).toBeVisible()
      await expect(said(page).getByText(DEVICE).last()).toBeVisible()
      const { requests } = await deviceRecord(page)
      expect(requests[1]?.system, 'the same numbered sources as any model has').toContain('[1] “')
      expect(requests[1]?.history, 'the conversation so far').toContain('What is a moderated caucus?')
      await takePicture(page, 'lent-answer')
    })

    await test.step('the server has kept it', async () => {
      await page.reload()
      await expect(said(page).getByText(/a break for talks/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Answers by: On this device' })).toBeVisible()
    })

    await test.step('a server on this computer is added, and answers', async () => {
      await page.goto('/settings/system')
      await page.getByRole('button', { name: 'Add a model' }).click()
      await page.getByRole('textbox', { name: 'Address' }).fill(own.address)
      await page.getByRole('textbox', { name: 'Model' }).fill('llama3.2')
      await page.getByLabel('Key, if your server asks for one').fill(KEY)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText(`${own.address} · a key is stored`)).toBeVisible()
      await page.goto('/chat')
      await choose(page, /^llama3\.2, on your computer/)
      await page.keyboard.press('Escape')
      await ask(page, 'What is a quorum?')
      await expect(said(page).getByText('A quorum is the least number of members present [1].')).toBeVisible()
      await expect(said(page).getByText('llama3.2 · your computer')).toBeVisible()
      expect(own.asked[0], 'the product’s own knowledge goes along').toContain('[1] “')
      expect(sentToServer.join('\n'), 'its key leaves this browser for that computer alone').not.toContain(KEY)
    })
  } finally {
    await own.close()
  }

  await test.step('once it is gone, the built-in assistant says why it stands in', async () => {
    await ask(page, 'What is a point of order?')
    await expect(said(page).getByText('Embedded · built-in phrases, no AI model').last()).toBeVisible()
  })
})
