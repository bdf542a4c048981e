import type { Page } from '@playwright/test'
import { HOSTS } from './harness/account.ts'
import { expect, test } from './harness/test.ts'

/** Frames over which a button is watched: the list has measured, settled and stopped scrolling long before. */
const FRAMES = 90
const BUTTON = 'Open as working paper'

/** Notes where a button is in each frame from the first that has it. */
async function watchPlaces(page: Page): Promise<void> {
  await page.addInitScript(
    ({ name, frames }) => {
      const places: number[] = []
      Object.assign(window, { placesOfButton: places })
      const note = () => {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
        if (button !== undefined) places.push(Math.round(button.getBoundingClientRect().y))
        if (places.length < frames) requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    },
    { name: BUTTON, frames: FRAMES },
  )
}

const placesOf = (page: Page) =>
  page.evaluate(() => ('placesOfButton' in window && Array.isArray(window.placesOfButton) ? window.placesOfButton : []))

for (const { name, enter } of HOSTS) {
  test(`a button under an answer stays where it is and takes each press ${name}`, async ({ page }) => {
    await watchPlaces(page)
    await enter(page)
    await page.goto('/')
    const composer = page.getByRole('textbox', { name: 'Message' })
    await composer.fill('Write a draft resolution on climate finance for Kenya')
    await composer.press('Enter')
    const button = page.getByRole('button', { name: BUTTON })
    await expect(button).toBeVisible()

    await test.step('from the first frame that has it, it does not move', async () => {
      await expect.poll(async () => (await placesOf(page)).length).toBe(FRAMES)
      expect([...new Set(await placesOf(page))]).toHaveLength(1)
    })

    await test.step('a press is taken while the list is being scrolled', async () => {
      const missed = await button.evaluate(async (element) => {
        const list = element.closest('[role="log"]')
        const frame = () => new Promise(requestAnimationFrame)
        element.scrollIntoView({ block: 'center' })
        let misses = 0
        for (let step = 0; step < 20; step += 1) {
          list?.scrollBy(0, step % 2 === 0 ? -6 : 6)
          await frame()
          const { x, y, width, height } = element.getBoundingClientRect()
          const hit = document.elementFromPoint(x + width / 2, y + height / 2)
          if (!element.contains(hit)) misses += 1
        }
        return misses
      })
      expect(missed).toBe(0)
      await button.click()
      await expect(page.getByRole('complementary', { name: 'Working paper' })).toBeVisible()
    })
  })
}
