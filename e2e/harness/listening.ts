import { expect, type Page } from '@playwright/test'
import { lookAt } from './looks.ts'

/** Listens to a debrief of the demo: the section that is heard is marked, and one goes from section to section. */
export async function listenToDebrief(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Listen' }).click()
  await page.getByRole('button', { name: 'Download the voice' }).click()
  const bar = page.getByRole('region', { name: 'Reading the debrief aloud' })
  const heard = page.locator('[data-heard]')
  await expect(bar.locator('[data-caption-word]')).not.toBeEmpty()
  await expect(heard.getByRole('heading', { level: 1 })).toBeVisible()
  await bar.getByRole('button', { name: 'Next section' }).click()
  await expect(heard).toHaveAccessibleName('How the score was calculated')
  await bar.getByRole('button', { name: 'Pause reading' }).click()
  await lookAt(page, 'debrief-read-aloud')
  await bar.getByRole('button', { name: 'Stop reading' }).click()
  await expect(heard).toBeHidden()
}

/** Listens to a replay that is shown, in the voices of its delegates. */
export async function listenToReplay(page: Page): Promise<void> {
  const word = page.getByRole('region', { name: 'What was said' }).locator('[data-heard]')
  const voice = page.getByRole('button', { name: 'Voice in this replay' })
  await voice.click()
  await expect(voice).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(word).toHaveAttribute('data-audible', 'true')
  await expect.poll(() => word.getAttribute('data-heard').then(Number)).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await lookAt(page, 'replay-spoken')
}
