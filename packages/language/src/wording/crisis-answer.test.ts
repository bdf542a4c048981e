import { readFileSync } from 'node:fs'
import { Campaign } from '@placard/contract'
import type { Act } from '@placard/engine'
import { describe, expect, it } from 'vitest'
import countries from '../../../../content/countries/countries.json' with { type: 'json' }
import { neutralView } from '../reading/neutral-view.ts'
import type { ArgumentBook } from './argument-book.ts'
import { historyOf } from './history.ts'

const file = new URL('../../../../content/campaigns/climate-crisis-summit.json', import.meta.url)
const view = neutralView(Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))), countries.countries)

describe('the answer that a delegation asks for in a crisis', () => {
  const seat = view.seats.find(({ id }) => id === 'deu')
  const crisis = view.crisis && { ...view.crisis, issue: 1 }
  const speech: Act = { kind: 'remark', about: 'crisis' }
  const bookWith = (answers: readonly string[]): ArgumentBook => ({
    issues: {},
    states: {},
    voices: {},
    crisisAnswers: crisis === undefined ? {} : { [crisis.id]: answers },
  })
  const onIssue = view.issues[1]?.options ?? []
  const nearest = onIssue.toSorted(
    (one, another) =>
      Math.abs(one.position - (seat?.positions[1] ?? 0)) - Math.abs(another.position - (seat?.positions[1] ?? 0)),
  )
  const idAt = (rank: number) => nearest[rank]?.id ?? ''

  it.each([
    { book: undefined, told: 'crisis-answer', option: idAt(0), because: 'without a list every option bears on it' },
    {
      book: bookWith([idAt(1)]),
      told: 'crisis-answer',
      option: idAt(1),
      because: 'its own wish has nothing to do with it',
    },
    {
      book: bookWith([idAt(nearest.length - 1)]),
      told: 'crisis-silent',
      option: undefined,
      because: 'no answer is near to it',
    },
  ])('is $told with $option: $because', ({ book, told, option }) => {
    if (crisis === undefined || seat === undefined) throw new RangeError('no crisis or no seat')
    const [fact] = historyOf(
      speech,
      undefined,
      { seat, own: [], view: { ...view, drafts: [], leadingDraft: undefined, crisis } },
      book,
    )
    expect(fact?.situation).toBe(told)
    expect(fact?.option && onIssue[fact.option.option]?.id).toBe(option)
  })
})
