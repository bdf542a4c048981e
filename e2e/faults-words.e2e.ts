import { enterDemo, signUp } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { hurryDemo } from './harness/demo.ts'
import { expect, test } from './harness/test.ts'

const SENTENCE = 'We propose a goal of 300 billion dollars a year in climate finance.'

/** A sentence, and then talk until it is so long. */
function talk(length: number): string {
  return `${SENTENCE} ${'This matters to all of us. '.repeat(200)}`.slice(0, length - 1).concat('.')
}

test('words of any length and kind are said, or refused with the reason, and never lost', async ({ page, context }) => {
  await hurryDemo(context, 2)
  await enterDemo(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  const captions = page.getByRole('log', { name: 'Captions' })
  const own = captions.getByRole('listitem').filter({ hasText: 'Kenya' })

  await test.step('nothing at all is not said', async () => {
    await kenya.composer.fill('   ')
    await kenya.composer.press('Enter')
    await expect(kenya.composer).toHaveValue('   ')
    await expect(kenya.composer).not.toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('4,000 characters are said', async () => {
    const words = talk(4000)
    expect(words).toHaveLength(4000)
    expect(await kenya.say(words)).not.toBe('refused')
    await expect(captions.getByText(SENTENCE)).toBeAttached()
  })

  await test.step('4,001 characters are refused with the reason and stay where they were typed', async () => {
    const words = talk(4001)
    await kenya.composer.evaluate((field) => field.removeAttribute('maxlength'))
    expect(await kenya.say(words)).toBe('refused')
    await expect(page.getByText(/4,000 characters/)).toBeVisible()
    await expect(kenya.composer).toHaveValue(words)
  })

  await test.step('control characters and changes of direction are taken out', async () => {
    expect(await kenya.say('Kenya supports\u0007 expert review \u202eof every pledge\u202c.')).not.toBe('refused')
    await expect(captions.getByText('Kenya supports expert review of every pledge.')).toBeVisible()
  })

  await test.step('half a character is replaced', async () => {
    expect(await kenya.say('Kenya supports early warning for all \ud83d today.')).not.toBe('refused')
    await expect(captions.getByText(/early warning for all \ufffd today/)).toBeVisible()
  })

  await test.step('mark-up is only words', async () => {
    expect(await kenya.say('Kenya supports <img src=x onerror=alert(1)> the review of every pledge.')).not.toBe(
      'refused',
    )
    await expect(captions.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(captions.locator('img[src="x"]')).toHaveCount(0)
  })
  await expect(own.first()).toBeAttached()
})

test('the server refuses and cleans the same words', async ({ page, watch }) => {
  watch.allow(/status of 422/)
  await signUp(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  const captions = page.getByRole('log', { name: 'Captions' })

  await kenya.composer.evaluate((field) => field.removeAttribute('maxlength'))
  expect(await kenya.say(talk(4001))).toBe('refused')
  await expect(kenya.composer).toHaveValue(talk(4001))

  expect(await kenya.say('Kenya supports\u0007 expert review \u202eof every pledge\u202c.')).not.toBe('refused')
  await expect(captions.getByText('Kenya supports expert review of every pledge.')).toBeVisible()
  expect(await kenya.say('Kenya supports early warning for all \ud83d today.')).not.toBe('refused')
  await expect(captions.getByText(/early warning for all \ufffd today/)).toBeVisible()
})
