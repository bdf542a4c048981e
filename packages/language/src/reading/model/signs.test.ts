import { describe, expect, it } from 'vitest'
import { signed, signOfLabel } from './signs.ts'

describe('the model of signs', () => {
  it.each([
    { label: 'support', sign: 'for' },
    { label: 'react:cannot-accept', sign: 'against' },
    { label: 'vote:abstain', sign: 'neither' },
    { label: 'toString', sign: 'neither' },
  ])('$label points $sign', ({ label, sign }) => {
    expect(signOfLabel(label)).toBe(sign)
  })

  it('weighs the kinds by the way they point, and they still add up to one', () => {
    const shares = new Map([
      ['support', 0.6],
      ['oppose', 0.3],
      ['remark', 0.1],
    ])
    const weighed = signed(
      shares,
      new Map([
        ['for', 0.1],
        ['against', 0.8],
        ['neither', 0.1],
      ]),
    )
    expect([...weighed].sort((a, b) => b[1] - a[1])[0]?.[0]).toBe('oppose')
    expect([...weighed.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  })

  it('leaves the kinds alone where it knows none of their signs', () => {
    const shares = new Map([['support', 1]])
    expect(signed(shares, new Map())).toBe(shares)
  })
})
