import { createContext, useContext } from 'react'
import type { Call } from './client.ts'

export const ApiContext = createContext<Call | undefined>(undefined)

/** The product's calls, carried by whatever transport the page runs on. */
export function useApi(): Call {
  const call = useContext(ApiContext)
  if (call === undefined) throw new Error('useApi must be used inside the signed-in part of the page')
  return call
}
