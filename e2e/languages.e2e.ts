import { auth } from '@placard/contract'
import type { Page } from '@playwright/test'
import { enterDemo, newAccount, signIn, signUp } from './harness/account.ts'
import { offlineReady } from './harness/demo.ts'
import { englishTextsFor, faultsOfTexts } from './harness/languages.ts'
import { expectAccessible, takePicture } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

const SIZES = [
  { width: 320, height: 844 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** Views that a visitor sees, and those behind the sign-in that need nothing made first. */
const VISITORS = [
  '/',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/restore-address',
  '/stop-news?token=abc',
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
  '/settings/voice',
  '/settings/notifications',
  '/settings/privacy',
  '/settings/system',
  '/help',
  '/help/campaigns',
  '/help/shortcuts',
  '/help/troubleshooting',
  '/help/handbook',
  '/help/handbook/climate-crisis-summit',
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

/** Views of those who are signed in alone. */
const MEMBERS = ['/settings/security', '/settings/subscription', '/settings/privacy-rights'] as const

const DRAFT = 'How long is a moderated caucus'
const languageOf = (page: Page) => page.locator('html')

/** Chooses a language where the settings have it, under the name that the page gives to it now. */
async function chooseInSettings(page: Page, label: string, language: string): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('combobox', { name: label, exact: true }).selectOption(language)
  await expect(languageOf(page)).toHaveAttribute('lang', language)
  await expect(page).toHaveURL(/\/settings$/)
}

test('a language is chosen in settings, by the palette and offline; the address and what was typed stay', async ({
  page,
  context,
}) => {
  await enterDemo(page)
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Message' }).fill(DRAFT)
  await chooseInSettings(page, 'Language', 'fr')
  await page.goto('/')
  await expect(page.getByRole('textbox').first()).toHaveValue(DRAFT)

  await page.goto('/campaigns')
  await expect(page.getByRole('link', { name: 'Climate Crisis Summit', exact: true })).toBeVisible()
  await page.keyboard.press('Control+Shift+K')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('idioma')
  await page.getByRole('option', { name: /Español/ }).click()
  await expect(languageOf(page)).toHaveAttribute('lang', 'es')
  await expect(page).toHaveURL(/\/campaigns$/)

  await offlineReady(page)
  await context.setOffline(true)
  await chooseInSettings(page, 'Idioma', 'fr')
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Aide' })).toBeVisible()
  await chooseInSettings(page, 'Langue', 'en')
  await context.setOffline(false)
})

test('the choice follows to another device, which offers it and does not reload by itself', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  const account = await signUp(page, newAccount())
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  watch.over(elsewhere)
  const other = await elsewhere.newPage()
  await other.goto('/settings')
  await signIn(other, account)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await chooseInSettings(page, 'Language', 'fr')
  await other.getByRole('button', { name: 'Afficher en français' }).click()
  await expect(languageOf(other)).toHaveAttribute('lang', 'fr')
  await elsewhere.close()
})

test.describe('with a browser in French', () => {
  test.use({ locale: 'fr-FR', serviceWorkers: 'block' })

  test('words that do not come leave the page in English, with a notice and another try', async ({ page, watch }) => {
    watch.allow(/net::ERR_FAILED/)
    await page.route('**/language-fr*', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByText('Français could not be loaded')).toBeVisible()
    await expect(languageOf(page)).toHaveAttribute('lang', 'en')
    await page.unroute('**/language-fr*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(languageOf(page)).toHaveAttribute('lang', 'fr')
    await page.getByRole('button', { name: 'Español' }).click()
    await expect(languageOf(page)).toHaveAttribute('lang', 'es')
  })
})

/** Goes to a view and looks at it. */
async function readView(page: Page, address: string, name: string, english: readonly string[]): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h1').first()).toBeVisible()
  await readShown(page, name, english)
}

/** Looks at what is shown, narrow and wide: its texts fit and none is English that has other words; axe finds nothing. */
async function readShown(page: Page, name: string, english: readonly string[]): Promise<void> {
  await expect(page.locator('[aria-busy=true], .animate-breathe')).toHaveCount(0)
  const { pathname } = new URL(page.url())
  const place =
    pathname
      .replace(/[\w-]{20,}/, '')
      .replaceAll('/', '-')
      .slice(1) || 'front'
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const where = `${pathname} in ${name} at ${size.width}`
    expect.soft(await faultsOfTexts(page, english), where).toEqual([])
    if (size.width === 320) continue
    await takePicture(page, `languages-${name}-${place}-${size.width}`)
    await expectAccessible(page, where)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await takePicture(page, `languages-${name}-${place}-dark`)
  // the dark theme changes colours alone
  await expectAccessible(page, `${pathname} in ${name}, dark`, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Starts the tutorial's round and looks at its room. */
async function readSession(page: Page, name: string, english: readonly string[]): Promise<void> {
  await page.goto('/campaigns')
  await page.getByRole('button', { name: /Lancer le tutoriel|Empezar el tutorial/ }).click()
  await expect(page).toHaveURL(/\/sessions\/[\w-]+$/)
  await readView(page, page.url(), `${name}-session`, english)
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
      await readSession(page, language, english)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      await page.goto('/settings')
      await expect(page).toHaveTitle(new RegExp(settings))
    })

    test('so is what those who are signed in see, tab by tab', async ({ page }) => {
      const english = await englishTextsFor(language)
      const answer = await page.request.post(auth.register.path, { data: newAccount() })
      expect(answer.ok()).toBe(true)
      await page.addInitScript(() => localStorage.setItem('placard.session', '"open"'))
      for (const address of MEMBERS) {
        await readView(page, address, language, english)
        const tabs = page.getByRole('main').getByRole('tab')
        for (let at = 1; at < (await tabs.count()); at += 1) {
          await tabs.nth(at).click()
          await readShown(page, `${language}-tab-${at}`, english)
        }
      }
    })
  })
}
