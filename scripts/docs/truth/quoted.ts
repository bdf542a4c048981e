/** Numbers in a text that state no limit of the product: examples, dates, and names. Everything else must be computed. */
export const QUOTED = {
  'guide:start-campaign': ['50 million'],
  'guide:microphone': ['ten minutes'],
  'guide:trades': ['2030'],
  // public positions and memberships are edited by hand, and say of when they are
  'guide:honest-limits': ['2025'],
  // what the maker of the browser said, with the month in which they said it
  'guide:on-device-model': ['4 GB in May 2026', '22 GB', '10 GB'],
  'guide:session-speed': ['a campaign of 45 minutes'],
  'guide:vote-data': ['CC0'],
  'guide:assistant-abilities': ['clause 2'],
  // as its round is laid out, in play/tutorial/round.ts
  'guide:tutorial': ['about four minutes'],
  'guide:placard': ['four-minute'],
  'legal:privacy': ['Argon2id'],
  'legal:terms': [],
} as const satisfies Readonly<Record<string, readonly string[]>>
