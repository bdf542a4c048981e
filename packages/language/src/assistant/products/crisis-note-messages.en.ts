/** Texts of crisis notes. */
export const crisisMessages = {
  ask: 'Happy to help: what has happened, and which body or minister is it for?',
  directiveLead: (event: string, country: string | undefined) =>
    `**Directive on ${event}**${country === undefined ? '' : ` (${country})`}`,
  covert: '*Confidential: for members of the cabinet only.*',
  from: (head: string) =>
    `**From:** ${head}  \n**Type:** cabinet directive  \n**In force:** immediately, for 72 hours, then subject to review`,
  happened: (text: string) => `**What happened.** ${text}`,
  aim: (what: string) => `**What we want.** To ${what}.`,
  crisisOver: (topic: string) => `a crisis over ${topic}`,
  event: (event: string) => `We are facing ${event}. Not everything is known yet, and we are acting on what is.`,
  within: '**What we do within 24 hours**',
  action: (at: number, who: string, what: string, means: string, hours: number) =>
    `${at}. Within ${hours} hours, **${who}** ${what}. *Means:* ${means}.`,
  next: '**After that.** The cabinet meets again after 24 hours, compares what was ordered with what has been done, and ends any measure that is no longer needed.',
  covertNext:
    '**If it leaks.** We confirm that precautions were taken, name no people or places, and publish the rest within a week.',
  pressLead: (event: string, country: string | undefined) =>
    `**Press release: the Government${country === undefined ? '' : ` of ${country}`} acts on ${event}**`,
  pressOpen: (event: string, country: string | undefined) =>
    `For immediate release. The Government${country === undefined ? '' : ` of ${country}`} today announced its first decisions on ${event}.`,
  pressKnown: (fact: string) =>
    `“We will say what we know and admit what we do not,” the spokesperson said. ${fact}`.trim(),
  pressActions: (items: readonly string[]) => `These orders apply for the next 24 hours: ${items.join('; ')}.`,
  pressEnd:
    'The public is asked to follow official channels and not to pass on rumours. The next briefing is in six hours.',
  office: (name: string) => `the ${name}`,
  colleague: 'colleague',
  letterLead: (to: string, event: string) => `**Note to the ${to}**, on ${event}`,
  letterHappened: (text: string) => `You will have heard: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  letterAsks: (aim: string | undefined) =>
    aim === undefined
      ? 'Before anybody else speaks, I would like us to agree on one line. Please call me within the hour.'
      : `I ask you to ${aim}, until we know more and have agreed on one line. Say only that the matter is being looked into, and that there will be a statement tonight.`,
  letterEnd: (office: string | undefined) =>
    `Please answer in person, not in writing.${office === undefined ? '' : `\n\n*The ${office}*`}`,
  withFacts: (facts: readonly string[]) => `For context: ${facts.map((fact) => `${fact}.`).join(' ')}`,
} as const
