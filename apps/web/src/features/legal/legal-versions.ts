import type { LegalText } from './legal-page.ts'

/**
 * Version and date of the texts. They stand apart from them: a notice of a change need not load what has changed.
 */
export const LEGAL_VERSIONS = [
  { id: 'terms', version: '1.0', changedOn: '2026-11-27' },
  { id: 'privacy', version: '1.2', changedOn: '2026-11-28' },
] as const satisfies readonly Pick<LegalText, 'id' | 'version' | 'changedOn'>[]

/** The version of the terms, and of the privacy notice. */
export const [TERMS_VERSION, PRIVACY_VERSION] = LEGAL_VERSIONS
