import { expect, it } from 'vitest'
import { liftToasts } from './lift-toasts.ts'
import { toastStore } from './toast-store.ts'

it('lifts toasts by the most anybody asks for, in whichever order they come and go', () => {
  const height = () => toastStore.getState().lift
  const endLow = liftToasts(9)
  const endHigh = liftToasts(13)
  expect(height()).toBe('13rem')
  // an unmounting parent withdraws its request before its children do
  endLow()
  expect(height()).toBe('13rem')
  endHigh()
  expect(height()).toBe('1rem')
})
