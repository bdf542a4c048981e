/**
 * The file name for an export of a session: kind, campaign, country and day, e.g.
 * `debrief-climate-crisis-summit-kenya-2026-11-21.html`.
 */
export function fileName(kind: string, campaignId: string, country: string, playedAt: string, ending: string): string {
  return `${[kind, campaignId, country, playedAt.slice(0, 10)].map(plain).join('-')}.${ending}`
}

/** Letters, digits and hyphens only, which every file system accepts. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
