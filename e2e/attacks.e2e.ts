import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { enterDemo, newAccount, signUp } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { shareOpenChat } from './harness/share.ts'
import { expect, test } from './harness/test.ts'

/** From its file: the door of the package brings along the other test runner, which cannot stand beside this one. */
const CORPUS = new URL('../packages/testing/src/attacks/markup.ts', import.meta.url).href
const { LINE_ATTACKS, MARKUP_ATTACKS }: Record<'LINE_ATTACKS' | 'MARKUP_ATTACKS', readonly string[]> = await import(
  CORPUS
)

const AT = '2026-01-05T09:00:00.000Z'
/** Messages of one conversation: a page of them is scrolled through in seconds. */
const A_CONVERSATION = 120
const ENGINE = { rung: 'gemini', model: '"><img src=x onerror=alert(1)>', place: 'cloud', promptVersion: '1' }

/** A conversation of our own export in which both sides say attacks, under a title that is one. */
function conversationOf(title: string, attacks: readonly string[]) {
  const id = randomUUID()
  const ids = attacks.map(() => randomUUID())
  const messages = attacks.map((content, index) => ({
    id: ids[index],
    conversationId: id,
    parentId: ids[index - 1] ?? null,
    content,
    timestamp: AT,
    ...(index % 2 === 0 ? { role: 'user' } : { role: 'assistant', engine: ENGINE }),
    status: 'complete',
    seq: 0,
    sources: [{ kind: 'campaign', id: '../../api/auth/logout', title }],
  }))
  const conversation = {
    id,
    title,
    mode: 'balanced',
    instructions: '',
    context: null,
    leafId: ids.at(-1),
    createdAt: AT,
    updatedAt: AT,
    isPinned: false,
    isArchived: false,
    isShared: false,
    answeringId: null,
  }
  return { conversation, messages }
}

/** Every attack once as what a person said and once as an answer. */
function fileOfAttacks() {
  const lines = [...MARKUP_ATTACKS, ...LINE_ATTACKS].flatMap((attack) => [attack, attack])
  const titles = LINE_ATTACKS.slice(0, Math.ceil(lines.length / A_CONVERSATION))
  // of one length: which of them comes last in a list, and is shared, is chance
  const length = Math.ceil(lines.length / titles.length)
  const conversations = titles.map((title, index) =>
    conversationOf(title, lines.slice(index * length, (index + 1) * length)),
  )
  return { format: 'placard-chats', version: 1, exportedAt: AT, conversations }
}

/** Hears every dialog a script could open, in every page of a context. */
function hearDialogs(context: BrowserContext): readonly string[] {
  const heard: string[] = []
  const listen = (page: Page) =>
    page.on('dialog', (dialog) => {
      heard.push(dialog.message())
      void dialog.dismiss()
    })
  context.on('page', listen)
  for (const page of context.pages()) listen(page)
  return heard
}

/** Links that do not open apart, or lead anywhere but to a page or a letter; pictures and the like of others. */
function faultsIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    for (const link of document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? ''
      const isOwn = href.startsWith('/') && new URL(href, location.href).origin === location.origin
      const isApart = link.getAttribute('target') === '_blank' && link.getAttribute('rel') === 'noopener noreferrer'
      if (!isOwn && !(/^(?:https?:|mailto:)/.test(href) && isApart) && !href.startsWith('#')) faults.push(href)
    }
    for (const element of document.querySelectorAll(
      'main img, main iframe, main video, main audio, main object, main embed',
    )) {
      faults.push(element.outerHTML)
    }
    return faults
  })
}

/** Reads what is drawn only where it is seen, from its beginning to its end, by the keys. @returns how much there was. */
async function readThrough(page: Page, scroller: string): Promise<number> {
  const seen = new Set<string>()
  /** What is drawn now, once a turn of the page since `from` has been drawn too. */
  const look = (from = -1) =>
    page.evaluate(
      async ([selector, before]) => {
        const list = document.querySelector(selector) ?? document.documentElement
        const left = () => list.scrollHeight - list.clientHeight - list.scrollTop
        const isTurning = (frame: number) => frame < 60 && list.scrollTop === before && left() >= 2
        for (let frame = 0; frame < 4 || isTurning(frame); frame += 1) await new Promise(requestAnimationFrame)
        const texts = [...document.querySelectorAll('article')].map(({ textContent }) => textContent ?? '')
        return { texts, top: list.scrollTop, isAtEnd: left() < 2 }
      },
      [scroller, from] as const,
    )
  if (scroller !== 'html') await page.locator(scroller).focus()
  await expect(async () => {
    await page.keyboard.press('Home')
    expect((await look()).top).toBe(0)
  }).toPass()
  for (let before = -1, still = 0; still < 3; ) {
    const { texts, top, isAtEnd } = await look(before)
    for (const text of texts) seen.add(text)
    expect(await faultsIn(page)).toEqual([])
    still = top === before && isAtEnd ? still + 1 : 0
    before = top
    await page.keyboard.press('PageDown')
  }
  return seen.size
}

