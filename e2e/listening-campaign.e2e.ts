import type { BrowserContext, Page } from '@playwright/test'
import { signUp } from './harness/account.ts'
import { Delegate } from './harness/delegate.ts'
import { lookAt } from './harness/looks.ts'
import { scriptedMicrophone, speakUntilHeard } from './harness/microphone.ts'
import { expect, test } from './harness/test.ts'
import { TOO_LATE } from './harness/watch.ts'
import config from './playwright.config.ts'

const microphone = scriptedMicrophone()
const { launchOptions } = config.use ?? {}
test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...launchOptions,
    ...microphone.launch,
    args: [...(launchOptions?.args ?? []), ...microphone.flags],
  },
})

const CAUCUS = 'i move for an unmoderated caucus of five minutes'
const button = (page: Page) => page.locator('[data-microphone]')
const alert = (page: Page) => page.getByRole('form', { name: 'Your words' }).getByRole('alert')
const speak = (page: Page) => page.getByRole('button', { name: 'Speak', exact: true }).click()

/** Takes a seat, and has read what the microphone is for. */
async function sitDown(page: Page): Promise<Delegate> {
  await signUp(page)
  const kenya = new Delegate(page)
  await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
  microphone.isQuiet()
  await speak(page)
  await page.getByRole('button', { name: 'Use the microphone' }).click()
  await page.getByRole('button', { name: 'I have finished speaking' }).click()
  await expect(alert(page)).toContainText('Nothing was heard.')
  return kenya
}

test('hands-free, the microphone goes on by itself, delegates wait, and silence is not sent', async ({
  page,
  watch,
}) => {
  watch.allow(TOO_LATE)
  watch.allow(/status of (?:503|422) .*\/api\/voice\//)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/voice/hear?')) sent.push(request.url())
  })
  const kenya = await sitDown(page)
  const session = page.url()
  await page.goto('/settings/voice')
  await page.getByRole('switch', { name: 'Hands-free' }).click()
  await page.goto(session)
  await kenya.expectSession()
  await expect(page.getByRole('button', { name: 'Voice in this session' })).toHaveAttribute('aria-pressed', 'true')
  const heard = page.getByRole('log', { name: 'Captions' }).locator('[data-heard]')
  await expect(heard).toHaveAttribute('data-audible', 'true')

  // the motion comes last: while it is voted on speeches wait
  microphone.saysInTurn(['germany will you support national road maps with dates', CAUCUS], 8)
  await page.evaluate(watchWhoSpeaks)
  await speak(page)
  await expect(page.getByText('Listening. Start whenever you are ready.')).toBeVisible()
  await lookAt(page, 'campaign-listens-hands-free')
  await kenya.expectSaid('Germany, will you support')
  // nobody has pressed anything since
  await kenya.expectSaid('Kenya moves: an unmoderated caucus.')
  await expect(button(page)).toHaveAttribute('data-microphone', 'listening')
  expect(sent, 'two sentences, and nothing of the quiet between them').toHaveLength(2)
  const { spokenOver } = await page.evaluate(whoSpoke)
  expect(spokenOver, 'words of delegates that were begun while the player spoke').toBeLessThanOrEqual(1)

  await page.getByRole('button', { name: 'Stop listening' }).click()
  await expect(button(page)).toHaveAttribute('data-microphone', 'idle')
})

test('a microphone that is unplugged, switched off, or taken by another tab says so, and comes back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(TOO_LATE)
  watch.allow(/status of (?:503|422) .*\/api\/voice\//)
  await keepTracks(context)
  const kenya = await sitDown(page)

  await test.step('unplugged in the middle', async () => {
    await speak(page)
    await expect(button(page)).toHaveAttribute('data-microphone', 'listening')
    await page.evaluate(unplug)
    await expect(alert(page)).toContainText('The microphone was disconnected. Connect it, then say it again.')
    await lookAt(page, 'campaign-microphone-unplugged')
  })

  await test.step('switched off', async () => {
    microphone.isDead()
    await speak(page)
    await expect(alert(page)).toContainText('No sound is coming from the microphone.')
  })

  await test.step('taken by another tab', async () => {
    microphone.isQuiet()
    await speak(page)
    await expect(button(page)).toHaveAttribute('data-microphone', 'listening')
    const other = await context.newPage()
    await other.goto(page.url())
    await new Delegate(other).expectSession()
    await speak(other)
    await expect(button(other)).toHaveAttribute('data-microphone', 'listening')
    await expect(alert(page)).toContainText('Another tab is listening now.')
    await other.close()
  })

  await test.step('and it comes back', async () => {
    await kenya.composer.fill('')
    microphone.says(CAUCUS)
    await speakUntilHeard(page)
    await kenya.expectSaid('Kenya moves: an unmoderated caucus.')
  })
})

/** Keeps the sound that the browser gives to the page, as a device does that can be pulled out of its socket. */
async function keepTracks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!('mediaDevices' in navigator)) return
    const { mediaDevices } = navigator
    const give = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await give(constraints)
      document.addEventListener('placard-test-unplug', () => {
        for (const track of stream.getTracks()) {
          track.stop()
          // a page that stops a track itself is not told of it, and of a device that goes it is
          track.dispatchEvent(new Event('ended'))
        }
      })
      return stream
    }
  })
}

/** Runs in the page. */
function unplug(): void {
  document.dispatchEvent(new Event('placard-test-unplug'))
}

/** Runs in the page: counts the words that delegates begin while the player is heard to speak. */
function watchWhoSpeaks(): void {
  let before = 0
  let spokenOver = 0
  const look = () => {
    const isPlayer = [...document.querySelectorAll('[role=status]')].some(
      ({ textContent }) => textContent === 'Listening …',
    )
    const words = Number(document.querySelector('[data-heard]')?.getAttribute('data-heard') ?? 0)
    if (isPlayer && words > before) spokenOver += 1
    before = words
    document.body.dataset.spokenOver = String(spokenOver)
  }
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-heard'],
  })
}

/** Runs in the page. */
function whoSpoke(): { spokenOver: number } {
  return { spokenOver: Number(document.body.dataset.spokenOver ?? 99) }
}
