/** The file name of something made from a session: what it is, campaign, country and day, e.g. `debrief-climate-crisis-summit-kenya-2026-11-21.html`. */
export function fileName(kind: string, campaignId: string, country: string, playedAt: string, ending: string): string {
  return `${[kind, campaignId, country, playedAt.slice(0, 10)].map(plain).join('-')}.${ending}`
}

/** Letters, digits and hyphens: what every file system takes. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
