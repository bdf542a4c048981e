import type { BrowserContext, Page } from '@playwright/test'
import { signUp } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { isHeard, liveMicrophone, noise, sayTo, sentence } from './harness/live-microphone.ts'
import { lookAt } from './harness/looks.ts'
import {
  caption,
  listening,
  longAnswer,
  openMicrophone,
  QUESTION,
  speakButton,
  test,
  transcript,
} from './harness/spoken.ts'
import { expect, own } from './harness/test.ts'
import { NO_SERVER } from './harness/watch.ts'

test.use({ bypassCSP: true, answer: longAnswer(20) })

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })

async function beginTalk(context: BrowserContext, page: Page, isHandsFree = false): Promise<void> {
  await liveMicrophone(context)
  await signUp(page)
  await openMicrophone(page, { isHandsFree })
}

/** Says something while the microphone listens, and that this was all. */
async function ask(page: Page, hears: string[], words = QUESTION): Promise<void> {
  await expect(listening(page)).toBeVisible()
  hears.push(words)
  await sayTo(page, sentence(words))
  await page.getByRole('button', { name: 'I have finished speaking' }).click()
}

const expectHeard = (page: Page) => expect.poll(() => isHeard(page)).toBe(true)
const expectQuiet = (page: Page) => expect.poll(() => isHeard(page)).toBe(false)

test('hands-free, an answer goes on after a noise, ends when somebody talks over it or presses Escape, and keeps what was heard', async ({
  page,
  context,
  voice: { hears },
}) => {
  await beginTalk(context, page, true)
  hears.push(QUESTION)
  await sayTo(page, sentence(QUESTION))
  await expectHeard(page)

  // a noise holds it for a moment
  const noiseAt = await page.evaluate(() => Date.now())
  await sayTo(page, noise(400))
  const heldFor = () =>
    page.evaluate((since) => {
      const played = window.liveSound.played.filter((at) => at > since)
      return Math.max(0, ...played.map((at, place) => at - (played[place - 1] ?? at)))
    }, noiseAt)
  await expect.poll(heldFor).toBeGreaterThan(300)
  await expectHeard(page)
  await expect(transcript(page)).toHaveCount(2)
  await expect(page.getByText('You interrupted here.')).toHaveCount(0)

  const next = 'And what is an unmoderated caucus?'
  hears.push(next)
  await sayTo(page, sentence(next))
  await expect(transcript(page).nth(2)).toContainText(next)
  await expect(transcript(page).nth(1)).toContainText('You interrupted here.')
  await expectHeard(page)

  await page.keyboard.press('Escape')
  await expectQuiet(page)
  await expect(transcript(page).last()).toContainText('You interrupted here.')
  await expect(listening(page)).toBeVisible()
})

test('a question whose server is killed before the answer is kept, and answered aloud after one press', async ({
  page,
  context,
  ownServer,
  voice,
  watch,
}) => {
  watch.allow(NO_SERVER)
  // one that comes up says so
  watch.allow(/status of 503|response code: 503/)
  await beginTalk(context, page)
  voice.isThinking = true
  await ask(page, voice.hears)
  await expect(transcript(page)).toHaveText([`You${QUESTION}`])
  await expect(page.getByText('Processing...')).toBeVisible()

  await own(ownServer).kill()
  await expect(page.getByText('What you said is stored')).toBeVisible()
  await lookAt(page, 'talk-answer-away')
  voice.isThinking = false
  await own(ownServer).start()
  await expect(page.getByText('There is no answer yet: the answering server stopped.')).toBeVisible()
  await expect(page.getByText('AI service temporarily unavailable')).toHaveCount(0)
  await lookAt(page, 'talk-no-answer')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectHeard(page)

  // it goes on after a reload in the middle of the answer
  await page.reload()
  await page.getByRole('button', { name: 'Transcript' }).click()
  await expect(transcript(page)).toHaveCount(2)
  await speakButton(page).click()
  await ask(page, voice.hears, 'And what is an unmoderated caucus?')
  await expect(transcript(page)).toHaveCount(4)
  await expectHeard(page)
})

