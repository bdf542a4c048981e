import { describe, expect, it } from 'vitest'
import { Circuit } from './circuit.ts'

type Who = 'ada' | 'ben' | undefined
const CASES: readonly { because: string; faulty: readonly Who[]; openFor: readonly Who[] }[] = [
  { because: 'two faults are too few', faulty: ['ada', 'ben'], openFor: [] },
  { because: 'what one person asked may be the cause', faulty: ['ada', 'ada', 'ada'], openFor: ['ada'] },
  { because: 'two people met it', faulty: ['ada', 'ada', 'ben'], openFor: ['ada', 'ben', undefined] },
  {
    because: 'the last three count',
    faulty: ['ada', 'ada', 'ada', 'ben'],
    openFor: ['ada', 'ben', undefined],
  },
  {
    because: 'the server itself met it',
    faulty: [undefined, undefined, undefined],
    openFor: ['ada', 'ben', undefined],
  },
]

describe('a circuit', () => {
  it.each(CASES)('after faults of $faulty is open for $openFor: $because', ({ faulty, openFor }) => {
    const circuit = new Circuit()
    for (const who of faulty) circuit.failed(0, who)
    expect(['ada', 'ben', undefined].filter((who) => circuit.isOpen(1, who))).toEqual(openFor)
    expect(circuit.isOpen(30_001, 'ada')).toBe(false)
    circuit.succeeded()
    expect(circuit.isOpen(1, 'ada')).toBe(false)
  })
})
