import { showToast } from '../../kit/ui/toast-store.ts'

/** Puts a text on the clipboard and says whether that worked. */
export async function copyText(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(done)
  } catch {
    showToast(failed, { tone: 'danger' })
  }
}
