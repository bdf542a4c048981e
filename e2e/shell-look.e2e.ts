import { enterDemo, expectCampaigns, newAccount, signIn, signUp } from './harness/account.ts'
import { printAdministrator } from './harness/administrator.ts'
import { Delegate } from './harness/delegate.ts'
import { expectAccessible, lookAt, takePicture } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

test('the way round: picker, announcements, details, sidebar, palette, keys, views that are not theirs', async ({
  page,
}) => {
  await enterDemo(page)
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar).toHaveAttribute('data-state', 'open')
  await lookAt(page, 'picker')
  await page.getByRole('button', { name: 'Community Updates' }).click()
  const updates = page.getByRole('dialog', { name: 'Community Updates' })
  await expect(updates.getByRole('heading', { level: 3 })).toHaveText([
    'You are in the demo',
    'Go back and try another move',
    'Placard is a beta',
  ])
  await lookAt(page, 'announcements-demo')
  await page.keyboard.press('Escape')
  await expect(updates).toBeHidden()

  await page.keyboard.press('Control+b')
  await expect(sidebar).toHaveAttribute('data-state', 'collapsed')
  await expect(sidebar).toHaveCSS('width', '48px')
  await sidebar.getByRole('link', { name: 'Settings' }).hover()
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveText('Settings')
  await takePicture(page, 'sidebar-collapsed')
  await page.mouse.move(700, 300)
  await expectAccessible(page, 'the collapsed sidebar')
  await page.reload()
  await expect(sidebar).toHaveAttribute('data-state', 'collapsed')
  await expectCampaigns(page)
  await page.keyboard.press('Control+b')
  await expect(sidebar).toHaveCSS('width', '256px')

  await page.keyboard.press('Control+Shift+K')
  const field = page.getByRole('combobox', { name: 'Search commands' })
  await expect(field).toBeFocused()
  await expect(page.getByRole('option', { name: /^Start Climate Crisis Summit/ })).toBeVisible()
  await lookAt(page, 'palette')
  await field.fill('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // what is pointed at stays
  await page.getByRole('button', { name: 'Undo' }).hover()
  await takePicture(page, 'toast')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')

  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('Control+?')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(keys).toBeVisible()
  await expectAccessible(page, 'the sheet of keys')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('Control+,')
  await expect(page).toHaveTitle('Settings and Preferences · Demo · Placard')
  await page.keyboard.press('Control+3')
  await expect(page.getByRole('heading', { level: 1, name: 'Model UN Campaigns' })).toBeVisible()
  await page.getByRole('link', { name: 'Climate Crisis Summit', exact: true }).first().click()
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeEditable()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused()
  await page.keyboard.type('?ken')
  await page.keyboard.press('Control+3')
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('?ken')
  await expect(page.getByRole('dialog')).toBeHidden()
  await new Delegate(page).chooseSeat('Kenya')
  await expect(page.getByRole('listbox', { name: /^Map of the member states/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show the votes behind it' }).click()
  await expect(page.getByRole('heading', { name: 'How far from the others' })).toBeVisible()
  await lookAt(page, 'details')

  await page.goto('/voice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New conversation by voice')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon-voice.svg')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For administrators')
  await expectAccessible(page, 'a view that is not theirs')
  await page.getByRole('link', { name: 'Back to the chat' }).click()
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg')
})

test('on a phone the sidebar is a drawer, and the hall keeps the whole window', async ({ page }) => {
  await enterDemo(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toHaveCSS('width', '288px')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `the drawer, ${colorScheme}`)
    await takePicture(page, `drawer-${colorScheme}`)
  }
  await drawer.getByRole('button', { name: 'Account of Demo delegate' }).click()
  await expect(drawer.getByRole('button', { name: 'Leave demo' })).toBeVisible()
  await takePicture(page, 'drawer-menu')
  await page.keyboard.press('Escape')
  await drawer.getByRole('link', { name: 'Settings' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings and Preferences' })).toBeVisible()

  await page.goto('/campaigns')
  await page.setViewportSize({ width: 1440, height: 900 })
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCSS('width', '48px')
  await takePicture(page, 'hall-with-rail')
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.getByRole('button', { name: /^Delegates \(/ }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await takePicture(page, 'hall-sheet-phone')
})

test('BR-5, BR-8 every address survives a reload, and the shell 320 px, forced colours and the other direction', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 401/)
  const account = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/settings/security')
  await signIn(page, account)
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible()
  await expect(page).toHaveURL(/\/settings\/security$/)
  const addresses = [
    '/campaigns',
    '/voice',
    '/settings',
    '/settings/system',
    '/settings/security',
    '/status',
    '/legal',
    '/privacy',
    '/help',
    '/help/shortcuts',
    '/help/handbook',
    '/guide',
    '/guide/technical',
    '/legal/data-use',
    '/nowhere',
  ]
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/ · Placard$/)
    const title = await page.title()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page).toHaveTitle(title)
  }
  await page.goto('/campaigns')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 256 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const scrolls = () => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  await expect.poll(scrolls).toBe(false)
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  const menuButton = drawer.getByRole('button', { name: /^Account of/ })
  await menuButton.scrollIntoViewIfNeeded()
  await expect(menuButton).toBeInViewport()
  await takePicture(page, 'drawer-320-rtl-forced')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+K')
  await expect(page.getByRole('combobox', { name: 'Search commands' })).toBeInViewport()
  await takePicture(page, 'palette-320-rtl-forced')
  await expect.poll(scrolls).toBe(false)
})

