import { describe, expect, it } from 'vitest'
import { paperClauses } from './paper-clauses.ts'

const PAPER = `The General Assembly,

Recalling the Charter,

1. Establishes a fund for losses;

2. Urges Member States to:

(a) share their data;

(b) report every year.`

describe('the clauses of a paper', () => {
  it('have the head of their clause before each sub-clause, and no clause that is a head alone', () => {
    expect(paperClauses('resolution', PAPER).map(({ mark, text }) => `${mark} ${text}`)).toEqual([
      '1 Establishes a fund for losses',
      '2 (a) Urges Member States to: share their data',
      '2 (b) Urges Member States to: report every year',
    ])
  })
})
