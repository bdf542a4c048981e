import { createStore } from 'zustand/vanilla'

/** Whether the browser says it has a network. It may be wrong in saying yes, never in saying no. */
export const onlineStore = createStore<{ isOnline: boolean }>((set) => {
  window.addEventListener('online', () => set({ isOnline: true }))
  window.addEventListener('offline', () => set({ isOnline: false }))
  return { isOnline: navigator.onLine }
})
