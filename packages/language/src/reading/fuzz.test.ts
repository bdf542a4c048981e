import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Act } from '@placard/engine'
import { growthOf } from '@placard/testing'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { indexAgenda } from './agenda.ts'
import { loadReadingModel } from './model/classify.ts'
import { gazetteerOf } from './names.ts'
import { agendaTermsOf, neutralView } from './neutral-view.ts'
import { readText } from './readings.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const campaign = Campaign.parse(JSON.parse(readFileSync(file, 'utf8')))
const view = neutralView(campaign, countries.countries)
const index = indexAgenda(view.issues, agendaTermsOf(campaign))
const gazetteer = gazetteerOf(countries)
const model = await loadReadingModel()
const read = (text: string) => readText(text, view, index, gazetteer, model).readings

/** A small generator of its own: the same texts in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed >>> 0; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state / 2 ** 32
  }
}

const WORDS = `we you if not accept propose 300 billion % the Germany's US , . ? ; unless vote fund coal - 1.5° "
 \ud800 \udc00 \u202e \u200b \u0301 \0 \u{1f600} 9999999999999999999999 constructor __proto__ toString ' '' '''s n't`.split(
  / /,
)

function* texts(count: number): Generator<string> {
  const random = numbers(7)
  const next = () => random.next().value ?? 0
  for (let index = 0; index < count; index++) {
    const length = Math.floor(next() * 60)
    const glue = next() < 0.2 ? '' : ' '
    yield Array.from({ length }, () => WORDS[Math.floor(next() * WORDS.length)] ?? '').join(glue)
    yield Array.from({ length }, () => String.fromCharCode(Math.floor(next() * 0x10000))).join('')
  }
}

const HARD = {
  nothing: '',
  blanks: ' \n\t '.repeat(1000),
  'lone surrogates': '\ud800'.repeat(4000),
  'combining marks': `a${'\u0301'.repeat(3999)}`,
  'one long word': 'a'.repeat(4000),
  'digits and points': '1,'.repeat(2000),
  'full stops': 'a.'.repeat(2000),
  'a word repeated': 'if we accept '.repeat(308),
  'expanding ligatures': '\ufdfa'.repeat(4000),
  questions: '?'.repeat(4000),
  apostrophes: "a'".repeat(2000),
  'right to left': '\u202e\u2066we accept 300 billion\u2069'.repeat(150),
  names: 'Antigua and Barbuda '.repeat(200),
  'a real speech of 4,000 characters':
    'If Germany accepts solidarity levies, we can live with expert review, can we not? '.repeat(48),
  'questions without an end': 'why would you what makes who agrees is there '.repeat(90),
  'far over the limit': 'we propose 300 billion. '.repeat(20_000),
}

function hasLegalReferences(act: Act): boolean {
  const changes =
    'changes' in act
      ? act.changes
      : act.kind === 'trade'
        ? [act.give, act.take]
        : 'change' in act && act.change
          ? [act.change]
          : []
  const target = 'target' in act ? act.target : undefined
  return (
    changes.every(({ issue, option }) => view.issues[issue]?.options[option] !== undefined) &&
    (act.kind !== 'propose' && act.kind !== 'concede' ? true : act.changes.length >= 1 && act.changes.length <= 3) &&
    (target === undefined || (target !== view.you && view.seats.some(({ id }) => id === target)))
  )
}

describe('reading any text at all', () => {
  it('never throws and answers one to three readings with legal references', () => {
    for (const text of [...texts(400), ...Object.values(HARD)]) {
      const readings = read(text)
      expect(readings.length).toBeGreaterThanOrEqual(1)
      expect(readings.length).toBeLessThanOrEqual(3)
      for (const { act, confidence } of readings) {
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
        expect(hasLegalReferences(act), JSON.stringify({ text, act })).toBe(true)
      }
    }
  })

  it.each(Object.entries(HARD))('reads %s in time in proportion to its length', (_, text) => {
    expect(growthOf(read, text)).toBeLessThan(1.5)
  })
})
