import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, expect as expectSoon, type Page } from '@playwright/test'
import { PICTURE_SIZE, type PictureName } from '../../apps/web/src/features/help/guide/picture-names.ts'
import { enterDemo } from '../../e2e/harness/account.ts'
import { Delegate } from '../../e2e/harness/delegate.ts'
import { openServer } from '../../e2e/harness/server.ts'
import { ensurePage } from '../bootstrap/page.mjs'
import { lookFingerprint, PICTURE_FOLDER, PICTURE_MOST_BYTES } from './pictures/facts.ts'

/** Takes the pictures of the feature guide from the production build, in both themes: `node scripts/docs/pictures.ts`. */
const ROOT = path.resolve(import.meta.dirname, '../..')
/** The window that is pictured; a picture is smaller, and its text still readable. */
const WINDOW = { width: 1440, height: 900 }
const THEMES = ['light', 'dark'] as const
/** A busy machine takes its time. */
const expect = expectSoon.configure({ timeout: 180_000 })
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** How each picture's view is reached, in the demo. */
const VIEWS: Readonly<Record<PictureName, (page: Page) => Promise<void>>> = {
  async campaigns(page) {
    await page.goto('/campaigns')
    await expect(page.getByRole('link', { name: 'Climate Crisis Summit', exact: true })).toBeVisible()
  },
  async hall(page) {
    await page.goto('/campaigns')
    const kenya = new Delegate(page)
    await kenya.takeSeat('Climate Crisis Summit', 'Kenya')
    await kenya.speak('We propose independent expert review every two years.')
  },
  async chat(page) {
    await page.goto('/')
    const composer = page.locator('[data-main-input]')
    await composer.fill('What is the difference between a moderated and an unmoderated caucus?')
    await composer.press('Enter')
    await expect(page.getByRole('list', { name: 'Sources' })).toBeVisible()
  },
  async drill(page) {
    await page.goto('/drill')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  async settings(page) {
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings and Preferences' })).toBeVisible()
  },
}

/** Encodes a screenshot as WebP, as well as the limit of bytes allows. */
async function webpOf(png: Buffer, encoder: Page): Promise<Buffer> {
  for (const quality of [0.86, 0.78, 0.68, 0.56, 0.44, 0.3]) {
    const text = await encoder.evaluate(
      async ({ base64, quality: wanted, width, height }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(width, height)
        const pen = canvas.getContext('2d')
        if (pen === null) throw new Error('this browser does not draw')
        pen.imageSmoothingQuality = 'high'
        pen.drawImage(bitmap, 0, 0, width, height)
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: wanted })
        return btoa([...new Uint8Array(await blob.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join(''))
      },
      { base64: png.toString('base64'), quality, ...PICTURE_SIZE },
    )
    const webp = Buffer.from(text, 'base64')
    if (webp.length <= PICTURE_MOST_BYTES) return webp
  }
  throw new Error(`A picture does not fit into ${PICTURE_MOST_BYTES} bytes`)
}

/** Waits until nothing is loading and nothing moves to an end any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

async function takeAll(address: string): Promise<void> {
  await using browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: SANDBOX })
  const page = await browser.newPage({
    baseURL: address,
    viewport: WINDOW,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const encoder = await browser.newPage()
  await enterDemo(page)
  for (const [name, open] of Object.entries(VIEWS)) {
    await open(page)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      await settled(page)
      const webp = await webpOf(await page.screenshot({ animations: 'disabled', caret: 'hide' }), encoder)
      await writeFile(path.join(PICTURE_FOLDER, `${name}-${colorScheme}.webp`), webp)
      console.log(`${name}-${colorScheme}.webp  ${webp.length} B`)
    }
  }
}

await ensurePage({ root: ROOT, node: process.execPath, env: process.env })
await mkdir(PICTURE_FOLDER, { recursive: true })
const server = await openServer()
try {
  await server.start()
  await takeAll(server.address)
} finally {
  await server.clear()
}
const { version } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'))
const made = { version, look: await lookFingerprint() }
await writeFile(path.join(PICTURE_FOLDER, 'made-of.json'), `${JSON.stringify(made, null, 2)}\n`)
