/** The sections of the help, in the order of its navigation. */
export const HELP_SECTIONS = [
  'getting-started',
  'voice-features',
  'campaigns',
  'settings-guide',
  'troubleshooting',
  'shortcuts',
  'admin-features',
] as const
export type HelpSection = (typeof HELP_SECTIONS)[number]

/** The section of somebody who named none, or one that is not there for them. */
const FALLBACK: HelpSection = 'getting-started'

/** The sections somebody may read: the last one is for administrators. */
export function sectionsFor(isAdministrator: boolean): readonly HelpSection[] {
  return HELP_SECTIONS.filter((section) => section !== 'admin-features' || isAdministrator)
}

/** The section at an address. */
export function sectionOf(named: string | undefined, isAdministrator: boolean): HelpSection {
  return sectionsFor(isAdministrator).find((section) => section === named) ?? FALLBACK
}

/** Ids of the guide's entries in each section, in the order of reading. The assistant answers from the same ones. */
export const SECTION_ENTRIES: Readonly<Record<HelpSection, readonly string[]>> = {
  'getting-started': [
    'placard',
    'tutorial',
    'start-campaign',
    'assistant-abilities',
    'teachers-handbook',
    'demo-mode',
    'keep-demo',
    'honest-limits',
  ],
  'voice-features': ['voice-conversations', 'microphone', 'speech', 'languages-heard'],
  campaigns: [
    'campaign-phases',
    'trades',
    'promises',
    'crises',
    'header-figures',
    'better-score',
    'score',
    'results',
    'debrief',
    'replay',
    'pause-exit',
    'session-speed',
    'world-map',
    'secret-agendas',
    'real-world',
  ],
  'settings-guide': [
    'settings',
    'account-security',
    'plans-limits',
    'daily-words',
    'privacy-kept',
    'delete-account',
    'own-computer-model',
  ],
  troubleshooting: ['offline', 'undo-reading', 'engine-badge'],
  shortcuts: ['shortcuts'],
  'admin-features': ['connect-model', 'run-server'],
}
