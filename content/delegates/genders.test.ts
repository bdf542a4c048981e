import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import countryFile from '../countries/countries.json' with { type: 'json' }
import genders from './genders.json' with { type: 'json' }

const Seats = z.object({ seats: z.array(z.object({ delegateName: z.string() })) })

function authoredIn(folder: string): readonly string[] {
  const path = join(import.meta.dirname, '..', folder)
  return readdirSync(path)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => Seats.parse(JSON.parse(readFileSync(join(path, file), 'utf8'))).seats)
    .map(({ delegateName }) => delegateName)
}

const authored = [...authoredIn('campaigns'), ...authoredIn('tutorial')]
const substitutes = countryFile.countries.map(({ delegateName }) => delegateName)
const told = [...genders.female, ...genders.male]

describe('the genders of delegates, for their voices', () => {
  it('are told once, and of delegates who exist', () => {
    expect(new Set(told).size).toBe(told.length)
    expect(told.filter((name) => !authored.includes(name) && !substitutes.includes(name))).toEqual([])
  })

  it('are told of every delegate that a campaign has written, and of nearly all others', () => {
    expect(authored.filter((name) => !told.includes(name))).toEqual([])
    // first names that women and men bear alike are left open: any voice suits
    expect(substitutes.filter((name) => !told.includes(name)).length).toBeLessThan(12)
  })
})
