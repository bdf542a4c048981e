import { capital } from '../../text/capital.ts'

const PARTS = { operative: 'operative clause', preambular: 'preambulatory clause' } as const

/** What stands around clauses, and what is added to them. */
export const clauseMessages = {
  ask: 'Happy to help: on what topic?',
  lead: (part: keyof typeof PARTS, count: number, topic: string, country: string | undefined) =>
    `**${count === 1 ? capital(PARTS[part]) : `${count} ${PARTS[part]}s`} on ${topic}**${country === undefined ? '' : `, which ${country} could sponsor`}`,
  only: (number: number, topic: string) => `**Clause ${number}, on ${topic}**`,
  fewer: (count: number) => `I have only ${count === 1 ? 'one' : count} on this.`,
  none: 'That was all I have on this. Ask for a milder or stronger version, or paste your own and I will check it.',
  noSuch: (number: number, count: number) => `There is no clause ${number}; I gave you ${count === 1 ? 'one' : count}.`,
  draftLead: (topic: string, country: string | undefined) =>
    `**Draft resolution on ${topic}**${country === undefined ? '' : `, which ${country} could sponsor`}`,
  heading: (topic: string) => `**Topic:** ${topic}  \n**Sponsors:** *your delegation and those who wrote it with you*`,
  organ: '*The General Assembly*,',
  seized: '*Decides* to remain seized of the matter',
  draftEnd: 'To work on it, say *only clause 3*, *why clause 2* or *stronger*.',
  founding: (what: string) =>
    `*Decides* to establish ${what}, governed by a board chosen on the basis of equitable geographical distribution and financed by voluntary contributions, and to review its work after two years`,
  calling: (verb: string, what: string) =>
    `*${verb}* ${what}, and requests the Secretary-General to report on the results within two years`,
  acting: (verb: string, action: string) =>
    `*${verb}* Member States to ${action}, to designate the authority responsible, and to report within two years on the progress made`,
  closing: (number: number) =>
    `Clause ${number} makes sure that the text is carried out: it settles who leads, who pays and who reports.`,
  asked: 'Clause 1 is the one you asked for.',
  additions: {
    review: ', and decides to review the results after two years',
    reviewBoth:
      ', and decides to review the results after two years and, where they fall short, to consider further measures',
    deadline: ', to be carried out within two years of the adoption of the present resolution',
  },
  subclauses: [
    '   (a) naming within six months an authority that answers for it,',
    '   (b) setting aside in the next budget the money that it needs,',
    '   (c) publishing every year what was done and what was not',
  ],
  preamble: {
    recalls: ['*Recalling*', '*Guided by*', '*Recalling also*', '*Bearing in mind*', '*Mindful of*'],
    facts: [
      '*Noting with concern* that',
      '*Bearing in mind* that',
      '*Aware* that',
      '*Deeply concerned* that',
      '*Taking into account* that',
      '*Conscious* that',
      '*Recognizing* that',
      '*Taking note* that',
    ],
    convinced: '*Convinced* that',
  },
  agenda: {
    funding: 'to be financed by voluntary contributions',
    because: (campaign: string, question: string) =>
      `It answers a question on the agenda of the campaign “${campaign}”: ${question}`,
  },
  because: (number: number, label: string, because: string, purpose: string) =>
    `Clause ${number} asks for ${label}. ${because}${purpose === '' ? '' : ` ${purpose}`}`,
  wants: (names: string) => `You can expect support from ${names}.`,
  resists: (names: string) => `Expect resistance from ${names}.`,
  whyPreamble:
    'The preamble says why the committee is acting: first what has been agreed before, then what is known, then what follows from it.',
  whySeized: 'The last clause keeps the item on the agenda, so that the body can come back to it.',
} as const
