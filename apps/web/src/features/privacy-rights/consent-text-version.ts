/**
 * The version of the texts beside the consents, which a decision names. A test fails where the texts of a language change and this
 * does not.
 */
export const CONSENT_TEXT_VERSION = '1'
