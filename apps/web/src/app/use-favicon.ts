import { useEffect } from 'react'

/** Sets the picture in the browser's tab. */
export function useFavicon(address: string): void {
  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', address)
  }, [address])
}
