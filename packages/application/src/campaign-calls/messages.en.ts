/** Sentences of the campaign calls; delegates' lines come from the speech port. */
export const campaignCallMessages = {
  notices: {
    playerCharacter: 'The character could not be created, so this is a placeholder. Choose a country, or try again.',
    aiCharacters: 'The delegates could not be loaded, so these are placeholders. Please try again.',
    crisis:
      'The crisis could not be loaded, so this is a placeholder. The session itself is not affected; please try again.',
    playerInput:
      'Your statement could not be processed. Check the session to see whether it was recorded; if not, say it again.',
    choice:
      'Your choice could not be processed. Check the session to see whether it was recorded; if not, choose again.',
    autonomous: 'Recent events could not be loaded. The session continues; please try again.',
  },
  placeholder: {
    faction: 'Unaligned',
    delegate: (number: number) => `Delegate ${number}`,
    delegateTitle: 'Representative',
    country: 'Unknown',
    crisis: {
      title: 'Urgent Diplomatic Crisis',
      description: 'A crisis has been reported to the committee. Its details could not be loaded.',
      choice: 'Call for immediate dialogue',
      consequences: 'The parties are asked to talk before anything else is done.',
    },
    consequence: 'The consequences of your choice could not be determined.',
  },
  choice: {
    succeeded: (percent: number) => `It succeeded. The chance was ${percent} %.`,
    failed: (percent: number) => `It failed. The chance was ${percent} %.`,
  },
  impact: {
    clause: (issue: string, option: string) => `The draft now says on “${issue}”: ${option}.`,
    draft: 'A draft resolution was introduced.',
    proposal: (issue: string, option: string) => `Proposed on “${issue}”: ${option}.`,
    offer: (country: string) => `An offer was made to ${country}.`,
    promise: (country: string) => `A promise was made to ${country}.`,
    threat: 'A threat was made.',
    support: {
      sponsor: 'The draft has a new sponsor.',
      signatory: 'The draft has a new signatory.',
      none: 'The draft lost a sponsor or signatory.',
    },
    stance: {
      favour: 'Declared in favour of the draft.',
      against: 'Declared against the draft.',
      undecided: 'Declared undecided on the draft.',
    },
    motion: 'A motion was raised.',
  },
} as const
