import { showToast } from '../../kit/ui/toast-store.ts'

/** Copies a text to the clipboard and shows a toast of the result. */
export async function copyText(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(done)
  } catch {
    showToast(failed, { tone: 'danger' })
  }
}
