import { expect, type Locator, type Page } from '@playwright/test'

/** Windows of laptops and large screens, in px: the narrowest of each layout, and between. */
const WIDTHS = [1024, 1100, 1200, 1280, 1366, 1440, 1600]

/** Checks that no two texts of a part lie over each other, whatever the width of the window. */
export async function expectNoOverlap(page: Page, part: Locator, what: string): Promise<void> {
  const size = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overlapping(part), `${what} at ${width}`).toEqual([])
  }
  if (size !== null) await page.setViewportSize(size)
}

/** Pairs of texts whose lines share more than a hairline. */
function overlapping(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const texts: { readonly text: string; readonly box: DOMRect }[] = []
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (text === '' || parent === null || !parent.checkVisibility() || parent.closest('.sr-only, [popover]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const line = range.getBoundingClientRect()
      const clip = parent.getBoundingClientRect()
      // a text that is cut shows no more than its box
      const left = Math.max(line.left, clip.left)
      const right = Math.min(line.right, clip.right)
      if (right - left > 1) texts.push({ text, box: new DOMRect(left, line.top, right - left, line.height) })
    }
    const shares = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
    return texts.flatMap((one, place) =>
      texts.slice(place + 1).flatMap((other) => (shares(one.box, other.box) ? [`${one.text} / ${other.text}`] : [])),
    )
  })
}
