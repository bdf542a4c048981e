/** One way to answer a crisis. */
interface CrisisOption {
  readonly title: string
  readonly does: string
  readonly wins: string
  readonly risks: string
  /** What a directive for it wants, as it follows "To". */
  readonly aim: string
}

/** Texts of the ways to answer a crisis. */
export const optionMessages = {
  lead: (event: string) => `**Your options.** What you face: ${event}.`,
  option: (at: number, title: string, does: string, wins: string, risks: string) =>
    `${at}. **${title}**: ${does} *For it:* ${wins} *Against it:* ${risks}`,
  end: 'Say which one, and I will write the directive: *“option 2, write the directive”*.',
  options: [
    {
      title: 'Talk first',
      does: 'open a direct line to the other side, offer a joint inquiry into what happened, and hold all forces where they are.',
      wins: 'it costs nothing, gains time and makes you look reasonable.',
      risks: 'if the other side only wants to gain time as well, you have lost a day.',
      aim: 'open a direct line to the other side, offer a joint inquiry and keep our forces where they are',
    },
    {
      title: 'Secure and warn',
      does: 'protect the place with your own means, send observers, and state publicly which step you would not accept.',
      wins: 'people are safe, and the line is clear before anybody crosses it.',
      risks: 'a line that is crossed without an answer costs you your credibility.',
      aim: 'secure the place with our own means, send observers and say which step we would not accept',
    },
    {
      title: 'Raise the price',
      does: 'close access under the law that applies, put forces on alert, and call your allies and the Security Council together today.',
      wins: 'it shows resolve, and the other side has to decide in public.',
      risks: 'one accident is enough for shots to be fired, so give your forces strict rules.',
      aim: 'close access under the law that applies, put our forces on alert and bring the matter before the Security Council today',
    },
  ],
} as const satisfies { readonly options: readonly CrisisOption[]; readonly [name: string]: unknown }
