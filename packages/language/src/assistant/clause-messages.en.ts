type Pattern = (topic: string) => string

/** Sentences of drafted clauses. Square brackets are gaps that only the user can fill in. */
export const clauseMessages = {
  numbered: (clause: string) => `> 1. ${clause}`,
  ask: 'Gladly. On what topic? Include it in your request, such as *“Draft an operative clause on early warning”*, or just name the topic.',
  askWhole:
    'Gladly. On what topic? Include it in your request, such as *“Draft a resolution on plastic pollution”*, or just name the topic.',
  organ: 'The General Assembly',
  seized: '*Decides* to remain seized of the matter.',
  draftLead: (topic: string) =>
    `An outline of a draft resolution on *${topic}*. The brackets are for you to fill in, and every clause is open to debate:`,
  draftEnd:
    'Three clauses of your own beat ten of someone else’s: replace what your country would not say. When it is filled in, paste it here with *Check my resolution:*.',
  operativeLead: (topic: string) => `An operative clause on *${topic}*. The brackets are for you to fill in:`,
  fromAgenda: (topic: string, issue: string, campaign: string) =>
    `An operative clause on *${topic}*. The agenda of *${campaign}* (${issue}) has this one:`,
  ownLead: 'Or one of your own, from a template. The brackets are for you to fill in:',
  fillIn:
    'A clause is strong when it says **who** acts, **what** exactly, **with what means**, **by when**, and **who checks**.',
  operativeEnd:
    'Ask for it *milder* or *stronger*. The clause ends with a semicolon, the last one of the draft with a full stop.',
  preambleLead: (topic: string) => `For the preamble, on *${topic}*:`,
  preambleEnd:
    'Preambulatory clauses are not numbered and end with a comma. Put earlier resolutions first, then facts, then concern, and check each number and date before you use it.',
  operatives: {
    mild: [
      (topic) =>
        `*Encourages* [which States] to share experience on ${topic}, on a voluntary basis, through [an existing body], and invites them to report on it by [year];`,
      (topic) =>
        `*Invites* [which States or bodies] to consider voluntary measures on ${topic}, taking into account national circumstances, and to exchange what they learn at [a yearly meeting];`,
    ],
    usual: [
      (topic) =>
        `*Calls upon* [which States] to take measures on ${topic}, in particular by [one concrete step], financed through [source of money], and to report on progress to [body] every [number] years;`,
      (topic) =>
        `*Requests* the Secretary-General, in cooperation with [agency], to support Member States in matters of ${topic}, by [concrete help] for [whom] until [year], within existing resources;`,
    ],
    strong: [
      (topic) =>
        `*Decides* to establish, under [an existing body], a mechanism on ${topic}, with the task of [task], financed by [assessed or voluntary contributions of amount a year], which shall begin its work by [date] and report each year;`,
      (topic) =>
        `*Decides* to convene in [year] a conference on ${topic}, with the aim of [a binding instrument or commitment], and requests the Secretary-General to prepare it and to report by [date];`,
    ],
  } satisfies Record<'mild' | 'usual' | 'strong', readonly Pattern[]>,
  founding: (thing: string) =>
    `*Decides* to establish ${thing}, under [an existing body], with the task of [task], financed by [voluntary or assessed contributions of an amount a year], which shall begin its work by [date] and report each year;`,
  calling: (verb: string, act: string) =>
    `*${verb}* ${act}, [by what means], by [year], and to report on progress to [body] every [number] years;`,
  preambles: [
    (topic) => `*Noting with concern* that [one fact about ${topic}, with its year and source],`,
    (topic) =>
      `*Convinced* that lasting progress on ${topic} requires the cooperation of [which States] and the participation of [who is affected],`,
    (topic) => `*Recalling* [resolution number and year] on ${topic}, and the commitments made in it,`,
  ] satisfies readonly Pattern[],
} as const
