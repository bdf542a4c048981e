import { expect, type Page } from '@playwright/test'
import { openServer, type ServerHandle } from './server.ts'
import { test as base } from './test.ts'
import { startVoiceService, type VoiceService } from './voice-service.ts'

type SpokenWorker = {
  /** What the service answers to everything. */
  answer: string
  /** Further variables of the server. */
  variables: Readonly<Record<string, string>>
  voice: VoiceService
  ownServer: ServerHandle | undefined
}

/** Tests whose server is connected to a service that hears, answers and speaks. */
export const test = base.extend<object, SpokenWorker>({
  answer: ['', { option: true, scope: 'worker' }],
  variables: [{}, { option: true, scope: 'worker' }],
  voice: [
    async ({ answer }, use) => {
      const voice = await startVoiceService(answer)
      await use(voice)
      await voice.close()
    },
    { scope: 'worker' },
  ],
  ownServer: [
    async ({ voice, variables }, use) => {
      const server = await openServer({ ...voice.variables, ...variables })
      await use(server)
      await server.clear()
    },
    { scope: 'worker' },
  ],
})

/** What the voice service says for some seconds: so many sentences of ten seconds each. */
export const longAnswer = (sentences: number) =>
  'A moderated caucus is a debate about one topic, and the chair picks who speaks. '.repeat(sentences).trim()
export const QUESTION = 'What is a moderated caucus?'
export const speakButton = (page: Page) => page.getByRole('button', { name: 'Speak', exact: true })
export const listening = (page: Page) => page.locator('[data-microphone=listening]')
/** The word of the captions where the voice is. */
export const caption = (page: Page) => page.locator('[data-caption-word]')
export const transcript = (page: Page) =>
  page.getByRole('region', { name: 'The last five messages' }).getByRole('listitem')

/** Opens the voice view and its transcript, and the microphone for the first time. */
export async function openMicrophone(page: Page, { isHandsFree = false } = {}): Promise<void> {
  await page.getByRole('region', { name: 'Main Features' }).getByRole('link', { name: 'Voice', exact: true }).click()
  if (isHandsFree) await page.getByRole('switch', { name: 'Hands-free' }).click()
  await page.getByRole('button', { name: 'Transcript' }).click()
  await speakButton(page).click()
  await page.getByRole('button', { name: 'Use the microphone' }).click()
  await expect(listening(page)).toBeVisible()
}
