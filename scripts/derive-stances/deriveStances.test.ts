import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { deriveStances } from './deriveStances.ts'
import { EXPECTED_STANCES, EXTRACT_FOLDER, EXTRACT_MEMBERS, readExtract } from './fixture/extract.ts'
import { readSources } from './readSources.ts'
import { serialiseStances } from './serialise.ts'
import { readSourceData } from './sourceData.ts'
import { TOPICS } from './types.ts'

const data = await readExtract()
const file = deriveStances(data, EXTRACT_MEMBERS)
if (process.env.UPDATE_EXPECTED === '1') await writeFile(EXPECTED_STANCES, serialiseStances(file))

function countryOf(iso3: string) {
  const country = file.countries[iso3]
  if (country === undefined) throw new Error(`${iso3} is missing.`)
  return country
}

function rowsReversed(text: string): string {
  const [header = '', ...rows] = text.trimEnd().split('\n')
  return [header, ...rows.reverse()].join('\n')
}

describe('deriving stances from the extract', () => {
  it('makes the expected bytes', async () => {
    expect(serialiseStances(file)).toBe(await readFile(EXPECTED_STANCES, 'utf8'))
  })

  it('makes the same bytes from the same rows in another order', async () => {
    const { votes, rollCalls, topicTags, idealPoints } = await readSources(EXTRACT_FOLDER)
    const turned = {
      votes: rowsReversed(votes),
      rollCalls: rowsReversed(rollCalls),
      topicTags: rowsReversed(topicTags),
      idealPoints: rowsReversed(idealPoints),
    }
    const members = [...EXTRACT_MEMBERS].reverse()
    expect(serialiseStances(deriveStances(readSourceData(turned, members), members))).toBe(serialiseStances(file))
  })

  it('names every member once, in code order, and reads the ten newest sessions', () => {
    expect(Object.keys(file.countries)).toEqual(EXTRACT_MEMBERS.map(({ iso3 }) => iso3).sort())
    expect(file.sessions).toEqual({ first: 65, last: 74 })
  })

  it('puts the United States at the Western end and Kenya towards the other on every topic with a stance', () => {
    for (const topic of TOPICS) {
      const [west, other] = [countryOf('USA').topics[topic].stance, countryOf('KEN').topics[topic].stance]
      if (west === null || other === null) continue
      expect(west).toBeGreaterThan(0.5)
      expect(other).toBeLessThan(-0.3)
    }
    expect(countryOf('USA').topics.hr.stance).not.toBeNull()
  })

  it('marks a topic with too few ballots and rests on the other parts', () => {
    const { topics, idealPoint, blocMean } = countryOf('KIR')
    expect(topics.ec.stance).toBeNull()
    expect(topics.ec.votes).toBeLessThan(10)
    expect(topics.ec.theta).toBeCloseTo((0.25 * (idealPoint ?? 0) + 0.15 * (blocMean ?? 0)) / 0.4, 2)
  })

  it('lets a member without any data lean on its bloc, with little confidence', () => {
    const palau = countryOf('PLW')
    expect(palau).toMatchObject({ idealPoint: null, idealPointYears: null, confidence: 0.15 })
    for (const topic of TOPICS) expect(palau.topics[topic].theta).toBe(palau.blocMean)
  })

  it('knows nothing of a member without data and bloc, and says so', () => {
    const monaco = countryOf('MCO')
    expect(monaco).toMatchObject({ idealPoint: null, blocMean: null, confidence: 0 })
    expect(monaco.topics.me).toEqual({ stance: null, theta: 0, votes: 0, sessions: 0 })
  })

  it('keeps Serbia, whose data stand under Yugoslavia', () => {
    expect(countryOf('SRB').idealPoint).not.toBeNull()
    expect(countryOf('SRB').topics.me.votes).toBeGreaterThan(10)
  })
})
