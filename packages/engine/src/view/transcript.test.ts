import { describe, expect, it } from 'vitest'
import { Committee } from '../testing/committee.ts'
import { transcriptOf } from './transcript.ts'

describe('the transcript', () => {
  const committee = new Committee().toTheEnd()
  const transcript = transcriptOf(committee.log)

  it('starts with the opening phase and ends with the conclusion', () => {
    expect(transcript[0]).toMatchObject({ kind: 'phase', detail: 'opening', about: 'one', seq: 1 })
    expect(transcript.at(-1)).toMatchObject({ kind: 'conclusion', seq: committee.log.length })
  })

  it('has one line for each speech, with its words and who spoke', () => {
    const spoken = committee.events('act-taken').filter((event) => event.words !== '')
    const lines = transcript.filter((entry) => entry.kind === 'speech')
    expect(lines).toHaveLength(spoken.length)
    expect(lines.every((line) => line.words !== '' && line.seat !== undefined && line.act !== undefined)).toBe(true)
  })

  it('numbers its lines by log position, so that a part continues the whole', () => {
    const cut = Math.floor(committee.log.length / 2)
    const parts = [...transcriptOf(committee.log.slice(0, cut)), ...transcriptOf(committee.log.slice(cut), cut)]
    expect(parts).toEqual(transcript)
    const numbers = transcript.map((entry) => entry.seq)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })

  it('holds no secret: no scores, no agenda, no estimate', () => {
    const text = JSON.stringify(transcript)
    expect(text).not.toContain('secret-agenda')
    for (const seat of committee.state.seats) expect(text).not.toContain(String(seat.secrets.reservation))
  })

  it('says what worded a line, where that was not the phrases built in', () => {
    const [spoken] = committee.events('act-taken')
    if (spoken === undefined) throw new Error('nobody spoke')
    expect(transcriptOf([spoken])[0]?.wordedBy).toBeUndefined()
    expect(transcriptOf([{ ...spoken, wordedBy: 'gemini some-model speech-1' }])[0]).toMatchObject({
      words: spoken.words,
      wordedBy: 'gemini some-model speech-1',
    })
  })

  it('says what stood in a clause before', () => {
    const changed = committee.events('clause-changed')[0]
    const line = transcript.find((entry) => entry.kind === 'clause')
    expect(line).toMatchObject({
      seat: changed?.by,
      detail: String(changed?.before),
      changes: [{ issue: changed?.issue, option: changed?.after }],
    })
  })

  it('tells every kind of thing that happened', () => {
    const kinds = new Set(transcript.map((entry) => entry.kind))
    for (const kind of [
      'speech',
      'draft',
      'proposal',
      'clause',
      'stance',
      'vote',
      'ballot',
      'phase',
      'crisis',
    ] as const) {
      expect(kinds).toContain(kind)
    }
  })
})
