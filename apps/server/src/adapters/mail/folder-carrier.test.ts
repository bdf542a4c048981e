import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReadyMail } from '../../ports/mail-carrier.ts'
import { openFolderCarrier } from './folder-carrier.ts'

const SENDER = { name: 'Placard', address: 'no-reply@placard.example' }
const READY: ReadyMail = {
  id: '00000000-0000-4000-8000-000000000001',
  messageId: '<1@placard.example>',
  template: 'password-reset',
  to: 'ada@example.org',
  date: new Date('2026-11-21T18:00:00.000Z'),
  subject: 'Überraschung',
  text: 'Hello',
  html: '<p>Hello</p>',
}

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'placard-outbox-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('writes a mail as a file of its own that only its owner can read, and a repeat over it', async () => {
  const carrier = await openFolderCarrier(path.join(folder, 'outbox'), SENDER)
  expect(await carrier.carry(READY)).toEqual({ ok: true })
  expect(await carrier.carry(READY)).toEqual({ ok: true })
  const name = '2026-11-21T18-00-00-000Z-password-reset-00000000-0000-4000-8000-000000000001.eml'
  expect(await readdir(path.join(folder, 'outbox'))).toEqual([name])
  const file = path.join(folder, 'outbox', name)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const source = await readFile(file, 'utf8')
  expect(source).toMatch(/^From: Placard <no-reply@placard\.example>\r$/m)
  expect(source).toMatch(/^To: ada@example\.org\r$/m)
  expect(source).toMatch(/^Message-ID: <1@placard\.example>\r$/m)
  expect(source).toMatch(/^Date: Sat, 21 Nov 2026 18:00:00 \+0000\r$/m)
  expect(source).toContain('Content-Type: text/html')
  expect(await carrier.isReady()).toBe(true)
})

it('says why when the folder cannot be written to, and that it may get better', async () => {
  const carrier = await openFolderCarrier(path.join(folder, 'gone'), SENDER)
  await rm(path.join(folder, 'gone'), { recursive: true })
  await writeFile(path.join(folder, 'gone'), 'a file in its place')
  expect(await carrier.carry(READY)).toMatchObject({ ok: false, isFinal: false })
})
