import { expect, it } from 'vitest'
import { MessageBudget } from './message-budget.ts'

it('lets a page say much at once but not for long', () => {
  let now = 0
  const budget = new MessageBudget(() => now)
  const taken = (times: number) => Array.from({ length: times }, () => budget.take()).filter(Boolean).length
  expect(taken(1000)).toBe(60)
  now = 10_000
  expect(budget.take()).toBe(false)
})

it('never ends for a page that speaks ten times a second', () => {
  let now = 0
  const budget = new MessageBudget(() => now)
  for (let at = 0; at < 1000; at++) {
    now += 100
    expect(budget.take()).toBe(true)
  }
})
