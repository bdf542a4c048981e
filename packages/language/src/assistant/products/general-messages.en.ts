import { listed } from './prose.ts'

/** Texts on topics that nothing is known about: a plain frame, whose few holes are named in italics. */
export const generalMessages = {
  lead: (topic: string, nearest: readonly string[]) =>
    `I have no material on *${topic}*${nearest.length === 0 ? '' : `; the nearest that I know well: ${listed(nearest, 'or')}`}. Here is a plain frame; what only you can know is set in italics.`,
  quote: (text: string) => `> ${text}`,
  speech: {
    opening: (topic: string, who: string) => [
      `Distinguished delegates, the question of ${topic} touches every State in this room, and none can settle it alone.`,
      `${who} asks for three things: clear duties, money that can be counted on, and a public report every year. *Say here in one sentence why this matters to your people, with a figure you have checked.*`,
      'We know that this has a price, and that some fear for their sovereignty. Doing nothing has a price too, and nobody was asked whether to pay it.',
      'We bring a draft to the first caucus, and we will listen before we write. I thank you.',
    ],
    closing: (topic: string, who: string) => [
      `Honourable Chair, our debate on ${topic} has shown that we disagree on the means, and hardly at all on the aim.`,
      `${who} will vote for a text that says who acts, who pays and who checks. *Name the clause that you fought for.*`,
      'We thank the Chair, and every delegation that gave us an argument or a word. Please vote in favour.',
    ],
    reply: (topic: string, who: string) => [
      `Honourable Chair, we have listened to what was said about ${topic}. ${who} sees it differently.`,
      '*Repeat the objection in one fair sentence.* It is a real worry, and it calls for care in the wording, not for doing nothing.',
      'If there is a better plan, we are ready to hear it now. I thank you.',
    ],
  },
  nobody: 'Our delegation',
  voted: (month: string, verb: string, title: string) => `In ${month} we ${verb} the Assembly’s text “${title}”.`,
  clauses: {
    mild: (topic: string) =>
      `*Invites* Member States to share what they have learned about ${topic}, and to report on it to the Secretary-General within one year`,
    usual: (topic: string) =>
      `*Calls upon* Member States to draw up national plans on ${topic}, with a named authority, a budget and a public report every year`,
    strong: (topic: string) =>
      `*Decides* to establish a working group of experts on ${topic}, of equal geographical distribution, which shall submit recommendations at the next session`,
    review: (topic: string) =>
      `*Requests* the Secretary-General to submit, within two years, a report on the progress made on ${topic} and on the means that are lacking`,
    fund: (topic: string) =>
      `*Encourages* States in a position to do so to support the work on ${topic} by voluntary contributions, in particular for the least developed countries`,
    report: (topic: string) =>
      `*Recommends* that the organs and agencies concerned coordinate their work on ${topic}, and name one of them to lead it`,
  },
  preamble: {
    charter: '*Guided by* the purposes and principles of the Charter of the United Nations',
    agenda:
      '*Recalling* its resolution 70/1 of 25 September 2015, entitled “Transforming our world: the 2030 Agenda for Sustainable Development”',
    aware: (topic: string) =>
      `*Aware* that the question of ${topic} concerns all States and cannot be settled by any of them alone`,
    convinced: (topic: string) => `*Convinced* that common rules on ${topic} serve small States as much as large ones`,
  },
  paper: {
    background: (topic: string) =>
      `The question of ${topic} concerns States of every region, because its causes and its costs do not stop at borders. *Add two facts here, each with its source and year.*`,
    position: (who: string, topic: string) =>
      `${who} approaches ${topic} with three aims: duties that are clear, means that are sufficient, and progress that can be checked. *Add what your government has said or signed.*`,
    proposals:
      'It proposes national plans with a named authority and a budget, a voluntary fund for those who lack the means, and a public report every year. Each of these can be agreed now, because none of them asks a State to give up a right.',
  },
} as const
