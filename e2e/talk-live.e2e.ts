import type { Page } from '@playwright/test'
import { aLiveService, HEARD } from '../apps/server/src/adapters/live/testing/live-service.ts'
import { signUp } from './harness/account.ts'
import { expectAccessible, lookAt } from './harness/looks.ts'
import { hearOut, scriptedMicrophone } from './harness/microphone.ts'
import { openServer, type ServerHandle } from './harness/server.ts'
import { test as base, expect } from './harness/test.ts'
import { startVoiceService, type VoiceService } from './harness/voice-service.ts'
import config from './playwright.config.ts'

/** So long that it is still spoken when it was looked at from all sides. */
const ANSWER = Array.from({ length: 40 }, (_, at) =>
  at === 0 ? 'A caucus is a break' : ' in which delegates speak freely,',
)
const OTHER = 'A motion asks the committee for something.'
const QUESTION = HEARD.join('')

type LiveService = Awaited<ReturnType<typeof aLiveService>>

const microphone = scriptedMicrophone()
const { launchOptions } = config.use ?? {}
const test = base.extend<object, { live: LiveService; voice: VoiceService; ownServer: ServerHandle | undefined }>({
  live: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const live = await aLiveService('answers', { texts: ANSWER, pieceSeconds: 5 })
      await use(live)
      await live.close()
    },
    { scope: 'worker' },
  ],
  voice: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const voice = await startVoiceService(OTHER)
      await use(voice)
      await voice.close()
    },
    { scope: 'worker' },
  ],
  ownServer: [
    async ({ live, voice }, use) => {
      const gemini = { GEMINI_API_KEY: 'test-key-0123456789', GEMINI_URL: live.url, GEMINI_LIVE_MODEL: 'a-live-model' }
      const server = await openServer({
        ...voice.variables,
        ...gemini,
        PLACARD_LANGUAGE_ORDER: 'openai-compatible, embedded',
      })
      await use(server)
      await server.clear()
    },
    { scope: 'worker' },
  ],
})
test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...launchOptions,
    ...microphone.launch,
    args: [...(launchOptions?.args ?? []), ...microphone.flags],
  },
})

const speak = (page: Page) => page.getByRole('button', { name: 'Speak', exact: true })
const caption = (page: Page) => page.locator('[data-caption-word]')
const transcript = (page: Page) => page.getByRole('region', { name: 'The last five messages' }).getByRole('listitem')

/** Waits until an answer is heard, some words of it. */
async function expectSpoken(page: Page): Promise<void> {
  await expect(page.getByText('AI responding...')).toBeVisible()
  const first = await caption(page).textContent()
  await expect(caption(page)).not.toHaveText(first ?? '')
}

test('somebody speaks with Gemini Live, talks over it, and is answered by others when it is gone', async ({
  page,
  live,
  voice: { hears },
}) => {
  await signUp(page)
  await page.getByRole('link', { name: 'Voice', exact: true }).click()
  await expect(page.getByText('Tap to start talking')).toBeVisible()

  microphone.says(QUESTION)
  await speak(page).click()
  await page.getByRole('button', { name: 'Use the microphone' }).click()
  await hearOut(page)
  await expectSpoken(page)
  await expect(page).toHaveURL(/\/voice\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Powered by Google Gemini')).toBeVisible()
  await expectAccessible(page, 'a conversation over Gemini Live')
  await lookAt(page, 'talk-live-speaking')
  expect(live.asked.map(({ questions }) => questions.length)).toEqual([1])

  // talked over: of the answer that is kept which was heard, and a new session is told that
  await page.getByRole('button', { name: 'Transcript' }).click()
  await expect(transcript(page).first()).toContainText(QUESTION)
  await speak(page).click()
  await expect(caption(page)).toHaveCount(0)
  await expect(transcript(page).last()).toContainText('You interrupted here.')
  await hearOut(page)
  await expectSpoken(page)
  await expect(transcript(page)).toHaveCount(4)
  expect(live.asked.map(({ questions }) => questions.length)).toEqual([1, 1])
  expect(live.asked[1]?.setup.systemInstruction.parts[0].text).toContain(`The person: ${QUESTION}\nYou: A caucus`)
  await lookAt(page, 'talk-live-transcript')

  // it is gone: nothing of what is said is lost
  live.behave('answers 500')
  hears.push('What is a motion?')
  await speak(page).click()
  await hearOut(page)
  await expect(transcript(page).last()).toContainText(OTHER)
  await expect(page.getByText('Answered by llama-x')).toBeVisible()
  await page.getByRole('link', { name: 'Open as a chat' }).click()
  await expect(page.getByText(/a-live-model/).first()).toBeVisible()
  await lookAt(page, 'talk-live-taken-over')
})
