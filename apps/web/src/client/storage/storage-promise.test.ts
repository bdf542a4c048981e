import { expect, it } from 'vitest'
import { askToStore, lookAtStorage, storagePromiseStore } from './storage-promise.ts'

const manager = (isKept: boolean) => ({ persist: async () => isKept, persisted: async () => false })
const told = () => storagePromiseStore.getState().promise

it('tells what the browser answers to the wish to keep the demo', async () => {
  await askToStore(manager(true))
  expect(told()).toBe('kept')
  await askToStore(manager(false))
  expect(told()).toBe('may-go')
  await lookAtStorage(manager(true))
  expect(told()).toBe('may-go')
})

it('says that a browser says nothing', async () => {
  await askToStore({ persist: () => Promise.reject(new TypeError('denied')), persisted: async () => true })
  expect(told()).toBe('unknown')
})
