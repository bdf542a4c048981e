import { describe, expect, it } from 'vitest'
import { shownName } from './account-name.ts'

describe('the name shown for a person', () => {
  it.each([
    { name: 'Amina Okoth', email: 'amina@example.org', shown: 'Amina Okoth', because: 'it is the display name' },
    { name: ' ', email: 'amina@example.org', shown: 'amina', because: 'without one, what stands before the at-sign' },
    { name: '', email: 'amina', shown: 'amina', because: 'an address without at-sign is all there is' },
  ])('is $shown: $because', ({ name, email, shown }) => {
    expect(shownName({ name, email })).toBe(shown)
  })
})
