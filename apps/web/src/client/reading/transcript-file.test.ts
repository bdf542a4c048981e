import { describe, expect, it } from 'vitest'
import { type TranscriptDocument, transcriptFile } from './transcript-file.ts'
import { transcriptPdf } from './transcript-pdf.ts'

const AT = '2026-11-27T18:57:00.000Z'
const DOCUMENT: TranscriptDocument = {
  id: '1',
  title: 'Água & “Water”\n<b>',
  type: 'chat',
  status: 'complete',
  createdAt: AT,
  updatedAt: AT,
  isUnfinished: false,
  lines: [
    { id: 'a', senderId: 'user', who: 'You', content: 'Who objects?', timestamp: AT },
    { id: 'b', senderId: 'assistant', who: 'Assistant', content: '**Nobody**.', timestamp: 'soon', note: 'Stopped' },
  ],
}
const textOf = async (format: 'txt' | 'json' | 'md') =>
  (await transcriptFile(DOCUMENT, format, 'Asia/Tokyo')).content.text()

describe('a transcript as a file', () => {
  it('is named by its title, whatever that is', async () => {
    expect((await transcriptFile(DOCUMENT, 'txt', 'UTC')).name).toBe('agua-water-b.txt')
    expect((await transcriptFile({ ...DOCUMENT, title: '水' }, 'md', 'UTC')).name).toBe('transcript.md')
  })

  it('is text with who said it and when, in the zone of the user', async () => {
    expect(await textOf('txt')).toBe(
      'Água & “Water” <b>\n\nYou, 28 November 2026 at 03:57\nWho objects?\n\nAssistant, Invalid date (Stopped)\n**Nobody**.\n',
    )
  })

  it('is Markdown in which what was said stays as it is', async () => {
    expect(await textOf('md')).toContain('# Água & “Water” <b>\n\n**You, 28 November 2026 at 03:57**\n\nWho objects?')
  })

  it('is JSON with everything that is stored', async () => {
    expect(JSON.parse(await textOf('json'))).toEqual({
      id: '1',
      title: DOCUMENT.title,
      type: 'chat',
      status: 'complete',
      createdAt: AT,
      updatedAt: AT,
      messages: [
        { id: 'a', senderId: 'user', sender: 'You', content: 'Who objects?', timestamp: AT },
        {
          id: 'b',
          senderId: 'assistant',
          sender: 'Assistant',
          content: '**Nobody**.',
          timestamp: 'soon',
          note: 'Stopped',
        },
      ],
    })
  })

  it('is a PDF', async () => {
    const blob = await transcriptPdf('Water', [{ head: 'You', text: 'One\nTwo — 水' }], false)
    expect(new TextDecoder('latin1').decode(await blob.arrayBuffer()).startsWith('%PDF-')).toBe(true)
  })
})