test('advisory 16, advisory 24, VA-13, AI-7 nothing others or models say runs, loads or leads astray, wherever it is shown', async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  const heard = hearDialogs(context)
  // a name with a script in it is refused; this one would break out of an attribute and load a picture
  await signUp(page, { ...newAccount(), name: '"><img src=x>' })
  await page.getByRole('link', { name: 'Chat', exact: true }).click()

  await test.step('an import of every attack, and its report', async () => {
    await page.getByRole('button', { name: 'More about this chat' }).click()
    await page.getByRole('button', { name: 'Import…' }).click()
    const file = fileOfAttacks()
    const buffer = Buffer.from(JSON.stringify(file))
    await page
      .getByLabel('File with conversations')
      .setInputFiles({ name: '<img src=x onerror=alert(1)>.json', mimeType: 'application/json', buffer })
    const report = page.getByRole('list', { name: 'Result for each conversation' })
    await expect(report.getByText('Imported', { exact: true })).toHaveCount(file.conversations.length)
    expect(await faultsIn(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  const panel = page.getByRole('complementary', { name: 'Conversations' })
  await test.step('every message, read from the first to the last', async () => {
    const links = panel.getByRole('listitem').getByRole('link')
    await expect.poll(() => links.count()).toBeGreaterThanOrEqual(5)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    let read = 0
    for (const address of addresses) {
      await panel.locator(`a[href="${address}"]`).click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('log', { name: 'Conversation' }).getByRole('article').first()).toBeVisible()
      read += await readThrough(page, '[role=log]')
    }
    expect(read).toBeGreaterThanOrEqual(300)
  })

  await test.step('what a search finds', async () => {
    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('alert')
    await expect(panel.locator('mark').first()).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
  })

  await test.step('a copy for others', async () => {
    const link = await shareOpenChat(page)
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
    watch.over(elsewhere)
    const strangerHeard = hearDialogs(elsewhere)
    const stranger = await elsewhere.newPage()
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await readThrough(stranger, 'html')).toBeGreaterThan(50)
    expect(strangerHeard).toEqual([])
    await elsewhere.close()
    await page.keyboard.press('Escape')
  })

  await test.step('an export as HTML, opened as a file', async () => {
    await page.getByRole('button', { name: 'More about this chat' }).click()
    await page.getByRole('button', { name: 'Export…' }).click()
    await page.getByLabel('What', { exact: true }).selectOption('all')
    await page.getByLabel('As', { exact: true }).selectOption('html')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const html = await readFile(await (await saved).path(), 'utf8')
    const elsewhere = await browser.newContext()
    const asked: string[] = []
    elsewhere.on('request', (request) => asked.push(request.url()))
    const fileHeard = hearDialogs(elsewhere)
    const reader = await elsewhere.newPage()
    await reader.setContent(html, { waitUntil: 'load' })
    expect(await reader.locator('article').count()).toBeGreaterThanOrEqual(300)
    expect(await reader.locator('script, img, iframe, svg, form').count()).toBe(0)
    // answers keep their links, as on the page: plain addresses that learn nothing of who follows them
    const links = await reader
      .locator('a')
      .evaluateAll((all) => all.map((a) => [a.getAttribute('href'), a.getAttribute('rel')]))
    expect(links.length).toBeGreaterThan(0)
    for (const [href, rel] of links) {
      expect(href).toMatch(/^(?:https?:\/\/|mailto:)/)
      expect(rel).toBe('noopener noreferrer')
    }
    expect([...fileHeard, ...asked]).toEqual([])
    await elsewhere.close()
  })

  expect(heard).toEqual([])
})

test('VA-13 nothing said in a session of the demo runs or loads', async ({ page, context }) => {
  const heard = hearDialogs(context)
  await enterDemo(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  const captions = page.getByRole('log', { name: 'Captions' })
  const readings = page.getByRole('region', { name: 'How did you mean that?' })
  for (const [index, attack] of LINE_ATTACKS.slice(0, 12).entries()) {
    const words = `Remark ${index}: ${attack}`
    await kenya.composer.fill(words)
    await kenya.composer.press('Enter')
    await expect(captions.getByText(words).or(readings)).toBeVisible()
    if (!(await readings.isVisible())) continue
    await readings.getByRole('button', { name: 'Rephrase' }).click()
    await expect(readings).toBeHidden()
  }
  expect(await faultsIn(page)).toEqual([])
  expect(heard).toEqual([])
})
