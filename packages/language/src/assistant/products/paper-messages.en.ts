import { capital } from '../../text/capital.ts'

const VOTES = { for: 'voted in favour of', against: 'voted against', abstain: 'abstained on' } as const

/** Sentences of position papers and country briefs. */
export const paperMessages = {
  ask: 'Happy to help: on what topic, and for which country?',
  askCountry: (topic: string) => `Happy to help: for which country shall I write on ${topic}?`,
  lead: (country: string, topic: string, words: number) =>
    `**Position paper: ${capital(country)} on ${topic}** (${words} words)`,
  head: (committee: string, country: string) => `**Topic:** ${committee}  \n**Country:** ${capital(country)}`,
  fact: (fact: string) => `${fact}.`,
  recalled: (recall: string) => `States are not starting from scratch: they can build on ${recall}.`,
  position: (country: string, position: string) => `${capital(country)} ${position}`,
  sharedPosition: (country: string, position: string) => `${capital(country)} is among the States that ${position}`,
  membersPosition: (country: string, group: string, position: string) =>
    `${capital(country)} shares the position of ${group}, whose members ${position}`,
  groupPosition: (country: string, group: string, position: string) =>
    `${capital(country)} shares the position of ${group}, which ${position}`,
  likePosition: (country: string, like: string, position: string) =>
    `My sources give no position of ${country}. ${capital(like)}, which votes much as it does, ${position}`,
  likeShared: (country: string, like: string, position: string) =>
    `My sources give no position of ${country}. ${capital(like)}, which votes much as it does, is among the States that ${position}`,
  mostPosition: (country: string, position: string) =>
    `${capital(country)} stands with the many States whose position is this: ${position}`,
  votes: (items: readonly string[]) => `In the General Assembly it ${items.join('; it ')}.`,
  vote: (ballot: keyof typeof VOTES, title: string, month: string) => `${VOTES[ballot]} “${title}” in ${month}`,
  stance: (manner: string, what: string) => `On contested texts in this field it ${manner} ${what}.`,
  manners: {
    always: 'nearly always',
    mostly: 'mostly',
    leans: 'more often than not',
    between: 'stands between the two sides and sometimes',
  },
  resists: (label: string) => `It does not support ${label}.`,
  proposes: [
    (country: string, spoken: string) => `${capital(country)} proposes ${spoken}.`,
    (_: string, spoken: string) => `It further proposes ${spoken}.`,
    (_: string, spoken: string) => `It is also ready to agree ${spoken}.`,
    (_: string, spoken: string) => `Finally, it would support a decision ${spoken}.`,
  ],
  concern: (concern: string, answer: string) => `To the objection “${concern}”, its answer is this: ${answer}`,
  end: (country: string) => `${capital(country)} is ready to work on these proposals with all delegations.`,
  sources: (items: readonly string[]) => `**Sources:** ${items.join('; ')}.`,
} as const

/** Headings and lines of a country brief. */
export const briefMessages = {
  lead: (country: string, topic: string) => `**Country brief: ${capital(country)} on ${topic}**`,
  position: (text: string) => `**Position.** ${text}`,
  wants: (labels: readonly string[]) => `**Wants**\n\n${labels.map((label) => `- ${label}`).join('\n')}`,
  redLines: (labels: readonly string[]) =>
    labels.length === 0
      ? '**Red lines.** I have none on record. Before you agree to a proposal, ask what it costs and who checks it.'
      : `**Red lines**\n\n${labels.map((label) => `- ${label}`).join('\n')}`,
  partners: (field: string | undefined, near: readonly string[], far: readonly string[]) =>
    `**Partners and opponents**, by recorded votes${field === undefined ? '' : ` on *${field}*`} (2010 to 2019)\n\n- Most often with it: ${near.join(', ')}\n- Least often with it: ${far.join(', ')}`,
  voted: (name: string, percent: string) => `${name} (${percent})`,
  interests: (wanted: string, friends: string, opponents: string) =>
    [
      ...(friends === '' ? [] : [`- Also want ${wanted}: ${friends}`]),
      ...(opponents === '' ? [] : [`- Against ${wanted}: ${opponents}`]),
    ].join('\n'),
  votes: (lines: readonly string[]) => `**Its votes**\n\n${lines.join('\n')}`,
  vote: (ballot: keyof typeof VOTES, title: string, month: string) =>
    `- ${capital(VOTES[ballot])} “${title}”, ${month}`,
  questions: '**Three questions you may be asked**',
  question: (at: number, question: string, answer: string) => `${at}. *${question}*\n   ${answer}`,
  asked: (concern: string) => `How do you answer this: “${concern}”?`,
  refused: (label: string) => `Why do you not support ${label}?`,
  refusedAnswer: (wanted: string, because: string) => `Because there is a better way: ${wanted}. ${because}`,
} as const
