import { describe, expect, it } from 'vitest'
import { shippedKnowledge } from '../../../../content/guide/shipped.ts'
import { changeMessages } from './change-messages.en.ts'
import { createParagraphChanger } from './change-paragraph.ts'

const change = createParagraphChanger(shippedKnowledge)
const inResolution = (paragraph: string, wish: string) =>
  change({ kind: 'resolution', title: 'Draft resolution on climate finance', paragraph, wish })
const inSpeech = (paragraph: string, wish: string) =>
  change({ kind: 'speech', title: 'Opening speech on climate finance', paragraph, wish })

const CLAUSE = '2. Calls upon all Member States to publish what they pay, and requests the Secretary-General to report;'

describe('asking for a change to a clause', () => {
  it.each([
    { wish: 'stronger', text: CLAUSE.replace('Calls upon', 'Urges'), because: 'verbs bind in degrees' },
    { wish: 'make it gentler please', text: CLAUSE.replace('Calls upon', 'Encourages'), because: 'and the other way' },
    {
      wish: 'shorter',
      text: '2. Calls upon all Member States to publish what they pay;',
      because: 'what only adds is left out',
    },
    {
      wish: 'add funding',
      text: CLAUSE.replace(';', ', financed by voluntary contributions;'),
      because: 'its measure is not in the book',
    },
    {
      wish: 'add a deadline',
      text: CLAUSE.replace(';', ', to be carried out within two years of the adoption of the present resolution;'),
      because: 'a date makes it binding',
    },
    {
      wish: 'stronger and add funding',
      text: CLAUSE.replace('Calls upon', 'Urges').replace(';', ', financed by voluntary contributions;'),
      because: 'two wishes are two changes',
    },
  ])('“$wish” keeps number and mark: $because', async ({ wish, text }) => {
    expect(await inResolution(CLAUSE, wish)).toEqual({ ok: true, text })
  })

  it('says what pays for a measure of the book', async () => {
    const { measures } = (await shippedKnowledge.topics()).find(({ id }) => id === 'climate-finance') ?? {
      measures: undefined,
    }
    const measure = measures?.usual[0]
    const paragraph = `1. ${measure?.clause.replaceAll('*', '')};`
    const changed = await inResolution(paragraph, 'add funding')
    expect(changed.ok && changed.text.endsWith(`, ${measure?.funding};`)).toBe(true)
  })

  it('brings a fact as a preambular clause before the one that was chosen', async () => {
    const changed = await inResolution('Recalling the Paris Agreement,', 'add a fact')
    expect(changed.ok && changed.text).toMatch(/^Noting that .*,\n\nRecalling the Paris Agreement,$/)
  })

  it.each([
    { paragraph: 'Concerned about drought,', wish: 'stronger', text: 'Deeply concerned about drought,' },
    { paragraph: '3. Also calls upon States to act;', wish: 'stronger', text: '3. Also urges States to act;' },
    { paragraph: '3. Also urges States to act;', wish: 'stronger', text: '3. Strongly urges States to act;' },
    { paragraph: '1. Noting with concern the delay,', wish: 'gentler', says: changeMessages.noGentler },
    { paragraph: '4. Strongly urges States to act;', wish: 'stronger', says: changeMessages.noStronger },
    { paragraph: 'Recalling the Charter,', wish: 'add funding', says: changeMessages.notInPreamble },
    { paragraph: CLAUSE, wish: 'add a fact', says: changeMessages.factInClause },
    { paragraph: CLAUSE, wish: 'longer', says: changeMessages.longer },
    { paragraph: CLAUSE, wish: 'sing it to me', says: changeMessages.notUnderstood },
    { paragraph: CLAUSE, wish: 'turn it into a speech', says: changeMessages.ofWhole },
    { paragraph: '1. Urges action, financed by a levy;', wish: 'add money', says: changeMessages.hasFunding },
  ])('“$wish” of “$paragraph”', async ({ paragraph, wish, text, says }) => {
    expect(await inResolution(paragraph, wish)).toEqual(says === undefined ? { ok: true, text } : { ok: false, says })
  })
})

const SPEECH = 'We should act. We don’t have years. The money could be found. We would like to begin.'

describe('asking for a change to a paragraph of a speech', () => {
  it.each([
    { wish: 'shorter', text: 'We should act. We don’t have years.' },
    { wish: 'harder', text: 'We must act. We don’t have years. The money must be found. We will begin.' },
    { wish: 'more formal', text: SPEECH.replace('don’t', 'do not') },
    { wish: '8 words', text: 'We should act. We don’t have years.' },
    { wish: 'add a review', text: `${SPEECH} ${changeMessages.reviewSaid}` },
  ])('“$wish”', async ({ wish, text }) => {
    expect(await inSpeech(SPEECH, wish)).toEqual({ ok: true, text })
  })

  it('adds a fact with its source', async () => {
    const changed = await inSpeech(SPEECH, 'add a fact')
    expect(changed.ok && changed.text).toMatch(/We would like to begin\. [A-Z].*\(.*\d{4}.*\)\.$/)
  })

  it.each([
    { paragraph: 'We act.', wish: 'shorter', says: changeMessages.shortest },
    { paragraph: 'We act.', wish: 'gentler', says: changeMessages.noGentler },
    { paragraph: 'We act.', wish: '40 seconds', says: changeMessages.noTimes },
  ])('declines “$wish” of “$paragraph” in a sentence', async ({ paragraph, wish, says }) => {
    expect(await inSpeech(paragraph, wish)).toEqual({ ok: false, says })
  })
})
