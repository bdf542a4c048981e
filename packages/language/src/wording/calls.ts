/** A line that calls a delegation by name once: its parts are worded apart, and each may begin with the call. */
export function calledOnce(words: string, name: string): string {
  const call = new RegExp(`(^|[.?!] )(?:[A-Z][a-z]+ (?:from|of) )?(?:[Tt]he )?${name}, (\\p{L})`, 'gu')
  let calls = 0
  return words.replace(call, (whole: string, before: string, next: string) => {
    calls += 1
    return calls === 1 ? whole : `${before}${next.toUpperCase()}`
  })
}
