/** Suggestion templates: uses of a document in a campaign; their topics are the document's own words. */
export const analysisMessages = {
  integration: (topics: readonly string[]) =>
    topics.length === 0
      ? 'Give it to delegates as background before the opening statements.'
      : `Give it to delegates as background before the opening statements, and come back to it on ${listOf(topics)}.`,
  scenario: (topic: string) => `News on ${topic} reaches the committee and divides it.`,
  objective: (topic: string) => `Agree on a text that deals with ${topic}.`,
} as const

function listOf(topics: readonly string[]): string {
  const last = topics.at(-1) ?? ''
  return topics.length < 2 ? last : `${topics.slice(0, -1).join(', ')} and ${last}`
}
