/** A session time as the clock shows it: "24:00". */
function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Why a motion to vote is too early, and from when on it can be made. */
export function tooEarly(from: number | undefined): string {
  const when = from === undefined ? 'once negotiation has lasted its minimum' : `from ${clockText(from)} on`
  return `the debate has not had its minimum time: the motion can be made ${when}`
}

/** Why a draft cannot be voted on yet, and what it takes. */
export function tooFewNames(needed: number, has: number): string {
  return `the draft needs ${needed} sponsors and signatories and has ${has}: ask a delegation to sponsor or sign it, and move again`
}
