import type { Page } from '@playwright/test'
import { fillSignUp, newAccount } from './harness/account.ts'
import { englishTextsFor, faultsOfTexts } from './harness/languages.ts'
import { expectAccessible, takePicture } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

const WIDTHS = [320, 390] as const

/** Every view that this version has, less those that need something made first. */
const VISITORS = [
  '/',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/restore-address',
  '/status',
  '/legal',
] as const
const INSIDE = [
  '/',
  '/projects/new',
  '/drill',
  '/voice',
  '/campaigns',
  '/campaigns/climate-crisis-summit',
  '/transcripts',
  '/history',
  '/settings',
  '/help',
  '/help/campaigns',
  '/help/shortcuts',
  '/help/troubleshooting',
  '/guide',
  '/guide/core-features',
  '/guide/voice-system',
  '/guide/ai-capabilities',
  '/guide/customization',
  '/guide/privacy-security',
  '/guide/technical',
  '/legal/data-use',
  '/legal/contact',
  '/nowhere',
] as const

/** Looks at a view in narrow windows: its texts fit, are in its language, and can be read by everybody. */
async function readView(page: Page, address: string, name: string, english: readonly string[]): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await faultsOfTexts(page, english), `${address} at ${width}`).toEqual([])
  }
  await takePicture(page, `languages-${name}-${address.replaceAll('/', '-').slice(1) || 'front'}-390`)
  await expectAccessible(page, `${address} in ${name}`)
}

for (const { language, tryNow, settings } of [
  { language: 'fr', tryNow: 'Essayer', settings: 'Paramètres' },
  { language: 'es', tryNow: 'Probar', settings: 'Ajustes' },
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'es-ES' })

    test('every view is whole, in its language, and fits a narrow window', async ({ page }) => {
      const english = await englishTextsFor(language)
      expect(english.length).toBeGreaterThan(500)
      for (const address of VISITORS) await readView(page, address, `${language}-visitor`, english)
      await page.goto('/')
      await page.getByRole('button', { name: new RegExp(tryNow) }).click()
      await expect(page.getByRole('main')).toBeVisible()
      for (const address of INSIDE) await readView(page, address, language, english)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      await page.goto('/settings')
      await expect(page).toHaveTitle(new RegExp(settings))
    })
  })
}
void fillSignUp
void newAccount
