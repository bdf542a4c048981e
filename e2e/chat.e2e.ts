import path from 'node:path'
import type { Page } from '@playwright/test'
import { enterDemo, signIn, signUp } from './harness/account.ts'
import { expectAccessible, lookAt, takePicture } from './harness/looks.ts'
import { openServer } from './harness/server.ts'
import { startSlowModel } from './harness/slow-model.ts'
import { expect, test } from './harness/test.ts'
import { NO_SERVER } from './harness/watch.ts'

const BADGE = 'Embedded · built-in phrases, no AI model'

const GLANCES = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const
const IMPORTED = path.resolve(import.meta.dirname, '../apps/web/src/features/chat/import/testing/chatgpt.json')

const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const said = (page: Page) => page.getByRole('log', { name: 'Conversation' })

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await composer(page).press('Enter')
  await expect(said(page).getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
}

/** Looks at what is shown for a moment only: wide and light, narrow and dark. */
async function glance(page: Page, name: string): Promise<void> {
  for (const { width, height, colorScheme } of GLANCES) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await expect(page.getByText(/can be wrong/)).toBeInViewport()
    await takePicture(page, `${name}-${width}-${colorScheme}`)
    await expectAccessible(page, `${name}, ${width} ${colorScheme}`)
  }
  await page.setViewportSize(GLANCES[0])
}

/** Says as many words as there are left today. @returns once the day has no more. */
async function useUpTheDay(page: Page): Promise<void> {
  const words = async (count: number) => {
    // a question, because a message that is not answered costs nothing; as short as so many words can be
    await composer(page).fill(`What is a quorum? ${'a '.repeat(count - 4)}`.trim())
    await composer(page).press('Enter')
  }
  await words(1990)
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await words(510)
  await expect(page.getByText('Approaching Daily Limit').or(page.getByText('Daily Limit Almost Reached'))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await words(1990)
  const refusal = page.getByText(/^This message would exceed your daily limit/)
  await expect(refusal).toBeVisible()
  await words(Number(/You have (\d+) words/.exec(await refusal.innerText())?.[1]))
  await expect(page.getByText('Daily Word Limit Reached: you have used the 3,000 words for today.')).toBeVisible()
  await composer(page).fill('One more?')
  await composer(page).press('Enter')
  await expect(page.getByText('Daily word limit reached', { exact: true })).toBeVisible()
}

async function openMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More about this chat' }).click()
  await page.getByRole('button', { name: entry }).click()
}

