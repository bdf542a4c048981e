import { enterDemo } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { hurryDemo } from './harness/demo.ts'
import { expectAccessible, lookAt, takePicture } from './harness/looks.ts'
import { expect, test } from './harness/test.ts'

// One session's clock runs while the other pages are looked at.
test.describe.configure({ mode: 'parallel' })

test('sign-in, picker, details and the votes behind a stance look right and are accessible', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Take your seat' })).toBeVisible()
  await lookAt(page, 'sign-in')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectAccessible(page, 'the sign-up with its complaints')

  await enterDemo(page)
  await lookAt(page, 'picker')
  const kenya = new Delegate(page)
  await kenya.openCampaign('Climate Crisis Summit')
  await kenya.chooseSeat('Kenya')
  await expect(page.getByRole('listbox', { name: /^Map of the member states/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show the votes behind it' }).click()
  await expect(page.getByRole('heading', { name: 'How far from the others' })).toBeVisible()
  await lookAt(page, 'details')
})

test('the active campaign and the vote look right and are accessible', async ({ page, context }) => {
  test.setTimeout(240_000)
  await hurryDemo(context, 60)
  await enterDemo(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  await kenya.speak('We propose a goal of 300 billion dollars a year in climate finance.')
  await kenya.attendUntil(
    () =>
      page
        .getByText(/^(2|3)\d% complete$/)
        .first()
        .isVisible(),
    'the debate is under way',
  )
  await takePicture(page, 'hall')
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(page.getByRole('region', { name: 'The session is paused' })).toBeVisible()
  await lookAt(page, 'active-campaign')

  await page.getByRole('button', { name: /^Delegates \(/ }).click()
  await expectAccessible(page, 'the delegates')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Exit Campaign' }).click()
  await expectAccessible(page, 'the question before leaving')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Resume' }).first().click()
  const board = page.getByRole('region', { name: 'Vote board' })
  await kenya.attendUntil(async () => {
    await kenya.press(page.getByRole('button', { name: /^Move to vote/ }))
    return board.isVisible()
  }, 'a roll is called')
  await page.keyboard.press('Escape')
  await kenya.attendUntil(
    () => page.getByRole('button', { name: 'Back to the hall' }).isVisible(),
    'the result is there',
  )
  await lookAt(page, 'vote')
})
