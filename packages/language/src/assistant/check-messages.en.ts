type Said = { readonly what: string; readonly mending: string }

const ended = (mark: string) => (/[,;:.]/.test(mark) ? `ends with “${mark}”` : 'has no punctuation at the end')

/** Sentences of the resolution check. */
export const checkMessages = {
  ask: 'Paste the text of your resolution, one clause per line, and begin with *Check my resolution:*. I will check its form: the body named at the top, opening phrases and verbs, numbering, commas and semicolons, the full stop at the end, and verbs that your committee may not use.',
  nothing:
    'I found no clause in that. Paste one clause per line: the preamble first (*Recalling …,*), then numbered operative clauses (*1. Urges …;*).',
  lead: (preambles: number, operatives: number, faults: number) =>
    `I read ${preambles === 1 ? '1 preambulatory clause' : `${preambles} preambulatory clauses`} and ${operatives === 1 ? '1 operative clause' : `${operatives} operative clauses`}. ${
      faults === 0
        ? '**The form is correct**: opening words, numbering and punctuation are all in order.'
        : `**${faults === 1 ? 'One thing' : `${faults} things`} to fix:**`
    }`,
  fault: (line: number, what: string, mending: string) => `- **Line ${line}**: ${what} → ${mending}`,
  end: 'I check the form, not whether the idea is good. Does each clause say who acts, with what means, and by when? The opening phrases are set in italics in the final document.',
  sources: { format: 'How a clause is written and numbered', verbs: 'Operative verbs' },
  noBody: {
    what: 'the text does not begin with the name of the body',
    mending: 'put its name on a line of its own, with a comma: *The General Assembly,*',
  },
  bodyComma: (text: string): Said => ({
    what: `“${text}” does not end with a comma`,
    mending: 'the name of the body is the subject of the whole sentence: end it with a comma',
  }),
  noOperative: {
    what: 'there is no operative clause',
    mending: 'number what is to be done: *1. Requests …;*',
  },
  noPreamble: {
    what: 'there is no preamble',
    mending: 'say why the committee acts before the numbered clauses: *Recalling …,* *Concerned …,*',
  },
  verbInPreamble: (text: string, participle: string | undefined): Said => ({
    what: `“${text}” opens a preambulatory clause with an operative verb`,
    mending:
      participle === undefined
        ? 'number it and move it to the operative part'
        : `write *${participle}*, or number it and move it to the operative part`,
  }),
  unknownPhrase: (text: string): Said => ({
    what: `“${text}” does not open with a preambulatory phrase`,
    mending: 'begin with one, such as *Recalling*, *Noting with concern*, *Convinced*',
  }),
  preambleEnd: (text: string, mark: string): Said => ({
    what: `“${text}” ${ended(mark)}`,
    mending: 'a preambulatory clause ends with a comma',
  }),
  repeated: (word: string): Said => ({
    what: `“${word}” opens two clauses in a row`,
    mending: `write *Also ${word.toLowerCase()}* or *Further ${word.toLowerCase()}*, or choose another phrase`,
  }),
  participle: (text: string, verb: string | undefined): Said => ({
    what: `“${text}” opens an operative clause with a participle`,
    mending:
      verb === undefined
        ? 'use a verb in the present, such as *Urges*, or move it to the preamble without a number'
        : `write *${verb}*`,
  }),
  noVerb: (text: string): Said => ({
    what: `“${text}” does not open with an operative verb`,
    mending: 'begin with one, such as *Encourages*, *Urges*, *Requests*, *Decides*',
  }),
  colon: (text: string): Said => ({
    what: `“${text}” leads to sub-clauses without a colon`,
    mending: 'end the line before (a) with a colon',
  }),
  semicolon: (text: string, mark: string): Said => ({
    what: `“${text}” ${ended(mark)}`,
    mending: 'an operative clause ends with a semicolon, all but the last',
  }),
  fullStop: (text: string, mark: string): Said => ({
    what: `the last clause, “${text}”, ${ended(mark)}`,
    mending: 'the resolution is one sentence: its last clause ends with a full stop',
  }),
  oneSentence: (text: string): Said => ({
    what: `“${text}” has a full stop in the middle`,
    mending: 'join the sentences with a comma or a semicolon, or make two clauses of them',
  }),
  force: {
    what: 'only the Security Council may authorize the use of force (Chapter VII of the Charter)',
    mending: 'write *Recommends that the Security Council consider …*, or ask for observers or mediation',
  },
  binding: (verb: string): Said => ({
    what: `“${verb}” binds states, or sets sanctions, which only the Security Council can do`,
    mending: 'write *Urges*, *Calls upon* or *Recommends*',
  }),
  demands: (verb: string): Said => ({
    what: `“${verb}” is a verb of the Security Council; an Assembly has used it, but cannot enforce it, and many chairs refuse it`,
    mending: 'write *Urges* or *Calls upon*, or keep it if your chair allows it',
  }),
  statesShall: {
    what: '“States shall” binds states, and resolutions of an Assembly recommend to them',
    mending: 'write *Calls upon all Member States to …*; *Decides* is for what the body does itself',
  },
  unnumbered: (text: string, number: number): Said => ({
    what: `“${text}” has no number`,
    mending: `operative clauses are numbered: this is ${number}`,
  }),
  misnumbered: (number: number, right: number): Said => ({
    what: `this clause is numbered ${number}`,
    mending: `in order it is number ${right}`,
  }),
  aloneSub: {
    what: 'a sub-clause stands alone',
    mending: 'with nothing to list, write it into the clause itself',
  },
  subEnd: (text: string, isFinal: boolean): Said => ({
    what: `the sub-clause “${text}” has the wrong punctuation at the end`,
    mending: isFinal
      ? 'the last one of the resolution ends with a full stop'
      : 'end it with a comma, and the last one of its clause with a semicolon',
  }),
  italics: (text: string): Said => ({
    what: `the opening of “${text}” is not in italics, as others are`,
    mending: 'set the opening phrase or verb in italics',
  }),
} as const
