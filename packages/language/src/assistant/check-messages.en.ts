/** What is wrong, how to mend it, and by which rule. */
export interface Said {
  readonly what: string
  readonly mending: string
  readonly why: string
}

const ended = (mark: string) => (/[,;:.]/.test(mark) ? `ends with “${mark}”` : 'has no punctuation at the end')

/** Sentences of the resolution check. */
export const checkMessages = {
  ask: 'Paste the text of your resolution, one clause per line, and begin with *Check my resolution:*. I will check its form: the body named at the top, opening phrases and verbs, numbering, commas and semicolons, the full stop at the end, and verbs that your committee may not use.',
  nothing:
    'I found no clause in that. Paste one clause per line: the preamble first (*Recalling …,*), then numbered operative clauses (*1. Urges …;*).',
  lead: (preambles: number, operatives: number, faults: number, advice: number) =>
    `I read ${preambles === 1 ? '1 preambulatory clause' : `${preambles} preambulatory clauses`} and ${operatives === 1 ? '1 operative clause' : `${operatives} operative clauses`}. ${
      faults > 0
        ? `**${faults === 1 ? 'One thing' : `${faults} things`} to fix:**`
        : `**The form is correct**: opening words, numbering and punctuation are all in order.${advice === 0 ? '' : ' Something to consider:'}`
    }`,
  fault: (number: number, line: number, what: string, mending: string, isAdvice: boolean) =>
    `${number}. **Line ${line}**${isAdvice ? ' (advice)' : ''}: ${what} → ${mending}`,
  end: 'I check the form, not whether the idea is good. For that, ask yourself: does each clause say who acts, with what means, and by when?',
  offer:
    'Say *fix it* for the corrected text, *fix only 2 and 3* to fix just those, or *why 1* for the rule behind it.',
  corrected: (count: number) => `**Corrected**, ${count === 1 ? 'with one change' : `with ${count} changes`}:`,
  changes: '**What was changed**',
  change: (number: number, line: number, mending: string) => `${number}. Line ${line}: ${mending}`,
  reworded: (number: number, line: number, before: string, after: string) =>
    `${number}. Line ${line}: “${before}” is now “${after}”`,
  further: (mending: string) => `- Then: ${mending}`,
  left: (items: readonly string[]) => `**Left as it is**\n\n${items.join('\n')}`,
  nothingToFix: 'There is nothing to fix: the form is correct.',
  noSuch: (number: number, count: number) => `There is no point ${number}; I found ${count}.`,
  clauseRight: (number: number) => `The form of clause ${number} is correct.`,
  clauseWrong: (number: number) => `In clause ${number}:`,
  noClause: (number: number, count: number) => `There is no clause ${number}; your draft has ${count}.`,
  reason: (number: number, what: string, why: string) => `${number}. ${what}. ${why}`,
  sources: { format: 'How a clause is written and numbered', verbs: 'Operative verbs' },
  noBody: {
    what: 'the text does not begin with the name of the body',
    mending: 'put its name on a line of its own, with a comma: *The General Assembly,*',
    why: 'The body is the subject of the whole resolution, which is one long sentence.',
  },
  bodyComma: (text: string): Said => ({
    what: `“${text}” does not end with a comma`,
    mending: 'add a comma after the name of the body',
    why: 'The body is the subject of the whole resolution, which is one long sentence: a comma joins its name to the clauses.',
  }),
  noOperative: {
    what: 'there is no operative clause',
    mending: 'add numbered clauses that say what is to be done: *1. Requests …;*',
    why: 'Without an operative clause nothing is decided.',
  },
  noPreamble: {
    what: 'there is no preamble',
    mending: 'before the numbered clauses, say why the committee is acting: *Recalling …,* *Concerned …,*',
    why: 'The preamble gives the reasons, and delegates vote on reasons too.',
  },
  verbInPreamble: (text: string, participle: string | undefined): Said => ({
    what: `“${text}” opens a preambulatory clause with an operative verb`,
    mending:
      participle === undefined
        ? 'number it and move it to the operative part'
        : `write *${participle}*, or number it and move it to the operative part`,
    why: 'The preamble gives reasons, with participles; what is to be done goes into the numbered clauses.',
  }),
  unknownPhrase: (text: string): Said => ({
    what: `“${text}” does not open with a preambulatory phrase`,
    mending: 'begin with one, such as *Recalling*, *Noting with concern*, *Convinced*',
    why: 'Each preambulatory clause opens with a participle or adjective that describes the body named at the top.',
  }),
  preambleEnd: (text: string, mark: string): Said => ({
    what: `“${text}” ${ended(mark)}`,
    mending: 'end it with a comma',
    why: 'Preambulatory clauses end with commas, because the sentence goes on.',
  }),
  capital: (text: string): Said => ({
    what: `“${text}” begins in lower case`,
    mending: 'begin with a capital letter',
    why: 'Each clause begins with a capital letter, even though the sentence goes on.',
  }),
  repeated: (word: string): Said => ({
    what: `“${word}” opens two clauses in a row`,
    mending: `write *Also ${word.toLowerCase()}* or *Further ${word.toLowerCase()}*, or choose another phrase`,
    why: 'Two identical openings in a row read like a list; United Nations texts use “also” or “further”.',
  }),
  participle: (text: string, verb: string | undefined): Said => ({
    what: `“${text}” opens an operative clause with a participle`,
    mending:
      verb === undefined
        ? 'use a verb in the present tense, such as *Urges*, or take away the number and move it to the preamble'
        : `write *${verb}*`,
    why: 'Operative clauses act, so they open with a verb in the present tense: the body urges, requests, decides.',
  }),
  noVerb: (text: string): Said => ({
    what: `“${text}” does not open with an operative verb`,
    mending: 'begin with one, such as *Encourages*, *Urges*, *Requests*, *Decides*',
    why: 'The body at the top is the subject, so each operative clause needs a verb for what the body does, not for what States do.',
  }),
  colon: (text: string): Said => ({
    what: `“${text}” introduces sub-clauses without a colon`,
    mending: 'end the line before (a) with a colon',
    why: 'A colon tells the reader that a list follows.',
  }),
  semicolon: (text: string, mark: string): Said => ({
    what: `“${text}” ${ended(mark)}`,
    mending: 'end it with a semicolon, as every operative clause but the last',
    why: 'Operative clauses are parts of one sentence, and semicolons keep them apart.',
  }),
  fullStop: (text: string, mark: string): Said => ({
    what: `the last clause, “${text}”, ${ended(mark)}`,
    mending: 'end the last clause with a full stop',
    why: 'The resolution is one sentence. Only the last clause ends the sentence, so only it takes a full stop.',
  }),
  oneSentence: (text: string): Said => ({
    what: `“${text}” has a full stop in the middle`,
    mending: 'join the sentences with a comma or a semicolon, or split them into two clauses',
    why: 'A resolution is a single sentence, from the name of the body to the last clause.',
  }),
  force: {
    what: 'only the Security Council may authorize the use of force or send forces (Chapter VII of the Charter)',
    mending: 'write *Recommends that the Security Council consider …*, or ask for observers or mediation',
    why: 'Under Chapters V and VII of the Charter, the use of armed force is a matter for the Security Council; the Assembly may only recommend (Articles 10 to 14).',
  },
  binding: (verb: string): Said => ({
    what: `“${verb}” binds States or imposes sanctions, which only the Security Council can do`,
    mending: 'write *Urges*, *Calls upon* or *Recommends*',
    why: 'The Assembly can recommend to States (Articles 10 to 14 of the Charter); only the Security Council binds them (Article 25).',
  }),
  demands: (verb: string): Said => ({
    what: `“${verb}” is a Security Council verb; the General Assembly has used it but cannot enforce it, and many chairs do not allow it`,
    mending: 'write *Urges* or *Calls upon*, or keep it if your chair allows it',
    why: 'A demand that cannot be enforced can weaken a text.',
  }),
  statesShall: {
    what: '“States shall” binds States, but an Assembly resolution can only recommend',
    mending: 'write *Calls upon all Member States to …*; *Decides* is for what the body does itself',
    why: '“Shall” is the language of treaties and of the Security Council; an Assembly can only recommend.',
  },
  unnumbered: (text: string, number: number): Said => ({
    what: `“${text}” has no number`,
    mending: `number it ${number}`,
    why: 'Numbers let delegates name a clause when they amend it or vote on it separately.',
  }),
  misnumbered: (number: number, right: number): Said => ({
    what: `this clause is numbered ${number}`,
    mending: `change the number to ${right}`,
    why: 'Numbers let delegates name a clause when they amend it or vote on it separately.',
  }),
  aloneSub: {
    what: 'there is only one sub-clause',
    mending: 'work it into the clause itself',
    why: 'A list needs at least two items.',
  },
  subEnd: (text: string, isFinal: boolean): Said => ({
    what: `the sub-clause “${text}” has the wrong punctuation at the end`,
    mending: isFinal
      ? 'end the last one in the resolution with a full stop'
      : 'end it with a comma, and the last one in its clause with a semicolon',
    why: 'Sub-clauses are items of one list inside the sentence.',
  }),
  italics: (text: string): Said => ({
    what: `the opening of “${text}” is not in italics, as the others are`,
    mending: 'set the opening phrase or verb in italics',
    why: 'Italics show at a glance what each clause does, and the style should be the same throughout.',
  }),
} as const
