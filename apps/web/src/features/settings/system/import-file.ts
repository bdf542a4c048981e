import { type FileReport, readSettingsFile, SETTINGS_FILE_MOST_BYTES } from '@placard/application'
import type { Settings } from '@placard/contract'

/**
 * Reads a chosen file of settings; one that is too large is not opened at all.
 *
 * @throws when the browser cannot open it, because it was moved or deleted since it was chosen.
 */
export async function importFile(file: File, current: Settings): Promise<FileReport> {
  if (file.size > SETTINGS_FILE_MOST_BYTES) return { kind: 'refused', because: 'too-large' }
  return readSettingsFile(await file.text(), current)
}
