import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

const FOLDER = path.resolve(import.meta.dirname, '../../.cache/test/looks')
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
const NARROWEST = { width: 320, height: 640 }
const THEMES = ['light', 'dark'] as const
const REST_PATIENCE_MS = 120_000
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Looks at what the page shows, wide and narrow, light and dark: takes its picture, and holds it to accessibility
 * rules and to its width.
 *
 * @param part what is to be seen of it, however high, where that is not at the top.
 */
export async function lookAt(page: Page, name: string, part?: Locator): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      await settle(page)
      const picture = `${name}-${size.width}-${colorScheme}`
      await takePicture(part ?? page, picture)
      // the dark theme changes colours alone
      await expectAccessible(page, picture, colorScheme === 'dark' ? ['color-contrast'] : undefined)
    }
    await expectNoSidewaysScroll(page, `${name} at ${size.width}`)
  }
  await page.setViewportSize(NARROWEST)
  await settle(page)
  await expectNoSidewaysScroll(page, `${name} at ${NARROWEST.width}`)
  await page.setViewportSize(SIZES[0])
}

/** Takes pictures of what the page shows, wide and narrow, light and dark, where no clock gives time for more. */
export async function takePictures(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      await takePicture(page, `${name}-${size.width}-${colorScheme}`)
    }
  }
  await page.setViewportSize(SIZES[0])
}

/** Checks what the page shows now against the accessibility rules, or some of them. */
export async function expectAccessible(page: Page, what: string, rules?: string[]): Promise<void> {
  const moveAgain = await standsStill(page)
  // The rules' code is larger than most pages: one that has it already is not given it again.
  const isThere = await page.evaluate(() => 'axe' in window)
  // In the page itself: a page of its own to put the results together costs more than the rules.
  const { violations } = await new AxeBuilder(isThere ? { page, axeSource: ';' } : { page })
    .options({
      resultTypes: ['violations'],
      runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: RULES },
    })
    .setLegacyMode()
    .analyze()
  await moveAgain()
  const named = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) }))
  const covered = await coveredTargets(
    page,
    named.flatMap(({ id, at }) => (id === 'target-size' ? at : [])),
  )
  const found = named
    .map(({ id, help, at }) => ({ id, help, at: at.filter((one) => !covered.includes(one)) }))
    .filter(({ at }) => at.length > 0)
  expect(found, `accessibility of ${what}`).toEqual([])
}

/** Those of the targets that a bar or a toast covers in part, which scrolling frees: their size is not what is shown. */
async function coveredTargets(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    (all) =>
      all.filter((selector) => {
        const target = document.querySelector(selector)
        if (target === null) return false
        const { left, right, top, bottom } = target.getBoundingClientRect()
        // in the middle as well: of what has left the window, the corners are nowhere
        const across = [left + 1, (left + right) / 2, right - 1]
        const down = [top + 1, (top + bottom) / 2, bottom - 1]
        const points = across.flatMap((x) => down.map((y) => [x, y] as const))
        return points.some(([x, y]) => {
          for (let over = document.elementFromPoint(x, y); over !== null; over = over.parentElement) {
            if (over.contains(target)) return false
            if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return true
          }
          return false
        })
      }),
    selectors,
  )
}

/**
 * While the rules look, nothing moves: half-way contrasts are nobody's. What begins in the meantime, such as the line of
 * somebody who speaks, is there at once. Returns what lets the page move again.
 */
async function standsStill(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(async () => {
    const still = new CSSStyleSheet()
    // a sheet of this kind is no text of the document, which the content security policy would refuse
    still.replaceSync(
      '*, ::before, ::after, ::backdrop { animation-delay: 0s !important; animation-duration: 0s !important; transition: none !important }',
    )
    document.adoptedStyleSheets.push(still)
    await new Promise(requestAnimationFrame)
    return still
  })
  return () =>
    sheet.evaluate((still) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still)
    })
}

async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const widths = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  expect(widths.content, `${what}: no sideways scroll`).toBeLessThanOrEqual(widths.window)
}

/** Takes one picture of the window, or of a part of the page, as it is now. */
export async function takePicture(page: Page | Locator, name: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  // The other format takes three times as long to write.
  await page.screenshot({
    path: path.join(FOLDER, `${name}.jpg`),
    type: 'jpeg',
    quality: 90,
    animations: 'disabled',
    caret: 'hide',
  })
}

/**
 * Waits until fonts are there, what was changed is painted (a new theme begins its transitions only then), nothing is
 * loading, and nothing that plays to an end is still playing.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async (patienceMs) => {
    const deadline = performance.now() + patienceMs
    const frame = () => new Promise(requestAnimationFrame)
    const isPlaying = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    const isBusy = () => document.getAnimations().some(isPlaying) || document.querySelector('[aria-busy=true]') !== null
    await document.fonts.ready
    await frame()
    do {
      if (performance.now() > deadline) throw new Error('the page does not come to rest')
      await frame()
    } while (isBusy())
  }, REST_PATIENCE_MS)
}
