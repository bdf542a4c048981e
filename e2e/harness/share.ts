import type { Page } from '@playwright/test'

/** Shares the conversation that is open. @returns the address of the copy. */
export async function shareOpenChat(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More about this chat' }).click()
  await page.getByRole('button', { name: 'Share…' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  return page.getByLabel('Address of the copy').inputValue()
}
