import { describe, expect, it } from 'vitest'
import { EXTRACT_MEMBERS, readExtract } from './fixture/extract.ts'
import { readSourceData } from './sourceData.ts'

const data = await readExtract()

function votesOf(iso3: string): number {
  return data.rollCalls.filter(({ ballots }) => ballots.has(iso3)).length
}

describe('reading the extract', () => {
  it('counts every row before anything is left out', () => {
    expect(data.counts).toEqual({ votes: 647, rollCalls: 60, topicTags: 79 })
  })

  it.each([
    { iso3: 'SRB', because: 'Serbia votes under the code of Yugoslavia, YU' },
    { iso3: 'NAM', because: 'the code of Namibia, NA, is no missing value' },
    { iso3: 'DEU', because: 'the united Germany has its own code' },
    { iso3: 'SSD', because: 'a member since 2011 has votes since 2011' },
  ])('finds votes and ideal points of $iso3: $because', ({ iso3 }) => {
    expect(votesOf(iso3)).toBeGreaterThan(20)
    expect(data.idealPoints.filter((point) => point.iso3 === iso3).length).toBeGreaterThan(10)
  })

  it('gives South Sudan no vote before the session it joined in', () => {
    const sessions = data.rollCalls.filter(({ ballots }) => ballots.has('SSD')).map(({ session }) => session)
    expect(Math.min(...sessions)).toBeGreaterThanOrEqual(66)
  })

  it('leaves out states that are no members today, and says which', () => {
    expect([...data.votesLeftOut.keys()].sort()).toEqual([
      'Czechoslovakia',
      'Federal Republic of Germany',
      'Taiwan',
      'Yemen Arab Republic',
      "Yemen People's Republic",
      'Zanzibar',
    ])
    const codes = new Set(data.idealPoints.map(({ iso3 }) => iso3))
    for (const gone of ['TWN', 'YAR', 'DDR', 'YUG', '']) expect(codes.has(gone)).toBe(false)
  })

  it('keeps ballots in code order, so that sums never depend on the order of the file', () => {
    for (const { ballots } of data.rollCalls) expect([...ballots.keys()]).toEqual([...ballots.keys()].sort())
  })

  it('leaves a member that the data does not know without any ballot', () => {
    expect(votesOf('MCO')).toBe(0)
  })
})

describe('refusing what the format does not allow', () => {
  const texts = {
    votes: 'rcid,country,country_code,vote\n1,Kenya,KE,yes\n',
    rollCalls: 'rcid,session\n1,74\n',
    topicTags: 'rcid,short_name\n1,me\n',
    idealPoints: 'iso3c,year,idealpointfp,idealpointall\nKEN,2019.0,-0.5,NA\n',
  }

  it('reads the smallest valid data', () => {
    const { rollCalls, idealPoints } = readSourceData(texts, EXTRACT_MEMBERS)
    expect(rollCalls).toEqual([{ id: 1, session: 74, topics: ['me'], ballots: new Map([['KEN', 1]]) }])
    expect(idealPoints).toEqual([{ iso3: 'KEN', year: 2019, finalPassage: -0.5, everyVote: null }])
  })

  it.each([
    { change: { votes: `${texts.votes}1,Kenya,KE,no\n` }, problem: 'votes twice', because: 'one ballot a member' },
    { change: { votes: `${texts.votes}1,India,IN,maybe\n` }, problem: 'no vote', because: 'an unknown word' },
    {
      change: { votes: `${texts.votes}2,India,IN,no\n` },
      problem: 'unknown roll call',
      because: 'no session to put it in',
    },
    { change: { rollCalls: 'rcid,session\n1,\n' }, problem: 'whole number', because: 'a session is a number' },
    { change: { topicTags: 'rcid,short_name\n1,zz\n' }, problem: 'no topic', because: 'six topics are known' },
    {
      change: { idealPoints: 'iso3c,year,idealpointfp,idealpointall\nKEN,2019.0,high,\n' },
      problem: 'no estimate',
      because: 'an estimate is a number',
    },
  ])('$problem: $because', ({ change, problem }) => {
    expect(() => readSourceData({ ...texts, ...change }, EXTRACT_MEMBERS)).toThrow(problem)
  })
})
