import { enterDemo, HOSTS, newAccount, signIn } from './harness/account.ts'
import { makeAdministrator } from './harness/administrator.ts'
import { Delegate } from './harness/delegate.ts'
import { offlineReady } from './harness/demo.ts'
import { expectAccessible, lookAt, takePicture } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'
import { NO_SERVER } from './harness/watch.ts'

for (const { name, enter } of HOSTS) {
  test(`${name} the help is found, read by section, searched and asked`, async ({ page }) => {
    await enter(page)
    await page.keyboard.press('Control+?')
    await expect(page).toHaveURL(/\/help$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
    const navigation = page.getByRole('navigation', { name: 'Quick Navigation' })
    await expect(navigation.getByRole('link')).toHaveCount(6)
    await expect(page.getByRole('heading', { level: 3, name: 'What Placard is' })).toBeVisible()
    await lookAt(page, `help-${enter.name}`)

    await test.step('a section has an address of its own, and the focus goes to it', async () => {
      await navigation.getByRole('link', { name: /^Shortcuts/ }).click()
      await expect(page).toHaveURL(/\/help\/shortcuts$/)
      await expect(page.getByRole('heading', { level: 2, name: 'Shortcuts' })).toBeFocused()
      await expect(page).toHaveTitle(/^Shortcuts · Help · /)
      const everywhere = page.getByRole('region', { name: 'Go to' })
      await expect(everywhere.getByText('Go to Help')).toBeVisible()
      await lookAt(page, `help-shortcuts-${enter.name}`)
      await page.reload()
      await expect(page.getByRole('heading', { level: 2, name: 'Shortcuts' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 2, name: 'Getting Started' })).toBeVisible()
      await page.goto('/help/nowhere')
      await expect(page.getByRole('heading', { level: 2, name: 'Getting Started' })).toBeVisible()
    })

    await test.step('the search finds entries, and the assistant answers with its sources', async () => {
      const search = page.getByRole('searchbox', { name: 'Search the help, or ask a question' })
      // what listens to shortcuts comes after what is to be read
      await expect(async () => {
        await page.keyboard.press('Control+k')
        await expect(search).toBeFocused({ timeout: 1_000 })
      }).toPass()
      await search.fill('abstain')
      const found = page.getByRole('region', { name: 'Help entries' })
      await found.getByText('Abstaining', { exact: true }).click()
      await expect(found.getByText(/An abstention is recorded/)).toBeVisible()
      await search.fill('What is the difference between a moderated and an unmoderated caucus?')
      await search.press('Enter')
      const answer = page.getByRole('region', { name: 'The assistant’s answer' })
      await expect(answer.getByRole('list', { name: 'Sources' })).toBeVisible()
      await lookAt(page, `help-answer-${enter.name}`)
    })

    await test.step('who needs more help is told whom to ask', async () => {
      await page.getByRole('button', { name: 'Contact Support' }).click()
      await expect(page.getByRole('button', { name: 'Copy the details' })).toBeVisible()
      await takePicture(page, `help-support-${enter.name}`)
      await page.getByRole('link', { name: 'Troubleshooting Guide' }).click()
      await expect(page).toHaveURL(/\/help\/troubleshooting$/)
    })

    await test.step('the guide and back', async () => {
      await page.getByRole('link', { name: 'Smart Features' }).click()
      await expect(page.getByRole('tab', { name: 'AI Capabilities', selected: true })).toBeVisible()
      await expect(page.getByRole('region', { name: 'What the five modes do' })).toBeVisible()
      await lookAt(page, `guide-modes-${enter.name}`)
      await page.getByRole('tab', { name: 'AI Capabilities' }).press('ArrowRight')
      await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeFocused()
      await expect(page).toHaveURL(/\/guide\/customization$/)
      await page.getByRole('tab', { name: 'Technical' }).click()
      await lookAt(page, `guide-technical-${enter.name}`)
      await page.getByRole('tab', { name: 'Overview' }).click()
      await expect(page.getByText(/campaigns come with Placard/)).toBeVisible()
      await lookAt(page, `guide-overview-${enter.name}`)
      await page.getByRole('link', { name: 'Back to Help' }).click()
      await expect(page).toHaveURL(/\/help$/)
    })
  })
}

test('the demo has its help without a connection, the assistant’s answers included', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(NO_SERVER)
  await enterDemo(page)
  await offlineReady(page)
  await context.setOffline(true)
  await page.goto('/help/campaigns')
  await expect(page.getByRole('heading', { level: 3, name: 'Proposals and trades' })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search the help, or ask a question' })
  await search.fill('What is a veto?')
  await search.press('Enter')
  const answer = page.getByRole('region', { name: 'The assistant’s answer' })
  await expect(answer.getByRole('list', { name: 'Sources' })).toBeVisible()
})

test('administrators have a section and a tab more', async ({ page, baseURL, dataFolder }) => {
  const account = newAccount()
  const password = await makeAdministrator(baseURL ?? '', dataFolder, account.email)
  await page.goto('/help/admin-features')
  await signIn(page, { ...account, password })
  await expect(page.getByRole('heading', { level: 2, name: 'Admin Features' })).toBeVisible()
  await expect(page.getByText('Admin documentation included')).toBeVisible()
  await expect(page.getByRole('link', { name: 'AI Engines' }).first()).toBeVisible()
  await lookAt(page, 'help-admin')
  await page.goto('/guide/admin')
  await expect(page.getByRole('tab', { name: 'Admin', selected: true })).toBeVisible()
  await expectAccessible(page, 'the guide of administrators')
})

test('a term of procedure is explained where it stands', async ({ page }) => {
  await enterDemo(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  await page.getByRole('button', { name: 'What does “Moderated caucus” mean?' }).first().click()
  const note = page.getByRole('note', { name: 'Moderated caucus' })
  await expect(note).toContainText('delegations speak briefly on one issue')
  await expect(note).toContainText('Here it needs')
  await expect(note).toBeInViewport()
  await expectAccessible(page, 'a term that is explained')
  await takePicture(page, 'term-help-1440')
  await expect(note).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(page.getByRole('button', { name: 'What does “Moderated caucus” mean?' }).first()).toBeFocused()
})
