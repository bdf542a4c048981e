import path from 'node:path'
import type { LegalText } from '../../../apps/web/src/features/legal/legal-page.ts'
import { privacyText } from '../../../apps/web/src/features/legal/privacy.en.ts'
import { termsText } from '../../../apps/web/src/features/legal/terms.en.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../content/legal')

/** The texts as they are now. */
export const legalVersions = (): readonly LegalText[] => [termsText, privacyText]

/** Where a version of a text is kept for good. */
export const versionFile = ({ id, version }: Pick<LegalText, 'id' | 'version'>) =>
  path.join(FOLDER, `${id}-${version}.json`)

/** A version as it is kept. */
export const versionText = (text: LegalText) => `${JSON.stringify(text, null, 2)}\n`
