import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { PICTURE_NAMES, PICTURE_SIZE } from '../../../apps/web/src/features/help/guide/picture-names.ts'
import { lookFingerprint, PICTURE_FOLDER, PICTURE_MOST_BYTES } from './facts.ts'

const wanted = PICTURE_NAMES.flatMap((name) => ['light', 'dark'].map((theme) => `${name}-${theme}.webp`))

/** Size of a lossy WebP picture, in px, from its frame header. */
function sizeOf(file: Buffer): { width: number; height: number } {
  const at = file.indexOf('VP8 ') + 14
  return { width: file.readUInt16LE(at) & 0x3fff, height: file.readUInt16LE(at + 2) & 0x3fff }
}

it('the guide has a picture of each view in both themes, and no other', () => {
  expect(readdirSync(PICTURE_FOLDER).toSorted()).toEqual([...wanted, 'made-of.json'].toSorted())
})

it.each(wanted)('%s is small, and of the size the page reserves', (name) => {
  const file = path.join(PICTURE_FOLDER, name)
  expect(statSync(file).size).toBeLessThanOrEqual(PICTURE_MOST_BYTES)
  expect(sizeOf(readFileSync(file))).toEqual(PICTURE_SIZE)
})

it('the pictures are of this version and this look; otherwise run `node scripts/docs/pictures.ts`', async () => {
  const { version } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8'))
  const made = JSON.parse(readFileSync(path.join(PICTURE_FOLDER, 'made-of.json'), 'utf8'))
  expect(made).toEqual({ version, look: await lookFingerprint() })
})
