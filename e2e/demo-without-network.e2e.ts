import { enterDemo } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { hurryDemo, offlineReady } from './harness/demo.ts'
import { expect, test } from './harness/test.ts'

test('the demo takes words without any network and tells of none but that', async ({ page, context }) => {
  await hurryDemo(context, 30)
  await enterDemo(page)
  await offlineReady(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  await context.setOffline(true)
  await expect(page.getByText('No internet connection.')).toBeVisible()
  await kenya.speak('We propose a goal of 300 billion dollars a year in climate finance.')
})
