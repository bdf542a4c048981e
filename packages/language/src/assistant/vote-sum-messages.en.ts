/** Sentences on whether a count of votes carries. */
export const voteSumMessages = {
  simple: (yes: number, no: number, isCarried: boolean) =>
    isCarried
      ? `Yes, by a simple majority it passes: ${yes} in favour is more than ${no} against.`
      : yes === no
        ? `No: ${yes} to ${no} is a tie, and a draft without a majority is not adopted.`
        : `No, it fails: ${yes} in favour is fewer than ${no} against.`,
  abstained: (count: number) =>
    count === 1
      ? 'The abstention does not count either way.'
      : `The ${count} abstentions do not count either way: whoever abstains is taken as not voting.`,
  twoThirds: (needed: number, cast: number, isCarried: boolean) =>
    `If it is an **important question** (peace and security, elections, admission of members, the budget), it needs two thirds of the ${cast} votes cast, which is ${needed}, and ${isCarried ? 'it has them' : 'it does not have them'}.`,
  council:
    'That is the General Assembly’s way of counting; in the Security Council nine votes in favour and no veto are needed.',
} as const
