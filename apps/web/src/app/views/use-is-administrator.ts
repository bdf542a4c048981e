import { useStore } from 'zustand'
import { useAuthSession } from '../../client/auth/auth-context.ts'
import { modeStore } from '../../client/auth/mode-store.ts'

/** Whether an administrator looks at the page; in the demo nobody is one. */
export function useIsAdministrator(): boolean {
  const isDemo = useStore(modeStore, ({ mode }) => mode === 'demo')
  const session = useStore(useAuthSession().store)
  return !isDemo && session.status === 'signed-in' && session.user.role === 'ADMIN'
}
