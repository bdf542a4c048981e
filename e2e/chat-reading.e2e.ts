import type { Page } from '@playwright/test'
import { signUp } from './harness/account.ts'
import { expectAccessible, takePicture } from './harness/looks.ts'
import { openServer, type ServerHandle } from './harness/server.ts'
import { type SlowModel, startSlowModel } from './harness/slow-model.ts'
import { expect, test } from './harness/test.ts'

const SCREENS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, hasTouch: false, colorScheme: 'light' },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' },
] as const

const QUESTION = 'What do the blocs want from a fund for adaptation?'
const FIRST_LINE = 'The first line of the answer.'
const LAST_LINE = 'The last line of the answer.'
const LINES = Array.from({ length: 60 }, (_, line) => `Point ${line + 1} of a long answer, which goes on.\n\n`)
const SOURCES = [
  { kind: 'guide', id: 'placard', title: 'What Placard is' },
  { kind: 'country', id: 'BRA', title: 'Brazil' },
  {
    kind: 'roll-call',
    id: '1',
    title: 'Effects of armed conflict on treaties, and a title that is longer than a phone',
  },
]
const SUGGESTIONS = ['Make it shorter', 'Now for India', 'What would the other side say to the third point?']

const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const said = (page: Page) => page.getByRole('log', { name: 'Conversation' })

let model: SlowModel
let server: ServerHandle

test.beforeAll(async () => {
  model = await startSlowModel([`${FIRST_LINE}\n\n`, ...LINES, LAST_LINE])
  server = await openServer(model.variables)
  await server.start()
})
test.afterAll(async () => {
  await server.clear()
  await model.close()
})

async function ask(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}

const STORED = /\/api\/chat\/sessions\/[\w-]{36}$/

/** Changes every stored answer on its way to the page: the model here makes neither suggestions nor faults. */
async function changeAnswers(page: Page, changes: object): Promise<void> {
  await page.unroute(STORED)
  await page.route(STORED, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const message of body.data?.messages ?? []) if (message.role === 'assistant') Object.assign(message, changes)
    await route.fulfill({ response, json: body })
  })
}

for (const { name, ...screen } of SCREENS) {
  test(`an answer is read from its beginning, on a ${name}`, async ({ browser }) => {
    const { hasTouch } = screen
    const context = await browser.newContext({ ...screen, baseURL: server.address, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await signUp(page)
    await page.goto('/')

    await test.step('what is typed at once is in the composer, but no keyboard comes up by itself', async () => {
      await expect(composer(page)).toBeVisible()
      if (hasTouch) return void (await expect(composer(page)).not.toBeFocused())
      await page.keyboard.type('At once')
      await expect(composer(page)).toHaveValue('At once')
      // around a first chat there is no list until somebody opens it
      await page.getByRole('button', { name: 'Conversations', expanded: false }).click()
      await page.getByRole('searchbox', { name: 'Search conversations' }).focus()
      await page.keyboard.press('Control+k')
      await expect(composer(page)).toBeFocused()
      await composer(page).fill('')
    })
    await takePicture(page, `reading-empty-${name}`)

    await test.step('the question stays at the top while the answer grows, and when it has ended', async () => {
      for (const question of ['A short one first', QUESTION]) {
        await ask(page, question)
        const shown = said(page).getByText(question, { exact: true })
        await expect(shown).toBeInViewport()
        await expect(said(page).getByText(FIRST_LINE).last()).toBeInViewport()
        await expect(
          said(page)
            .getByText(/^Point 12 /)
            .last(),
        ).toBeAttached()
        const topOf = async () => Math.round((await shown.boundingBox())?.y ?? -1)
        const top = await topOf()
        const list = Math.round((await said(page).boundingBox())?.y ?? 0)
        expect(top - list).toBeLessThan(60)
        await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible()
        await takePicture(page, `reading-growing-${name}`)
        await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
        expect(await topOf()).toBe(top)
        await expect(said(page).getByText(FIRST_LINE).last()).toBeInViewport()
      }
    })

    await test.step('one button leads to the end', async () => {
      await page.getByRole('button', { name: 'Jump to latest' }).click()
      await expect(said(page).getByText(LAST_LINE).last()).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden()
      await takePicture(page, `reading-end-${name}`)
    })

    await test.step('a conversation that is opened shows its last question, and what may be asked next', async () => {
      await changeAnswers(page, { suggestions: SUGGESTIONS, sources: SOURCES })
      await page.reload()
      await expect(said(page).getByText(QUESTION, { exact: true })).toBeInViewport()
      await expect(said(page).getByText(FIRST_LINE).last()).toBeInViewport()
      if (!hasTouch) await expect(composer(page)).toBeFocused()
      await page.getByRole('button', { name: 'Jump to latest' }).click()
      const next = page.getByRole('group', { name: 'Suggestions' }).getByRole('button', { name: 'Now for India' })
      await expect(next).toBeInViewport()
      if (hasTouch) expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await takePicture(page, `suggestions-${name}`)
      const source = page.getByRole('dialog')
      await said(page).getByRole('button', { name: 'Guide: What Placard is' }).last().click()
      await expect(source.getByText(/^Placard is a Model UN simulator/)).toBeVisible()
      await takePicture(page, `source-${name}`)
      await expectAccessible(page, `a source on a ${name}`)
      await page.keyboard.press('Escape')
      await expectAccessible(page, `suggestions on a ${name}`)
      await next.click()
      await expect(said(page).getByText('Now for India', { exact: true })).toBeInViewport()
      await page.getByRole('button', { name: 'Stop answering' }).click()
      await expect(said(page).getByText('You stopped this answer.')).toBeVisible()
    })

    await test.step('the arrow calls the last message back, to be changed at its end', async () => {
      if (hasTouch) return
      await composer(page).focus()
      await page.keyboard.press('ArrowUp')
      await expect(page.getByLabel('Edit your message')).toBeFocused()
      await page.keyboard.type(', please')
      await expect(page.getByLabel('Edit your message')).toHaveValue('Now for India, please')
      await page.keyboard.press('Escape')
      await expect(composer(page)).toBeFocused()
    })

    await test.step('a text that is too long is attached whole, or stays as it was', async () => {
      const whole = 'A clause of a draft that is longer than a message. '.repeat(140)
      await composer(page).focus()
      await composer(page).evaluate((field, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
        if (field.dispatchEvent(event)) document.execCommand('insertText', false, text.slice(0, 4000))
      }, whole)
      await expect(page.getByText(/^You pasted 7,140 characters/)).toBeVisible()
      await takePicture(page, `pasted-${name}`)
      await expectAccessible(page, `a long text on a ${name}`)
      await page.getByRole('button', { name: 'Attach it as a text file' }).click()
      await expect(page.getByText(/7,1\d\d characters read/)).toBeVisible()
      await expect(composer(page)).toHaveValue('')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText(/7,1\d\d characters read/)).toBeHidden()
      expect((await composer(page).inputValue()).length).toBe(4000)
    })
    await test.step('an answer that failed says so and has its button', async () => {
      await changeAnswers(page, { status: 'failed', content: '', fault: 'unavailable' })
      await page.reload()
      await expect(said(page).getByRole('button', { name: 'Try again' }).last()).toBeVisible()
      await takePicture(page, `failed-${name}`)
      await expectAccessible(page, `a failed answer on a ${name}`)
    })
    await context.close()
  })
}
