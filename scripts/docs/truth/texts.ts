import { guideMessages } from '../../../apps/web/src/features/help/guide/messages.en.ts'
import { GUIDE_TABS, TAB_ENTRIES } from '../../../apps/web/src/features/help/guide/tabs.ts'
import { helpMessages } from '../../../apps/web/src/features/help/messages.en.ts'
import { HELP_SECTIONS, SECTION_ENTRIES } from '../../../apps/web/src/features/help/sections.ts'
import { legalMessages } from '../../../apps/web/src/features/legal/messages.en.ts'
import { privacyText } from '../../../apps/web/src/features/legal/privacy.en.ts'
import { termsText } from '../../../apps/web/src/features/legal/terms.en.ts'
import product from '../../../content/guide/product.json' with { type: 'json' }

/** All sentences of a module of messages, or of a text with parts, a line each. Sentences with gaps are left out. */
function sentencesOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(sentencesOf).filter(Boolean).join('\n')
}

/** A legal text without what is no sentence: ids, versions and dates. */
function legalSentences({ inShort, description, changes, parts }: typeof termsText): string {
  return sentencesOf([inShort, description, changes, parts])
}

const shown = new Set([
  ...HELP_SECTIONS.flatMap((section) => SECTION_ENTRIES[section]),
  ...GUIDE_TABS.flatMap((tab) => TAB_ENTRIES[tab]),
])

/** Everything the help, the guide and the legal pages say by themselves, by the name its claims have. */
export const TEXTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    product.entries.filter(({ id }) => shown.has(id)).map(({ id, answer }) => [`guide:${id}`, answer]),
  ),
  'help:messages': sentencesOf(helpMessages),
  'guide:messages': sentencesOf(guideMessages),
  'legal:messages': sentencesOf(legalMessages),
  'legal:terms': legalSentences(termsText),
  'legal:privacy': legalSentences(privacyText),
}
