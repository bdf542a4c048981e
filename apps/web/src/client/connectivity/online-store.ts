import { createStore } from 'zustand/vanilla'

/** Whether the browser reports a network. A yes may be wrong, a no never is. */
export const onlineStore = createStore<{ isOnline: boolean }>((set) => {
  window.addEventListener('online', () => set({ isOnline: true }))
  window.addEventListener('offline', () => set({ isOnline: false }))
  return { isOnline: navigator.onLine }
})
