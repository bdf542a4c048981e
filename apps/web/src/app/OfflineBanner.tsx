import { WifiOff } from 'lucide-react'
import { useStore } from 'zustand'
import { onlineStore } from '../shared/online-store.ts'
import { Banner } from '../shared/ui/Banner.tsx'
import { appMessages } from './messages.en.ts'

export function OfflineBanner() {
  const isOnline = useStore(onlineStore, (state) => state.isOnline)
  if (isOnline) return null
  return <Banner icon={<WifiOff aria-hidden="true" />}>{appMessages.offline}</Banner>
}