test('an administrator changes the printed password first, then sees how busy the server is; leaving leads back to the chat’s address', async ({
  page,
  dataFolder,
  watch,
}) => {
  // the password that is none of their own is refused
  watch.allow(/status of 422/)
  const account = newAccount()
  const printed = await printAdministrator(dataFolder, account.email)
  await page.goto('/settings')
  await signIn(page, { ...account, password: printed })
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  const field = page.getByRole('textbox', { name: 'New password' })
  await expect(field).toBeFocused()
  await lookAt(page, 'first-password')
  // a reload forgets nothing: the password still has to be changed
  await page.reload()
  await expect(field).toBeFocused()
  await field.fill(printed)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(printed)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is the password you already have. Please choose another.')).toBeVisible()
  await field.fill(account.password)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const stats = page.getByRole('region', { name: 'Quick Stats' })
  await expect(stats).toContainText(/Active users\s*[1-9]/)
  await expect(stats).toContainText(/API calls\/hour\s*[1-9]/)
  await expect(stats).toContainText(/System load\s*\d+%/)
  await expect(stats.getByRole('link')).toHaveCount(0)
  await takePicture(page, 'quick-stats')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByText('Admin', { exact: true }).first()).toBeVisible()
  await lookAt(page, 'administrator')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Take your seat' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('without a service worker, which would keep the code it has', () => {
  test.use({ serviceWorkers: 'block' })

  test('BR-9, BR-10 a view that fails says so, is logged where that was consented to, and offers the ways on', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404|dynamically imported|MIME type|the gavel broke|Failed to load module script/)
    await signUp(page)
    await page.goto('/settings/privacy-rights')
    await page.getByRole('tab', { name: 'Consent' }).click()
    await page.getByRole('switch', { name: /^Data collection/ }).click()
    await expect(page.getByText('Errors of this page are reported from now on.').first()).toBeVisible()
    await page.route('**/assets/SettingsScreen-*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto('/campaigns')
    await page.getByRole('link', { name: 'Settings' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Placard has been updated' })).toBeVisible()
    await expect(page.getByRole('alert').getByRole('button')).toHaveText(['Reload App'])
    await takePicture(page, 'chunk-gone')

    await page.unroute('**/assets/SettingsScreen-*.js')
    const broken = 'throw new Error("the gavel broke at token=abc123")'
    await page.route('**/assets/SettingsScreen-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function SettingsScreen() { ${broken} }; export { SettingsScreen as t }`,
      }),
    )
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    await expect(page.getByText(/This has been logged/)).toBeVisible()
    await expect(page.getByRole('alert').getByRole('button')).toHaveText(['Try Again', 'Reload App'])
    await lookAt(page, 'failed')
    await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Model UN Campaigns' })).toBeVisible()
  })
})
