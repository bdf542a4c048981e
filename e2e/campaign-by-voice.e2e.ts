import { enterDemo, signUp } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { hurryDemo, offlineReady } from './harness/demo.ts'
import { lookAt } from './harness/looks.ts'
import { scriptedMicrophone } from './harness/microphone.ts'
import { SPOKEN_PACE, SpokenDelegate } from './harness/spoken-delegate.ts'
import { expect, own, test } from './harness/test.ts'
import { NO_SERVER, TOO_LATE } from './harness/watch.ts'
import config from './playwright.config.ts'

const microphone = scriptedMicrophone()
const { launchOptions } = config.use ?? {}
test.use({
  hasOwnServer: true,
  permissions: ['microphone'],
  launchOptions: {
    ...launchOptions,
    ...microphone.launch,
    args: [...(launchOptions?.args ?? []), ...microphone.flags],
  },
})

// sentence by sentence at the pace of speech: three times as long as any other test may take
test.slow()

async function playByVoice(kenya: SpokenDelegate, seat: Delegate, bargain: () => Promise<void>): Promise<void> {
  await expect(async () => {
    expect(await kenya.say('we propose three hundred billion a year by twenty thirty five', /300 billion/)).toBe(true)
  }).toPass()
  await kenya.say('germany will you support national road maps with dates')
  await bargain()
  await seat.hurry({ talk: SPOKEN_PACE })
  await kenya.playToDebrief()
  expect(kenya.done.get('ballots'), 'a ballot was spoken').toBeGreaterThan(0)
}

test('a whole campaign by voice alone, signed in: to the vote and the debrief', async ({ page, watch }) => {
  // the chair may refuse what was understood
  watch.allow(TOO_LATE)
  // a busy machine speaks and hears nothing in time, and the page says so
  watch.allow(/status of 503 .*\/api\/voice\//)
  watch.allow(/status of 422 .*\/api\/voice\//)
  await signUp(page)
  const seat = new Delegate(page)
  await seat.takeSeat('Climate Crisis Summit', 'Kenya')
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await page.getByRole('button', { name: 'Use the microphone' }).click()
  await page.getByRole('button', { name: 'I have finished speaking' }).click()
  const kenya = new SpokenDelegate(page, microphone, ['campaign-ballot-by-voice', 'campaign-over-by-voice'])
  await playByVoice(kenya, seat, async () => {
    expect(
      await kenya.speak('we will support early warning for all if germany accepts historical responsibility'),
    ).toBe('check')
    await lookAt(page, 'campaign-confirm-by-voice')
    await kenya.speak('no that is wrong')
    await expect(page.getByRole('region', { name: 'You are about to' })).toBeHidden()
  })
})

test('a whole campaign by voice alone, in the demo with the server stopped', async ({
  page,
  context,
  watch,
  ownServer,
}) => {
  await hurryDemo(context, 1, SPOKEN_PACE)
  await page.goto('/')
  await offlineReady(page)
  await enterDemo(page)
  const seat = new Delegate(page)
  await seat.takeSeat('Climate Crisis Summit', 'Kenya')
  await page.getByRole('button', { name: 'Speak', exact: true }).click()
  await page.getByRole('button', { name: 'Use the microphone' }).click()
  await page.getByRole('button', { name: 'Download it' }).click()
  await page.getByRole('button', { name: 'I have finished speaking' }).click()
  watch.allow(NO_SERVER)
  watch.allow(/status of 503/)
  await own(ownServer).stop()
  await page.reload()
  await seat.expectSession()
  const kenya = new SpokenDelegate(page, microphone)
  await playByVoice(kenya, seat, async () => {
    await kenya.say('we will support early warning for all if germany accepts historical responsibility')
  })
})
