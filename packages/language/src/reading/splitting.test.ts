import type { Reading } from '@placard/application'
import { describe, expect, it } from 'vitest'
import { type Classifier, classifierOf, hashOf, packedRows } from './model/classify.ts'
import { type SentenceRead, spokenIn } from './splitting.ts'

const support: Reading = { act: { kind: 'support', change: { issue: 0, option: 1 } }, confidence: 0.9 }
const oppose: Reading = { act: { kind: 'oppose', change: { issue: 1, option: 2 } }, confidence: 0.9 }
const asks = (target: string): Reading => ({ act: { kind: 'question', target }, confidence: 0.9 })

const modelOf = (rows: Parameters<typeof packedRows>[0]) =>
  classifierOf({ labels: ['one', 'two'], ...packedRows(rows) })
/** A model to which one feature says everything. */
const onFeature = (feature: string): Classifier =>
  modelOf(
    new Map([
      [hashOf('bias'), [[0, 10]]],
      [hashOf(feature), [[1, 31]]],
    ]),
  )
const readAs = (reading: Reading | undefined): SentenceRead => ({
  readings: reading ? [reading] : [],
  namesChange: true,
})

describe('a sentence', () => {
  it('is parted where the model sees two acts, and every word stays with one of them', () => {
    const read = (text: string) => readAs(/levy/.test(text) ? support : oppose)
    const sentence = 'We want the levy, but we refuse the ban.'
    const spoken = spokenIn(sentence, undefined, read, onFeature('j , but'))
    expect(spoken.map(({ best }) => best)).toEqual([support, oppose])
    expect(spoken.map(({ text }) => text).join('')).toBe(sentence)
  })

  it('is parted by what the halves are read as, not by the place alone', () => {
    const read = (text: string) => readAs(/levy/.test(text) ? support : oppose)
    const model = onFeature('KR support oppose')
    expect(spokenIn('We want the levy, but we refuse the ban.', undefined, read, model)).toHaveLength(2)
    expect(spokenIn('We want the levy, but the levy has a price.', undefined, read, model)).toHaveLength(1)
  })

  it('is not read in halves at a place that parts next to no sentence', () => {
    const texts: string[] = []
    const read = (text: string) => {
      texts.push(text)
      return readAs(support)
    }
    const model = modelOf(new Map([[hashOf('bias'), [[0, 31]]]]))
    const sentence = 'We want the levy, but we refuse the ban.'
    expect(spokenIn(sentence, undefined, read, model)).toHaveLength(1)
    expect(texts).toEqual([sentence])
  })

  it('stays whole where no place may part it', () => {
    const spoken = spokenIn('China, would you sign?', undefined, () => readAs(support), onFeature('bias'))
    expect(spoken.map(({ text }) => text)).toEqual(['China, would you sign?'])
  })

  it('lends its second clause the addressee of the first', () => {
    const addressees: (string | undefined)[] = []
    const read = (text: string, to: string | undefined) => {
      if (text.startsWith('what')) addressees.push(to)
      return readAs(asks(text.startsWith('China') ? 'chn' : (to ?? 'nobody')))
    }
    spokenIn('China, would you sign it, and what would it take?', 'deu', read, onFeature('j , and'))
    expect(new Set(addressees)).toEqual(new Set(['chn']))
  })

  it('lends its second clause the subject of the first', () => {
    const heard: string[] = []
    const read = (text: string) => {
      heard.push(text)
      return readAs(/levy/.test(text) ? support : oppose)
    }
    spokenIn('We want the levy and oppose the ban.', undefined, read, onFeature('j and'))
    expect(heard).toContain('We oppose the ban.')
  })
})
