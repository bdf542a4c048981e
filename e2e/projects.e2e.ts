import type { Page } from '@playwright/test'
import { HOSTS } from './harness/account.ts'
import { lookAt } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

const GUIDE = 'Kenya shall ask for pause clauses in every loan. The shilling lost a fifth of its value in 2031.'
const list = (page: Page) => page.getByRole('region', { name: 'Projects' })

/** Sends a message, once the answer before it is whole: none is taken while one is being written. */
async function say(page: Page, message: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: 'Message' })
  await composer.fill(message)
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await composer.press('Enter')
}

for (const { name, enter } of HOSTS) {
  test(`a project is made, its answers know it, and it comes back when it was deleted ${name}`, async ({ page }) => {
    const look = (part: string) => lookAt(page, `project-${part}-${name.replaceAll(' ', '-')}`)
    await enter(page)
    await page.goto('/')

    await test.step('it is made from the list of conversations', async () => {
      await page.getByRole('button', { name: 'Conversations', expanded: false }).click()
      await expect(list(page).getByText('Preparing for a conference?')).toBeVisible()
      await look('none')
      await list(page).getByRole('link', { name: 'New project' }).click()
      await page.getByRole('textbox', { name: 'Name' }).fill('Spring conference')
      const country = page.getByRole('combobox', { name: 'Country' })
      await country.fill('Kenya')
      await country.press('Enter')
      await page.getByRole('textbox', { name: 'Committee' }).fill('UNFCCC')
      await page.getByRole('textbox', { name: /^Topics/ }).fill('Climate finance')
      await look('new')
      await page.getByRole('button', { name: 'Create project' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Spring conference' })).toBeVisible()
    })

    await test.step('it takes a file', async () => {
      const file = { name: 'guide.txt', mimeType: 'text/plain', buffer: Buffer.from(GUIDE) }
      await page.getByLabel('Add files').and(page.locator('input')).setInputFiles(file)
      await expect(page.getByRole('button', { name: 'Remove guide.txt' })).toBeVisible()
    })

    await test.step('an answer uses its country, its topic and its file', async () => {
      await page.getByRole('link', { name: 'New chat' }).click()
      await say(page, 'Write an opening speech')
      await expect(page.getByText('Opening speech for Kenya on climate finance')).toBeVisible()
      await say(page, 'What do our files say about the shilling?')
      await expect(page.getByText('lost a fifth of its value').first()).toBeVisible()
      await look('chat')
    })

    await test.step('a paper of its chat belongs to it', async () => {
      const paper = page.getByRole('complementary', { name: 'Working paper' })
      await page.getByRole('button', { name: 'Open as working paper' }).first().click()
      await expect(paper.getByText('Saved', { exact: true })).toBeVisible()
      await page.getByRole('link', { name: 'Project: Spring conference' }).click()
      await expect(page.getByRole('link', { name: /Opening speech for Kenya/ })).toBeVisible()
      await look('screen')
    })

    await test.step('it is deleted with its chats, and all of it comes back', async () => {
      await page.getByRole('button', { name: 'Delete project' }).click()
      await page.getByRole('radio', { name: /^Delete its chats too/ }).check()
      await look('delete')
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(list(page).getByText('Preparing for a conference?')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Spring conference' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Chats' }).getByRole('link')).toHaveText('Write an opening speech')
    })
  })
}