test('QU-8 VA-13 AI-11 ST-10 a person chats: asks, branches, loses the network, shares, clears, and nothing is lost', async ({
  page,
  browser,
  context,
  baseURL,
  watch,
}) => {
  watch.allow(NO_SERVER)
  watch.allow(/status of (?:40[124]|415)/)
  const account = await signUp(page)
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await expect(page.getByText('AI can be wrong: check what matters.')).toBeVisible()
  await lookAt(page, 'chat-empty')

  await page.getByRole('button', { name: /^Explain a motion/ }).click()
  await expect(said(page).getByText(BADGE)).toBeVisible()
  await expect(page).toHaveURL(/\/chat\/[\w-]{36}$/)
  await expect(composer(page)).toBeFocused()
  const address = page.url()

  await test.step('another question in the place of the first is a branch', async () => {
    await said(page).getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Edit your message').fill('What is a <b>quorum</b>? ![x](https://evil.example/x.png)')
    await page.keyboard.press('Enter')
    await expect(said(page).getByText('2 of 2')).toBeVisible()
    await expect(said(page).getByText('<b>quorum</b>')).toBeVisible()
    await expect(said(page).getByText(BADGE)).toBeVisible()
    await said(page).getByRole('button', { name: 'Earlier version' }).click()
    await expect(said(page).getByText(/^What is a moderated caucus/)).toBeVisible()
    await lookAt(page, 'chat-branch')
  })

  await test.step('UP-2 a document is read, one that is none is refused by name, and the answer quotes', async () => {
    const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    await page
      .getByLabel('Attach files')
      .first()
      .setInputFiles([
        file('transit.txt', 'A fund for border posts would cost 40 million dollars a year.'),
        file('page.pdf', '<!doctype html><script>alert(1)</script>'),
      ])
    await expect(page.getByText(/“page.pdf” is not a text/)).toBeVisible()
    await expect(page.getByText(/61 characters read/)).toBeVisible()
    await lookAt(page, 'chat-attaching')
    await page.getByRole('button', { name: 'Remove page.pdf' }).click()
    await say(page, 'How much would border posts cost?')
    await expect(said(page).getByText(/40 million dollars a year/)).toBeVisible()
    await expect(said(page).getByText('Your document: transit.txt')).toBeVisible()
    await lookAt(page, 'chat-document')
  })

  await test.step('words wait for the network, and are sent once it is back', async () => {
    await context.setOffline(true)
    await expect(page.getByText('No internet connection.')).toHaveCount(1)
    await expect(page.getByText('Connection lost')).toHaveCount(0)
    await composer(page).fill('And who seconds it?')
    await composer(page).press('Enter')
    await expect(said(page).getByText('Waiting for the connection')).toBeVisible()
    await glance(page, 'chat-offline')
    await context.setOffline(false)
    await expect(said(page).getByText('Waiting for the connection')).toBeHidden()
    await expect(said(page).getByText('And who seconds it?')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  })

  await test.step('what was typed outlives the reload, the sign-out and the sign-in', async () => {
    await composer(page).fill('half a thought')
    await page.reload()
    await expect(composer(page)).toHaveValue('half a thought')
    await expect(said(page).getByText('And who seconds it?')).toBeVisible()
    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('heading', { name: 'Take your seat' })).toBeVisible()
    await page.goto(address)
    await signIn(page, account)
    await expect(composer(page)).toHaveValue('half a thought')
    await composer(page).fill('')
  })

  await test.step('a copy is read by whoever has the link, until it ends', async () => {
    await openMenu(page, 'Share…')
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = await page.getByLabel('Address of the copy').inputValue()
    const stranger = await browser.newPage({ baseURL: baseURL ?? '' })
    watch.over(stranger.context())
    await stranger.goto(link)
    await expect(stranger.getByText('And who seconds it?')).toBeVisible()
    await expect(stranger.getByText(account.name)).toHaveCount(0)
    await page.getByRole('button', { name: 'End the link' }).click()
    await expect(page.getByText('The link no longer works.')).toBeVisible()
    await stranger.reload()
    await expect(stranger.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await stranger.context().close()
    await page.keyboard.press('Escape')
  })

  await test.step('what was said is found, and comes back after it was cleared', async () => {
    // a list of one is not shown by itself
    await page.getByRole('button', { name: 'Conversations', expanded: false }).click()
    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('seconds')
    await expect(page.getByRole('complementary', { name: 'Conversations' }).locator('mark').first()).toBeVisible()
    await openMenu(page, 'Clear chat')
    // what is pointed at stays
    await page.getByText('Chat cleared').hover()
    await expect(page.getByRole('button', { name: /^Explain a motion/ })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page).toHaveURL(address)
    await expect(said(page).getByText('And who seconds it?')).toBeVisible()
  })

  await test.step('conversations from elsewhere come in, with what was left out', async () => {
    await openMenu(page, 'Import…')
    await page.getByLabel('File with conversations').setInputFiles(IMPORTED)
    await expect(page.getByText(/^Left out: 1 picture/)).toBeVisible()
    await glance(page, 'chat-import-report')
    await page.keyboard.press('Escape')
  })

  await test.step('the words of the day end, and what was typed stays', async () => {
    await page.getByRole('link', { name: 'New chat' }).last().click()
    await useUpTheDay(page)
    await expect(composer(page)).toHaveValue('One more?')
    await glance(page, 'chat-limit')
  })
})

test('the demo chats without an account, and finds its chats again', async ({ page }) => {
  await enterDemo(page)
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sign in for 3,000 words/day' })).toBeVisible()
  await say(page, 'What is a quorum?')
  await expect(said(page).getByText(BADGE)).toBeVisible()
  await page.reload()
  await expect(said(page).getByText('What is a quorum?')).toBeVisible()
  await page.keyboard.press('/')
  await expect(composer(page)).toBeFocused()
})

test('AI-11 an answer of a model is readable while it comes, says what it is, and leads somebody in need to people', async ({
  browser,
}) => {
  const text =
    '## Where the room stands\n\nThe committee has **three** positions.\n\n| Bloc | Votes |\n| --- | --- |\n| G77 | 134 |\n\n'
  const model = await startSlowModel([
    ...text.split(/(?<= )/),
    ...Array.from({ length: 400 }, () => 'And so it goes on. '),
  ])
  const server = await openServer(model.variables)
  await server.start()
  const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await signUp(page)
    await page.getByRole('link', { name: 'Chat', exact: true }).click()
    await composer(page).fill('I want to kill myself')
    await composer(page).press('Enter')
    await expect(said(page).getByRole('table')).toBeVisible()
    await expect(said(page).getByText('llama-x · your server')).toBeVisible()
    await expect(said(page).getByRole('complementary', { name: 'People who can help' })).toBeAttached()
    await glance(page, 'chat-streaming')
    await expect(page.getByRole('button', { name: 'Stop answering' })).toBeVisible()
    await page.getByRole('button', { name: 'Stop answering' }).click()
    await expect(said(page).getByText('You stopped this answer.')).toBeVisible()
  } finally {
    await context.close()
    await server.clear()
    await model.close()
  }
})
