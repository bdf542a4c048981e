import { createContext, useContext } from 'react'
import type { AuthSession } from './auth-session.ts'

export const AuthContext = createContext<AuthSession | undefined>(undefined)

export function useAuthSession(): AuthSession {
  const session = useContext(AuthContext)
  if (session === undefined) throw new Error('useAuthSession must be used inside the page')
  return session
}
