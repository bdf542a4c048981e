import { describe, expect, it } from 'vitest'
import { deriveRollCalls } from './deriveRollCalls.ts'
import { EXTRACT_FOLDER, EXTRACT_MEMBERS, readExtract } from './fixture/extract.ts'
import { readSources } from './readSources.ts'
import { readRollCallHeaders } from './rollCallHeaders.ts'
import { type RollCallHeader, titlesOf } from './rollCallTitles.ts'
import { serialiseRollCalls } from './serialise.ts'

const data = await readExtract()
const headers = readRollCallHeaders((await readSources(EXTRACT_FOLDER)).rollCalls)
const file = deriveRollCalls(data, headers, EXTRACT_MEMBERS)

describe('the roll calls written', () => {
  it('are those of the ten newest sessions, the newest five held out', () => {
    expect(file.sessions).toEqual({ first: 65, last: 74 })
    expect(file.heldOut).toEqual({ first: 70, last: 74 })
    expect(file.rollCalls).toHaveLength(54)
  })

  it('say how each member voted, in the order of the members', () => {
    for (const { id, ballots } of file.rollCalls) {
      const source = data.rollCalls.find((rollCall) => rollCall.id === id)
      const marks = file.members.map(
        (iso3) => ({ 1: 'y', 0: 'a', '-1': 'n', absent: '-' })[source?.ballots.get(iso3) ?? 'absent'],
      )
      expect(ballots).toBe(marks.join(''))
    }
    expect(new Set(file.rollCalls.flatMap(({ ballots }) => [...ballots]))).toEqual(new Set(['y', 'n', 'a', '-']))
  })

  it('carry a title, a date and a number each', () => {
    for (const { title, date, text } of file.rollCalls) {
      expect(title).toMatch(/[a-z]/)
      expect(title).not.toMatch(/resolution \/ adopted|President/)
      expect(date).toMatch(/^20[01]\d-\d\d-\d\d$/)
      expect(text).toMatch(/^\d+\/\d+[A-Z]?$|^$/)
    }
  })

  it('do not stand for subjects that the source files them under by a slip', () => {
    const filed = { ...data, rollCalls: data.rollCalls.map((one) => ({ ...one, topics: ['di', 'hr', 'ec'] as const })) }
    const topicsOf = (session: number) =>
      deriveRollCalls(filed, headers, EXTRACT_MEMBERS).rollCalls.find((one) => one.session === session)?.topics
    expect(topicsOf(74)).toEqual(['di', 'hr'])
    expect(topicsOf(73)).toEqual(['di', 'hr', 'ec'])
  })

  it('stand one on a line, so that a new derivation shows as changed lines', () => {
    const lines = serialiseRollCalls(file).split('\n')
    expect(lines.filter((line) => line.startsWith('    {"id":'))).toHaveLength(54)
    expect(JSON.parse(serialiseRollCalls(file))).toEqual(file)
  })
})

const header = (given: Partial<RollCallHeader>): RollCallHeader => ({
  id: 1,
  session: 71,
  date: '2016-12-05',
  text: '71/44',
  subject: 'whole',
  short: '',
  description: '',
  ...given,
})

it.each([
  {
    given: {
      short: 'UNRWA--ACTIVITIES',
      description: 'The Syrian Golan : resolution / adopted by the General Assembly',
    },
    title: 'The Syrian Golan',
    because: 'the library’s record ends in what became of the text',
  },
  {
    given: { short: 'The right to food : resolution / adopted', description: 'A/73/251 74b - Human rights questions' },
    title: 'The right to food',
    because: 'some sessions carry the title in the short field',
  },
  {
    given: {
      description:
        'The President: Draft resolution III is entitled _Oceans<d3>. We turn to IV, entitled _Forests<d3>. A',
    },
    title: 'Forests',
    because: 'the chair named the text last that it put to the vote',
  },
  {
    given: { short: 'HUMAN RIGHTS--REPORTS', description: 'The President: I now put paragraph 4 to the vote. A' },
    title: 'Human rights: reports',
    because: 'a key word is better than nothing',
  },
  {
    given: { description: 'The President: I now put paragraph 4 to the vote. A' },
    title: 'Resolution 71/44',
    because: 'the number is all there is',
  },
  {
    given: { description: `${'long '.repeat(60)}end` },
    title: `${'long '.repeat(48).trim()}…`,
    because: 'no title is endless',
  },
])('titles a vote "$title": $because', ({ given, title }) => {
  expect(titlesOf([header(given)]).get(1)).toBe(title)
})

it('gives a vote on a paragraph the title of its text', () => {
  const titles = titlesOf([
    header({
      id: 1,
      subject: 'paragraph',
      description: 'The President: I now put operative paragraph 4 to the vote. A',
    }),
    header({ id: 2, description: 'Transparency in armaments : resolution / adopted by the General Assembly' }),
    header({ id: 3, session: 72, description: 'Another text of another session : resolution / adopted' }),
  ])
  expect(titles.get(1)).toBe('Transparency in armaments')
})

it('refuses a roll call without a date', () => {
  const columns = 'rcid,session,date,unres,amend,para,short,descr'
  expect(() => readRollCallHeaders(`${columns}\n1,70,NA,R/70/1,,,,x\n`)).toThrow('Roll call 1 has the date "NA"')
})
