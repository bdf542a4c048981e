/** Calls to the whole room. */
const ROOM = 'Friends|Dear friends|Colleagues|Dear colleagues|Excellencies|Chair|Madam Chair|Mr Chair'

/** Words with a call to whom they address, unless they have one. */
export function calling(words: string, you: string | undefined): string {
  if (you === undefined || words.toLowerCase().includes(you.toLowerCase())) return words
  const call = you.charAt(0).toUpperCase() + you.slice(1)
  const rest = /^(?:At|You|Your|It|We|There|Since) /.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words
  return `${call}, ${rest}`
}

/** Words without the call that they begin with, where whoever hears them has been called already. */
export function uncalled(words: string, you: string | undefined, said: string): string {
  const isCalled = you !== undefined && said.toLowerCase().includes(you.toLowerCase())
  if (!isCalled || !words.toLowerCase().startsWith(`${you.toLowerCase()}, `)) return words
  const rest = words.slice(you.length + 2)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/**
 * A line that calls the room, or the delegation of this name, once: its parts are worded apart, and each may begin with
 * the call.
 */
export function calledOnce(words: string, name?: string): string {
  const names = name === undefined ? '' : `|(?:[A-Z][a-z]+ (?:from|of) )?(?:[Tt]he )?${name}`
  const call = new RegExp(`(^|[.?!] )(${ROOM}${names}), (\\p{L})`, 'gu')
  const called = new Set<string>()
  return words.replace(call, (whole: string, before: string, to: string, next: string) => {
    const kind = new RegExp(`^(?:${ROOM})$`).test(to) ? 'room' : 'delegation'
    if (!called.has(kind)) {
      called.add(kind)
      return whole
    }
    return `${before}${next.toUpperCase()}`
  })
}
