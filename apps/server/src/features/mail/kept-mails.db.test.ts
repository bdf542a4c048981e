import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openFolderCarrier } from '../../adapters/mail/folder-carrier.ts'
import { mailOutbox } from '../../database/mail-schema.ts'
import type { MailCarrier } from '../../ports/mail-carrier.ts'
import { tidyUp } from '../../testing/tidy-up.ts'
import { removeForgottenMails } from './mail-worker.ts'

import { openPostRoom, type PostRoom, RESET } from './testing/post-room.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const GOODBYE = { to: RESET.to, template: 'account-deleted', data: { name: 'Ada', rows: 3, kept: 0 } } as const

let room: PostRoom
let folder: string
let carrier: MailCarrier
beforeAll(async () => {
  room = await openPostRoom()
})
afterAll(() => room.close())
beforeEach(async () => {
  await room.clear()
  folder = await mkdtemp(path.join(tmpdir(), 'placard-kept-'))
  carrier = await openFolderCarrier(folder, { name: 'Placard', address: 'no-reply@placard.example' })
  return () => rm(folder, { recursive: true })
})

const sweep = () => removeForgottenMails({ ...room.dependencies, carrier })
const templates = async () => (await readdir(folder)).map((name) => /Z-([a-z-]+)-0/.exec(name)?.[1] ?? name).toSorted()

describe('mails in the folder of a server without a mail server', () => {
  it('go with what is known of them: of a deleted account the mail that tells of it stays alone', async () => {
    await room.mail.post(RESET)
    await room.mail.post(GOODBYE)
    await room.send(carrier)
    await sweep()
    expect(await templates()).toEqual(['account-deleted', 'password-reset'])
    await room.dependencies.db.delete(mailOutbox).where(eq(mailOutbox.template, 'password-reset'))
    await sweep()
    expect(await templates()).toEqual(['account-deleted'])
  })

  it('go thirty days after they were sent, and what else lies in the folder stays', async () => {
    await room.mail.post(RESET)
    await room.mail.post(GOODBYE)
    await room.send(carrier)
    await writeFile(path.join(folder, 'notes.txt'), 'mine')
    room.advance(29 * DAY_MS)
    await tidyUp(room.dependencies.db, room.dependencies.clock.now())
    await sweep()
    expect(await templates()).toEqual(['account-deleted', 'notes.txt', 'password-reset'])
    room.advance(2 * DAY_MS)
    await tidyUp(room.dependencies.db, room.dependencies.clock.now())
    await sweep()
    expect(await templates()).toEqual(['notes.txt'])
  })
})
