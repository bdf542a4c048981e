import type { Page } from '@playwright/test'
import { signUp } from './harness/account.ts'
import { expectAccessible, lookAt } from './harness/looks.ts'
import { scriptedMicrophone } from './harness/microphone.ts'
import { caption, listening, longAnswer, QUESTION, speakButton, test, transcript } from './harness/spoken.ts'
import { expect, own } from './harness/test.ts'
import { NO_SERVER } from './harness/watch.ts'
import config from './playwright.config.ts'

const microphone = scriptedMicrophone()
const { launchOptions } = config.use ?? {}
test.use({
  // so long that it is still spoken when it was looked at from all sides
  answer: longAnswer(40),
  permissions: ['microphone'],
  launchOptions: {
    ...launchOptions,
    ...microphone.launch,
    args: [...(launchOptions?.args ?? []), ...microphone.flags],
  },
})

/** Says something to the microphone that listens, waits until it was loud there, and says that this was all. */
async function say(page: Page, hears: string[], words: string): Promise<void> {
  hears.push(words)
  await expect(listening(page)).toBeVisible()
  await page.waitForFunction(() => {
    const ring = document.querySelector<HTMLElement>('[data-level-ring]')
    return Number(/scale\(([\d.]+)\)/.exec(ring?.style.transform ?? '')?.[1] ?? 1) > 1.05
  })
  await page.getByRole('button', { name: 'I have finished speaking' }).click()
}

/** Waits until an answer is heard, some words of it. */
async function expectSpoken(page: Page): Promise<void> {
  await expect(page.getByText('AI responding...')).toBeVisible()
  const first = await caption(page).textContent()
  await expect(caption(page)).not.toHaveText(first ?? '')
}

test('somebody speaks with the assistant, talks over it, and finds what was heard after a reload and a killed server', async ({
  page,
  ownServer,
  voice: { hears },
  watch,
}) => {
  watch.allow(NO_SERVER)
  // one that comes up says so
  watch.allow(/status of 503|response code: 503/)
  await signUp(page)
  await page.getByRole('link', { name: 'Voice', exact: true }).click()
  await expect(page.getByText('Tap to start talking')).toBeVisible()
  await lookAt(page, 'talk-idle')

  microphone.says(QUESTION)
  await speakButton(page).click()
  await page.getByRole('button', { name: 'Use the microphone' }).click()
  await expect(page.getByText('Listening...', { exact: true })).toBeVisible()
  await expectAccessible(page, 'a conversation that listens')
  await say(page, hears, QUESTION)
  await expectSpoken(page)
  await expect(page).toHaveURL(/\/voice\/[0-9a-f-]{36}$/)
  await lookAt(page, 'talk-speaking')

  // talked over: of the answer that is kept which was heard
  await page.getByRole('button', { name: 'Transcript' }).click()
  await speakButton(page).click()
  await expect(caption(page)).toHaveCount(0)
  await expect(transcript(page).last()).toContainText('You interrupted here.')
  const kept = (await transcript(page).last().textContent()) ?? ''
  await say(page, hears, 'And what is an unmoderated caucus?')
  await expect(transcript(page)).toHaveCount(4)
  await expectSpoken(page)
  await lookAt(page, 'talk-transcript')

  await page.reload()
  await page.getByRole('button', { name: 'Transcript' }).click()
  await expect(transcript(page).nth(1)).toHaveText(kept)
  await expect(caption(page)).toHaveCount(0)

  // what is said while the server is gone waits, and is answered once it is back
  await own(ownServer).kill()
  await page.getByRole('button', { name: 'Type instead' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('What is a point of order?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('It will be sent as soon as there is a connection.')).toBeVisible()
  await expect(page.getByText('Network error.')).toHaveCount(0)
  await lookAt(page, 'talk-server-gone')
  await own(ownServer).start()
  await expect(transcript(page).filter({ hasText: 'What is a point of order?' })).toBeVisible()

  // it is a conversation like others, marked in their list
  await page.getByRole('link', { name: 'Open as a chat' }).click()
  await page.getByRole('button', { name: 'Conversations', expanded: false }).click()
  await expect(page.getByRole('img', { name: 'Voice conversation' }).first()).toBeVisible()
})

test('a speech of a drill is given by voice, and shows how it was spoken, also after a reload', async ({
  page,
  voice: { hears },
}) => {
  await signUp(page)
  await page.goto('/settings/voice')
  const keep = page.getByRole('switch', { name: 'Keep recordings for 24 hours' })
  await keep.click()
  await expect(keep).toBeChecked()
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await page.getByRole('link', { name: /^Debate drill/ }).click()
  await page.getByLabel('Speeches you make').selectOption('1')
  await page.getByLabel('How you give it').selectOption('spoken')
  await page.getByRole('button', { name: 'Start the drill' }).click()
  await expect(page.getByText('These figures are kept, and the recording for 24 hours')).toBeVisible()
  await lookAt(page, 'drill-by-voice-ready')

  const words = 'Um, we support this motion, because imports must carry their carbon. But, you know, who pays for it?'
  hears.push(words)
  microphone.says(words)
  await speakButton(page).click()
  await page.getByRole('button', { name: 'Use the microphone' }).click()
  await expect(page.getByText('Listening. Your words are written down when you stop.')).toBeVisible()
  const timer = page.getByRole('timer')
  const passed = async () => 90 - Number(/:(\d\d)/.exec((await timer.textContent()) ?? '')?.[1]) - 60
  await expect.poll(passed).toBeGreaterThan(7)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Your speech' })).toHaveValue(words)
  await lookAt(page, 'drill-by-voice-stopped')
  await page.getByRole('button', { name: 'Deliver' }).click()
  const panel = page.locator('details', { hasText: 'How it was spoken' })
  await expect(panel).toContainText('um 1, you know 1')
  await page.reload()
  await expect(panel).toContainText('um 1, you know 1')
  const speech = page.getByRole('article').filter({ has: panel })
  await expect(speech).toContainText('Kept until')
  const play = speech.getByRole('button', { name: 'Play the recording' })
  await play.click()
  await expect(play).toHaveAttribute('aria-pressed', 'true')
  await lookAt(page, 'drill-by-voice-recording', speech.getByRole('heading').locator('..').first())
  await lookAt(page, 'drill-by-voice-delivery', speech)
  await panel.getByRole('button', { name: 'View as table' }).click()
  await expect(panel.getByRole('row', { name: /Filler/ })).toHaveCount(2)
})
