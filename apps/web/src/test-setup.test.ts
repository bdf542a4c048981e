import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

function failureOf(query: () => unknown): Error {
  try {
    query()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('something was found')
}

it('a query that finds nothing prints the page when its message is read, and not before', () => {
  document.body.innerHTML = '<p>The floor is open.</p>'
  const failure = failureOf(() => screen.getByText('The floor is closed.'))
  document.body.innerHTML = '<p>The floor is yours.</p>'
  expect(failure.message).toContain('Unable to find an element with the text: The floor is closed.')
  expect(failure.message).toContain('The floor is yours.')
  document.body.innerHTML = ''
})
