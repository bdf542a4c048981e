import type { Locator, Page } from '@playwright/test'
import type { Account } from '../harness/account.ts'

/** How long something that may not be possible now is waited for, in ms. */
const BRIEFLY_MS = 250
/** How long typing may take, where there is somewhere to type, in ms. */
const TYPING_MS = 2_500
const OPENING_MS = 8_000
/** How long an answer is waited for before something else is said, in ms. */
const PATIENCE_MS = 2_500

/** Answers whose copy was asked for end up here instead of on the clipboard, which all pages share. */
const CATCH_COPIES = () => {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void document.documentElement.setAttribute('data-copied', text) },
  })
}

/** One page of a person who chats, and what they do there. What cannot be done at the moment is not done. */
export class Tab {
  readonly page: Page

  private constructor(page: Page) {
    this.page = page
  }

  static async open(page: Page): Promise<Tab> {
    await page.addInitScript(CATCH_COPIES)
    return new Tab(page)
  }

  get composer(): Locator {
    return this.page.getByRole('textbox', { name: 'Message', exact: true })
  }

  /** Goes to an address of the page; without a network and without a server the browser has the page itself. */
  async goTo(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'commit', timeout: OPENING_MS }).catch(() => undefined)
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'commit', timeout: OPENING_MS }).catch(() => undefined)
  }

  /** Signs in where the page asks for it. */
  async signInIfAsked({ email, password }: Account): Promise<void> {
    const field = this.page.getByLabel('Email')
    await this.composer
      .or(field)
      .first()
      .waitFor({ timeout: OPENING_MS })
      .catch(() => undefined)
    if (!(await field.isVisible())) return
    await field.fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await this.composer.waitFor({ timeout: OPENING_MS }).catch(() => undefined)
  }

  /** Waits for the answer that is coming, for a while. */
  async hearOut(): Promise<void> {
    const send = this.page.getByRole('button', { name: 'Send', exact: true })
    await send.waitFor({ timeout: PATIENCE_MS }).catch(() => undefined)
  }

  /** Says something. @returns whether the page took it; what it did not take is taken out of the composer. */
  async say(text: string): Promise<boolean> {
    const { composer } = this
    try {
      await composer.fill(text, { timeout: TYPING_MS })
    } catch {
      // there is nowhere to type at the moment
      return false
    }
    await composer.press('Enter', { timeout: TYPING_MS }).catch(() => undefined)
    return this.wasTaken(composer, text)
  }

  private async wasTaken(field: Locator, text: string): Promise<boolean> {
    const rest = await field.inputValue({ timeout: TYPING_MS }).catch(() => undefined)
    // an empty field may be that of another conversation, which was opened between typing and sending
    if (rest === '') return !(await this.isDraft(text))
    await field.fill('', { timeout: BRIEFLY_MS }).catch(() => undefined)
    return false
  }

  /** Whether words stand in the composer of some conversation, shown or not. */
  private isDraft(text: string): Promise<boolean> {
    const isKept = (draft: string) =>
      Object.entries(localStorage).some(([key, kept]) => key.startsWith('placard.chat.') && kept.includes(draft))
    return this.page.evaluate(isKept, `"draft":${JSON.stringify(text)}`).catch(() => false)
  }

  /** Says something in the place of the last message. */
  async sayInstead(text: string): Promise<boolean> {
    const said = this.page.locator('[data-message]:has(button[aria-label="Copy message"])')
    if (!(await this.press(said.getByRole('button', { name: 'Edit', exact: true }).last()))) return false
    const field = this.page.getByLabel('Edit your message')
    try {
      await field.fill(text, { timeout: TYPING_MS })
      await field.press('Enter', { timeout: TYPING_MS })
    } catch {
      return false
    }
    if ((await field.count()) === 0) return true
    await field.press('Escape', { timeout: BRIEFLY_MS }).catch(() => undefined)
    return false
  }

  pressButton(name: string): Promise<boolean> {
    return this.press(this.page.getByRole('button', { name, exact: true }).last())
  }

  /** Opens one of the conversations in the list. */
  switchTo(at: number): Promise<boolean> {
    const list = this.page.getByRole('complementary', { name: 'Conversations' })
    return this.press(list.locator('a[href^="/chat/"]').nth(at))
  }

  begin(): Promise<boolean> {
    return this.press(this.page.getByRole('link', { name: 'New chat', exact: true }).last())
  }

  private press(button: Locator): Promise<boolean> {
    return button.click({ timeout: BRIEFLY_MS }).then(
      () => true,
      () => false,
    )
  }

  /** Conversations with words that have not been stored, and whether these were refused. */
  waiting(): Promise<{ readonly conversationId: string; readonly isRefused: boolean; readonly words: string }[]> {
    return this.page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('placard.chat.'))
        .flatMap(([, text]) => Object.entries(JSON.parse(text)))
        .map(([conversationId, words]) => ({ conversationId, text: JSON.stringify(words) }))
        .filter(({ text }) => text.includes('"clientId"'))
        .map(({ conversationId, text }) => ({ conversationId, isRefused: text.includes('"refusal"'), words: text })),
    )
  }

  /** What the page says that was said, word for word, by the messages' ids: what their copies hold. */
  async said(): Promise<ReadonlyMap<string, string>> {
    const found = await this.page.evaluate(async () => {
      const all: Record<string, string> = {}
      const log = document.querySelector('[role=log]')
      if (log === null) return all
      const look = () => {
        for (const row of document.querySelectorAll('[data-message]')) {
          const button = row.querySelector('button[aria-label="Copy message"]')
          if (!(button instanceof HTMLElement)) continue
          button.click()
          const id = row.getAttribute('data-message') ?? ''
          all[id] = document.documentElement.getAttribute('data-copied') ?? ''
        }
      }
      // only what is seen is on the page
      for (let top = 0; ; top += log.clientHeight / 2) {
        log.scrollTop = top
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
        await new Promise((drawn) => setTimeout(drawn, 60))
        look()
        if (top >= log.scrollHeight) return all
      }
    })
    return new Map(Object.entries(found))
  }
}
