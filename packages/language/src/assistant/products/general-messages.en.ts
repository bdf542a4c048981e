import { listed } from './prose.ts'

const NOTHING_ON = 'I have no material on'

/** Whether a text is only an outline, since nothing is known of its topic. */
export const isOutline = (text: string): boolean => text.startsWith(NOTHING_ON)

/** Texts on topics that nothing is known about: an outline, whose few holes are named in italics. */
export const generalMessages = {
  lead: (topic: string, nearest: readonly string[]) =>
    `${NOTHING_ON} *${topic}*${nearest.length === 0 ? '' : `; the closest I have is ${listed(nearest, 'or')}`}. Here is an outline: replace the parts in italics with what only you can know.`,
  quote: (text: string) => `> ${text}`,
  speech: {
    opening: (topic: string, who: string) => [
      `Distinguished delegates, the question of ${topic} touches every State in this room, and none can settle it alone.`,
      `${who} asks for three things: clear duties, money we can count on, and a public report every year. *Say here in one sentence why this matters to your people, with a figure you have checked.*`,
      'We know that this has a price, and that some fear for their sovereignty. Doing nothing has a price too, and nobody has been asked whether they want to pay it.',
      'We will bring a draft to the first caucus, and we will listen before we write. I thank you.',
    ],
    closing: (topic: string, who: string) => [
      `Honourable Chair, our debate on ${topic} has shown that we disagree on the means, but hardly at all on the aim.`,
      `${who} will vote for a text that says who acts, who pays and who checks. *Name the clause you fought for.*`,
      'We thank the Chair, and every delegation that argued with us or wrote with us. Please vote in favour.',
    ],
    reply: (topic: string, who: string) => [
      `Honourable Chair, we have listened carefully to what was said about ${topic}. ${who} sees it differently.`,
      '*Repeat the objection in one fair sentence.* That is a real concern. It calls for careful wording, not for doing nothing.',
      'If there is a better plan, we are ready to hear it now. I thank you.',
    ],
  },
  nobody: 'Our delegation',
  voted: (month: string, verb: string, title: string) => `In ${month} we ${verb} the Assembly’s text “${title}”.`,
  clauses: {
    mild: (topic: string) =>
      `*Invites* Member States to share their experience regarding ${topic}, and to report on it to the Secretary-General within one year`,
    usual: (topic: string) =>
      `*Calls upon* Member States to draw up national plans on ${topic}, with a named authority, a budget and a public report every year`,
    strong: (topic: string) =>
      `*Decides* to establish a working group of experts on ${topic}, chosen on the basis of equitable geographical distribution, which shall submit recommendations at the next session`,
    review: (topic: string) =>
      `*Requests* the Secretary-General to submit, within two years, a report on the progress made on ${topic} and on the resources still needed`,
    fund: (topic: string) =>
      `*Encourages* States in a position to do so to support the work on ${topic} by voluntary contributions, in particular for the least developed countries`,
    report: (topic: string) =>
      `*Recommends* that the organs and agencies concerned coordinate their work on ${topic}, and designate one of them to lead it`,
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
      `${who} approaches ${topic} with three aims: clear duties, sufficient means, and progress that can be checked. *Add what your government has said or signed.*`,
    proposals:
      'It proposes national plans with a named authority and a budget, a voluntary fund for States that lack the means, and a public report every year. All of this can be agreed now, because none of it asks a State to give up a right.',
  },
} as const
