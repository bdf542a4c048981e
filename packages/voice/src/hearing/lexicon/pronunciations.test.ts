import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import climate from '../../../../../content/campaigns/climate-crisis-summit.json' with { type: 'json' }
import cyber from '../../../../../content/campaigns/cybersecurity-alliance.json' with { type: 'json' }
import nuclear from '../../../../../content/campaigns/nuclear-non-proliferation.json' with { type: 'json' }
import pandemic from '../../../../../content/campaigns/pandemic-preparedness.json' with { type: 'json' }
import trade from '../../../../../content/campaigns/trade-mediation.json' with { type: 'json' }
import ukraine from '../../../../../content/campaigns/ukraine-humanitarian-crisis.json' with { type: 'json' }
import states from '../../../../../content/countries/countries.json' with { type: 'json' }
import { bynamesOf } from '../commands/bynames.ts'
import { grammarOf } from '../commands/grammar.ts'
import { campaignRoom } from '../testing/room.ts'
import { openDictionary } from './dictionary.ts'
import { pronouncerOf } from './pronunciations.ts'
import { spokenWays } from './spoken-words.ts'

const dictionary = openDictionary(
  readFileSync(new URL('./model/en-us/dict.txt', import.meta.resolve('soundswallower')), 'utf8'),
)
const pronounce = pronouncerOf(dictionary)
/** All phones of the acoustic model besides silence and noise. */
const PHONES = 'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'
const known = new Set(PHONES.split(' '))

/** Words that cannot be said with the phones of the acoustic model. */
function unsayable(words: Iterable<string>): readonly string[] {
  return [...words].filter((word) => {
    const ways = pronounce(word)
    return ways.length === 0 || !ways.every((way) => way.split(' ').every((phone) => known.has(phone)))
  })
}

describe('the sounds of words', () => {
  it.each([
    { word: 'order', sounds: 'AO R D ER', because: 'the dictionary has it' },
    { word: 'honourable', sounds: 'AA N ER AH B AH L', because: 'the dictionary has the American spelling' },
    { word: 'un~', sounds: 'Y UW EH N', because: 'it is said letter by letter' },
    { word: 'ldc~s', sounds: 'EH L D IY S IY Z', because: 'several of them end in a sound of their own' },
    { word: 'nauru', sounds: 'N AA UW R UW', because: 'no rule would guess it' },
    { word: 'demining', sounds: 'D IY M AY N IH NG', because: 'it begins with a known syllable' },
    { word: 'verifiers', sounds: undefined, because: 'its letters tell enough' },
  ])('of $word are known because $because', ({ word, sounds }) => {
    expect(unsayable([word])).toEqual([])
    if (sounds !== undefined) expect(pronounce(word)).toContain(sounds)
  })

  it('are known for the names of all member states', () => {
    const bynames = bynamesOf(states.countries)
    for (const { iso3 } of states.countries) {
      const ways = bynames(iso3).flatMap(spokenWays)
      expect(ways.length, iso3).toBeGreaterThan(0)
      expect(unsayable(ways.flat()), iso3).toEqual([])
    }
    expect(states.countries).toHaveLength(193)
  })

  it.each([climate, cyber, nuclear, pandemic, trade, ukraine])('are known for all that is said in $id', (campaign) => {
    const bynames = bynamesOf(states.countries)
    const [first] = campaign.seats
    const room = campaignRoom(campaign, typeof first === 'string' ? first : (first?.country ?? ''), bynames)
    const words = new Set(grammarOf(room).automaton.steps.map(({ word }) => word))
    expect(words.size).toBeGreaterThan(300)
    expect(unsayable(words)).toEqual([])
  })
})
