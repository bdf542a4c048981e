import { useEffect } from 'react'

/** Sets the favicon. */
export function useFavicon(address: string): void {
  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', address)
  }, [address])
}
