import type { ChatSource } from '@placard/contract'

/** What the page tells of a source that somebody opens. */
export const sourceMessages = {
  about: {
    guide: 'An entry of the assistant’s guide.',
    procedure: 'A rule of the procedure that committees here follow.',
    campaign: 'The public dossier of a campaign.',
    country: 'From the list of member states that comes with Placard.',
    'roll-call': 'From the recorded votes of the General Assembly.',
    context: 'The answer quotes what this chat is about.',
    attachment: 'A document that you attached. Open it where you sent it to see what was read.',
    debate: 'A document on record, as the debate book of Placard names it.',
    topic: 'Material on a topic of committees, as it comes with Placard.',
  } satisfies Record<ChatSource['kind'], string>,
  country: ({ capital, unGroup, blocs }: { capital: string; unGroup: string; blocs: readonly string[] }) =>
    [
      `Capital: ${capital}`,
      `Regional group: ${unGroup}`,
      ...(blocs.length > 0 ? [`Member of: ${blocs.join(', ')}`] : []),
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
  topic: (problem: string, facts: readonly { fact: string; source: string; year: number }[]) =>
    [problem, facts.map(({ fact, source, year }) => `- ${fact}. *${source}, ${year}*`).join('\n')].join('\n\n'),
  bloc: ({ memberCount, note }: { memberCount: number; note?: string }) =>
    [`${memberCount} member states.`, ...(note === undefined ? [] : [note])].join(' '),
  record: (count: number) => `${count.toLocaleString('en')} recorded votes are held here.`,
  vote: (vote: { date: string; text: string; for: number; against: number; abstain: number }) =>
    `${vote.text === '' ? '' : `Resolution ${vote.text}, `}${vote.date}: ${vote.for} in favour, ${vote.against} against, ${vote.abstain} abstained.`,
} as const
