import { describe, expect, it } from 'vitest'
import { zipOf } from '../../../kit/testing/zip-of.ts'
import { FileReaderHere } from './file-reader.ts'
import { IMPORT_MAX_BYTES } from './limits.ts'
import chatGpt from './testing/chatgpt.json' with { type: 'json' }
import claude from './testing/claude.json' with { type: 'json' }

const NOW = Date.UTC(2026, 10, 21)
const aReader = () => new FileReaderHere(() => NOW)
const fileOf = (value: unknown) => new Blob([JSON.stringify(value)])

async function titlesIn(file: Blob): Promise<readonly string[]> {
  const reader = aReader()
  const opened = await reader.open(file)
  if (!opened.ok) throw new Error(opened.rejection)
  const titles: string[] = []
  for (let read = await reader.next(); read !== undefined; read = await reader.next()) titles.push(read.title)
  expect(titles).toHaveLength(opened.count)
  return titles
}

describe('a file with conversations', () => {
  it.each([
    ['a list of them', fileOf(claude), ['Grain corridor', 'Old form, no blocks']],
    ['one alone', fileOf(chatGpt[0]), ['Fishing quotas']],
    [
      'an object that has them',
      fileOf({ conversations: [...chatGpt, ...claude] }).slice(),
      ['Fishing quotas', 'Grain corridor', 'Old form, no blocks'],
    ],
    ['a byte order mark before them', new Blob(['\uFEFF', JSON.stringify(chatGpt)]), ['Fishing quotas']],
    [
      'a zip of a product, with other files',
      zipOf([
        { name: 'chat.html', text: '<html>' },
        { name: 'conversations.json', text: JSON.stringify(chatGpt) },
      ]),
      ['Fishing quotas'],
    ],
    [
      'a zip with several numbered ones, one of them not packed',
      zipOf([
        { name: 'export/conversations-000.json', text: JSON.stringify(chatGpt) },
        { name: 'export/conversations-001.json', text: JSON.stringify(claude), isStored: true },
      ]),
      ['Fishing quotas', 'Grain corridor', 'Old form, no blocks'],
    ],
  ])('is read where it is %s', async (_, file, titles) => {
    expect(await titlesIn(file)).toEqual(titles)
  })

  it.each([
    ['not-json', 'no JSON', new Blob(['<html>'])],
    ['not-json', 'half of one', new Blob([JSON.stringify(chatGpt).slice(0, 500)])],
    ['not-json', 'empty', new Blob([])],
    ['nothing-inside', 'JSON of something else', fileOf({ users: [] })],
    ['nothing-inside', 'an empty list', fileOf([])],
    ['nothing-inside', 'a zip without them', zipOf([{ name: 'user.json', text: '{}' }])],
    ['newer', 'of a later version of ours', fileOf({ format: 'placard-chats', version: 2, conversations: chatGpt })],
    ['too-many', 'a list of 5,001', fileOf(Array.from({ length: 5001 }, () => 1))],
    [
      'zip-unreadable',
      'a zip that is encrypted',
      zipOf([{ name: 'conversations.json', text: '[]', isEncrypted: true }]),
    ],
    ['zip-unreadable', 'a zip that ends early', zipOf([{ name: 'conversations.json', text: '[]' }]).slice(0, 60)],
  ])('is refused as %s where it is %s', async (fault, _, file) => {
    expect(await aReader().open(file)).toEqual({ ok: false, rejection: fault })
  })

  it('is refused where it is larger than can be read at once', async () => {
    const file = new Blob(['[]'])
    Object.defineProperty(file, 'size', { value: IMPORT_MAX_BYTES + 1 })
    expect(await aReader().open(file)).toEqual({ ok: false, rejection: 'too-large' })
  })

  it('is refused where a small zip unpacks to more than can be read, which is not unpacked', async () => {
    const bomb = zipOf([{ name: 'conversations.json', text: ' '.repeat(IMPORT_MAX_BYTES + 1) }])
    expect(bomb.size).toBeLessThan(200_000)
    expect(await aReader().open(bomb)).toEqual({ ok: false, rejection: 'too-large' })
  })

  it('is given up when it is closed', async () => {
    const reader = aReader()
    await reader.open(fileOf(claude))
    reader.close()
    expect(await reader.next()).toBeUndefined()
  })
})
