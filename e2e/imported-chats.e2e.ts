import { randomUUID } from 'node:crypto'
import { newAccount, signUp } from './harness/account.ts'
import { lookAt } from './harness/looks.ts'
import { shareOpenChat } from './harness/share.ts'
import { expect, test } from './harness/test.ts'

const AT = '2026-01-05T09:00:00.000Z'
const DEPTH = 100

/** Quotes, lists, and both in one another, nested as deep as it goes. */
const NESTED = [
  `${'> '.repeat(DEPTH)}quoted`,
  Array.from({ length: 12 }, (_, depth) => `${'  '.repeat(depth)}- step ${depth}`).join('\n'),
  `${'> - '.repeat(DEPTH / 2)}both`,
].join('\n\nand\n\n')

/** An export that says a model of this server's made answers that nobody ever made. */
function fileOf(answer: string) {
  const id = randomUUID()
  const ids = [randomUUID(), randomUUID()]
  const engine = { rung: 'gemini', model: 'm', place: 'cloud', promptVersion: '1' }
  const messages = ids.map((messageId, index) => ({
    id: messageId,
    conversationId: id,
    parentId: ids[index - 1] ?? null,
    timestamp: AT,
    status: 'complete',
    seq: 0,
    ...(index % 2 === 0 ? { role: 'user', content: 'How deep?' } : { role: 'assistant', content: answer, engine }),
  }))
  const conversation = {
    id,
    title: 'Deep',
    mode: 'balanced',
    instructions: '',
    context: null,
    leafId: ids.at(-1),
    isPinned: false,
    isArchived: false,
    isShared: false,
    answeringId: null,
    createdAt: AT,
    updatedAt: AT,
  }
  return { format: 'placard-chats', version: 1, exportedAt: AT, conversations: [{ conversation, messages }] }
}

test('D16 nested quotes and lists stay in their column; D9 imported answers say so, on the page and in a copy', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  await signUp(page, newAccount())
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.getByRole('button', { name: 'More about this chat' }).click()
  await page.getByRole('button', { name: 'Import…' }).click()
  const buffer = Buffer.from(JSON.stringify(fileOf(NESTED)))
  await page
    .getByLabel('File with conversations')
    .setInputFiles({ name: 'deep.json', mimeType: 'application/json', buffer })
  await expect(page.getByText('Imported', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('complementary', { name: 'Conversations' }).getByRole('link', { name: 'Deep' }).click()
  const log = page.getByRole('log', { name: 'Conversation' })
  await expect(log.getByText('Imported · said to be by Gemini m').first()).toBeVisible()
  await expect(log.getByText(/cloud/)).toHaveCount(0)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const { over, inner } = await log.locator('.answer-text').evaluate((element) => {
      const column = element.getBoundingClientRect()
      const all = [...element.querySelectorAll('*')].map((one) => one.getBoundingClientRect())
      const deepest = [...element.querySelectorAll('p, li')].map((one) => one.getBoundingClientRect().width)
      return { over: Math.max(...all.map(({ right }) => right - column.right)), inner: Math.min(...deepest) }
    })
    expect(over, `beyond the column at ${width} px`).toBeLessThanOrEqual(1)
    expect(inner, `room for words at ${width} px`).toBeGreaterThan(100)
  }
  await lookAt(page, 'imported-chat')

  await page.setViewportSize({ width: 1440, height: 900 })
  const link = await shareOpenChat(page)
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  watch.over(elsewhere)
  const stranger = await elsewhere.newPage()
  await stranger.goto(link)
  await expect(stranger.getByText('Imported · said to be by Gemini m').first()).toBeVisible()
  await lookAt(stranger, 'imported-shared')
  await elsewhere.close()

  await page.keyboard.press('Escape')
  await page.goto('/settings/subscription')
  await expect(page.getByRole('meter', { name: 'Storage used' })).toBeVisible()
  await expect(page.getByText('1 conversation.', { exact: false })).toBeVisible()
  await lookAt(page, 'storage')
})