for (const { by, cut } of [
  {
    by: 'its tab is hidden',
    cut: (page: Page) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  },
  { by: 'its plug is pulled', cut: (page: Page) => page.evaluate(() => window.liveSound.unplug()) },
]) {
  test(`BR-6 what was said to a microphone until ${by} is heard, shown and sent by its speaker`, async ({
    page,
    context,
    voice: { hears },
  }) => {
    await beginTalk(context, page)
    hears.push(QUESTION)
    await sayTo(page, sentence(QUESTION))
    await cut(page)
    await expect(field(page)).toHaveValue(QUESTION)
    await expect(page.getByText('What you had said by then is in the text field.')).toBeVisible()
    await expect(page.getByText('You were cut off here.')).toBeVisible()
    await expect(transcript(page)).toHaveCount(0)
    await lookAt(page, `talk-cut-short-${by.split(' ').at(-1)}`)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expectHeard(page)
    await speakButton(page).click()
    await expect(listening(page)).toBeVisible()
  })
}

test('a second tab takes over speaking and listening, and the first one says so', async ({
  page,
  context,
  voice: { hears },
}) => {
  await beginTalk(context, page)
  await ask(page, hears)
  await expectHeard(page)
  const other = await context.newPage()
  await other.goto('/voice')
  await speakButton(other).click()
  await ask(other, hears, 'What is a quorum?')
  await expectHeard(other)
  await expectQuiet(page)
  await expect(page.getByText('Another tab has started to speak, so this one is quiet.')).toBeVisible()

  await speakButton(page).click()
  await expect(listening(page)).toBeVisible()
  hears.push(QUESTION)
  await sayTo(page, sentence(QUESTION))
  await speakButton(other).click()
  await expect(listening(other)).toBeVisible()
  await expect(field(page)).toHaveValue(QUESTION)
  await expect(
    page.getByText('Another tab is listening now. What you had said by then is in the text field.'),
  ).toBeVisible()
})

test('a tab that is put to sleep while it speaks can be spoken with when it wakes', async ({
  page,
  context,
  voice: { hears },
}) => {
  await beginTalk(context, page)
  await ask(page, hears)
  await expectHeard(page)
  const session = await context.newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  const word = await caption(page).textContent()
  await expect(caption(page)).not.toHaveText(word ?? '')
  await speakButton(page).click()
  await expectQuiet(page)
  await ask(page, hears, 'And what is an unmoderated caucus?')
  await expect(transcript(page)).toHaveCount(4)
})

test('what was said can be played from the chat and from a session, while its recording is kept', async ({
  page,
  context,
  voice: { hears },
}) => {
  await liveMicrophone(context)
  await signUp(page)
  await page.goto('/settings/voice')
  const keep = page.getByRole('switch', { name: 'Keep recordings for 24 hours' })
  await keep.click()
  await expect(keep).toBeChecked()
  await openMicrophone(page)
  await ask(page, hears)
  const play = page.getByRole('button', { name: 'Play the recording' })
  await expect(transcript(page).first().getByRole('button', { name: 'Play the recording' })).toBeVisible()
  await page.getByRole('link', { name: 'Open as a chat' }).click()
  await expect(play).toBeAttached()

  const kenya = new Delegate(page)
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  const words = 'Marshall Islands, what do you need most on coal, oil and gas?'
  await speakButton(page).click()
  await ask(page, hears, words)
  const check = page.getByRole('region', { name: 'Is this what you said?' })
  await expect(check).toContainText(words)
  await page.keyboard.press('Enter')
  const said = page.getByRole('log', { name: 'Captions' }).getByRole('listitem').filter({ hasText: words })
  await expect(said.getByRole('button', { name: 'Play the recording' })).toBeVisible()
  await said.getByRole('button', { name: 'Play the recording' }).click()
  await expect(said.getByRole('button', { name: 'Play the recording' })).toHaveAttribute('aria-pressed', 'true')
  await lookAt(page, 'session-recorded-line')
})
