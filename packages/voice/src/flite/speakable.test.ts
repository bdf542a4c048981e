import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { speakable } from './speakable.ts'

describe('a text as the embedded voices read it', () => {
  it.each([
    { text: 'We thank the chair.', spoken: 'We thank the chair.', because: 'it reads well as it is' },
    { text: 'a fund of $300 billion a year', spoken: 'a fund of 300 billion dollars a year', because: 'money' },
    { text: 'US$1.3bn or €5 m', spoken: '1.3 billion dollars or 5 million euros', because: 'money in short' },
    { text: 'USD 40 million', spoken: '40 million U S dollars', because: 'money by its code' },
    { text: 'a cut of 43% by 2030', spoken: 'a cut of 43 percent by 2030', because: 'a share' },
    { text: '15–20 % of GDP', spoken: '15 to 20 percent of G D P', because: 'a range' },
    { text: 'below 1.5 °C', spoken: 'below 1.5 degrees Celsius', because: 'a temperature' },
    { text: 'The UN and the EU', spoken: 'The U N and the E U', because: 'letters, where Flite reads “un”' },
    { text: 'SDG 13 and the SDGs', spoken: 'S D G 13 and the S D Gs', because: 'letters and a plural' },
    { text: 'NATO, UNICEF and ASEAN', spoken: 'NATO, UNICEF and ASEAN', because: 'letters that are words' },
    { text: 'those who ask WHO', spoken: 'those who ask W H O', because: 'a word that is letters only in capitals' },
    { text: 'at COP29 the G77', spoken: 'at cop 29 the G 77', because: 'a conference and a group' },
    { text: 'A/RES/70/1', spoken: 'General Assembly resolution 70 slash 1', because: 'a document' },
    { text: 'S/RES/1325 (2000)', spoken: 'Security Council resolution 13 25 of 2000', because: 'a document of a year' },
    { text: 'Chapter VII, Article IV', spoken: 'Chapter 7, Article 4', because: 'Roman numerals' },
    { text: 'I support Annex IX.', spoken: 'I support Annex 9.', because: '“I” is a word' },
    { text: 'the Charter of 1945', spoken: 'the Charter of 19 45', because: 'a year' },
    { text: 'since 1907 and 1900', spoken: 'since 19 oh 7 and 19 hundred', because: 'years with nothing in them' },
    { text: 'the 1990s', spoken: 'the 1990s', because: 'a decade, which is read well' },
    { text: '1,945 ships, 1945.5 tonnes', spoken: '1,945 ships, 1945.5 tonnes', because: 'numbers that are no years' },
    { text: 'on 2026-11-27', spoken: 'on 27 November 2026', because: 'a date' },
    { text: 'at 14:30, 09:05 or 18:00', spoken: "at 14 30, 9 oh 5 or 18 o'clock", because: 'times' },
    { text: 'para. 3, art. 5, No. 7', spoken: 'paragraph 3, article 5, number 7', because: 'short words' },
    { text: 'e.g. ports, i.e. trade', spoken: 'for example ports, that is trade', because: 'Latin' },
    { text: 'land and/or sea/air', spoken: 'land and or sea or air', because: 'strokes' },
    { text: 'Tension: −100', spoken: 'Tension: minus 100', because: 'a sign that Flite does not know' },
    { text: 'CO₂ & methane', spoken: 'C O 2 and methane', because: 'signs' },
    { text: '**Kenya** _moves_ `now`', spoken: 'Kenya moves now', because: 'marks of formatting' },
    { text: '# Title\n\n- one\n- two', spoken: 'Title\n\none\ntwo', because: 'a heading and a list' },
    { text: 'See [the text](https://un.org/a).', spoken: 'See the text.', because: 'a link' },
    { text: 'See https://un.org/a?b=c.', spoken: 'See a link.', because: 'an address' },
    { text: 'Emissions rose [1, 2].', spoken: 'Emissions rose.', because: 'notes' },
    { text: '| a | b |\n|---|---|\n| c | d |', spoken: 'a, b, c, d', because: 'a table' },
    { text: 'Yes — “Côte d’Ivoire” …', spoken: 'Yes, "Cote d\'Ivoire".', because: 'typographic characters' },
    { text: 'KENYA MOVES TO VOTE', spoken: 'kenya moves to vote', because: 'capitals alone are words' },
    { text: 'Peace 🕊️ 和平', spoken: 'Peace', because: 'characters it does not know' },
    { text: '<script>', spoken: 'script', because: 'marks are not read' },
  ])('“$text” is “$spoken”: $because', ({ text, spoken }) => {
    expect(speakable(text)).toBe(spoken)
  })

  it('is plain characters, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(speakable(text)).toMatch(/^[\n\x20-\x7e]*$/)
      }),
    )
  })
})
