import '../../test-setup.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import { keepDemoStore, noteMadeInDemo } from '../../client/keep-demo/keep-demo-store.ts'
import { KeepDemoDialog } from './KeepDemoDialog.tsx'
import type { KeepItem, KeepReceipt, Keeps } from './keeps.ts'

const KEPT: KeepReceipt = { outcome: 'kept' }
const REFUSED: KeepReceipt = { outcome: 'refused', fault: 'damaged' }

function anItem(name: string, imports: string[], ...answers: (KeepReceipt | Error)[]): KeepItem {
  return {
    id: name,
    name,
    weight: 1,
    async move(importId) {
      imports.push(importId)
      const answer = answers.shift() ?? KEPT
      if (answer instanceof Error) throw answer
      return answer
    },
  }
}

function show(...items: KeepItem[]) {
  const registry: readonly Keeps[] = [{ kind: 'sessions', collect: async () => items }]
  const nothing = () => undefined
  render(
    <KeepDemoDialog
      registry={registry}
      email="ada@example.org"
      onArrived={nothing}
      onLater={nothing}
      onClose={nothing}
    />,
  )
  return userEvent.setup()
}

it('goes on after an interruption under the same name, and reports everything, the refused with its reason', async () => {
  noteMadeInDemo()
  const imports: string[] = []
  const gone = new ApiError('unreachable', 'No answer.')
  const user = show(anItem('one', imports), anItem('two', imports, REFUSED), anItem('three', imports, gone))
  await user.click(await screen.findByRole('button', { name: 'Move into my account' }))
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('1 item could not be moved and stays in the demo.')).toBeDefined()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'oneMoved',
    'twoNot movedIts record does not match what was shown: some of it is missing or was changed.',
    'threeMoved',
  ])
  expect(new Set(imports).size).toBe(1)
  expect(imports).toHaveLength(4)
  expect(keepDemoStore.getState().hasSomething).toBe(true)
})

it('has nothing more to offer once all of it has moved', async () => {
  noteMadeInDemo()
  const user = show(anItem('one', []))
  await user.click(await screen.findByRole('button', { name: 'Move into my account' }))
  expect(await screen.findByText('Your demo is in your account.')).toBeDefined()
  expect(keepDemoStore.getState().hasSomething).toBe(false)
})
