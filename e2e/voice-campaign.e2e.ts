import type { Page } from '@playwright/test'
import { enterDemo } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

const openDelegates = (page: Page) => page.getByRole('button', { name: /^Delegates \(/ }).click()

test('a visitor lets the delegates speak, silences them, and gives one another voice', async ({ page }) => {
  await enterDemo(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  const voice = page.getByRole('button', { name: 'Voice in this session' })
  const heard = page.getByRole('log', { name: 'Captions' }).locator('[data-heard]')

  // nobody is asked to download anything before they want to hear it
  await expect(voice).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('log', { name: 'Captions' }).locator('[data-seq]').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Voice for the demo' })).toBeHidden()
  await voice.click()
  await page.getByRole('button', { name: 'Download the voice' }).click()

  // a line is spoken: its caption follows word by word, and its seat is lit
  await expect(heard).toHaveAttribute('data-audible', 'true')
  const words = () => heard.getAttribute('data-heard').then(Number)
  const first = await words()
  await expect.poll(words).toBeGreaterThan(first)
  await expect(page.getByRole('button', { name: /, being heard/ })).toBeVisible()
  await lookAt(page, 'session-delegate-speaks')

  await page.keyboard.press('Control+m')
  await expect(voice).toHaveAttribute('aria-pressed', 'false')
  await expect(heard).toBeHidden()
  // the captions went with the voice, and are back at the newest line
  await expect.poll(() => page.getByRole('log', { name: 'Captions' }).evaluate((log) => log.scrollTop)).toBe(0)
  await voice.click()
  await expect(heard).toBeVisible()

  await openDelegates(page)
  const drawer = page.getByRole('dialog', { name: /^Delegates/ })
  const germany = drawer.getByRole('combobox', { name: 'Voice of Germany' })
  const usa = drawer.getByRole('combobox', { name: 'Voice of United States' })
  const [before, taken] = [await germany.inputValue(), await usa.inputValue()]
  await germany.selectOption(taken)
  await expect(usa).toHaveValue(before)
  await lookAt(page, 'session-voices')

  await page.reload()
  await kenya.expectSession()
  await expect(voice).toHaveAttribute('aria-pressed', 'true')
  await openDelegates(page)
  await expect(germany).toHaveValue(taken)
  await expect(usa).toHaveValue(before)
})
