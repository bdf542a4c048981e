import { useEffect } from 'react'
import { useStore } from 'zustand'
import { modeStore } from '../auth/mode-store.ts'

/** `Title · Placard`, in the demo `Title · Demo · Placard`. */
export function pageTitle(title: string, isDemo: boolean): string {
  return [title, isDemo ? 'Demo' : undefined, 'Placard'].filter((part) => part !== undefined).join(' · ')
}

/** Sets the page's title and, when given, its description while the view is mounted. */
export function usePageTitle(title: string, description?: string): void {
  const isDemo = useStore(modeStore, (state) => state.mode === 'demo')
  useEffect(() => {
    document.title = pageTitle(title, isDemo)
    if (description !== undefined) {
      document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    }
  }, [title, description, isDemo])
}
