/** Longest text a person may say or send, in UTF-16 code units. */
const LENGTH = 4_000

const upTo = (text: string) => text.slice(0, LENGTH).trim()
const over = (piece: string) => upTo(piece.repeat(Math.ceil(LENGTH / piece.length)))

/** Words that are nearly ones the reader knows, each another. */
const MISSPELT =
  'comitee delegat proposel finanse adaptasion mitigashun resolusion ammendment caucuss modorated secritariat soverign sanktions verifikation inspectons enrichmant '

/** Texts of full length that are dear to read, by what is dear in them. */
export const HEAVY_TEXTS: Readonly<Record<string, string>> = {
  'one word': 'a'.repeat(LENGTH),
  'one number': '1'.repeat(LENGTH),
  'one word of signs': over("#a'-%"),
  'words of one letter': over('a b c d '),
  'words that are spelt wrongly': over(MISSPELT),
  'words of its own, each another': upTo(
    Array.from({ length: 700 }, (_, at) => `x${(at * 7919).toString(36)}q`).join(' '),
  ),
  'everything that is asked for at once': over(
    'If Kenya accepts option two of climate finance, we would support 50 per cent cuts by 2030, but only if China does not oppose carbon markets; otherwise we propose a moderated caucus of ten minutes with thirty seconds each on adaptation. ',
  ),
  'conditions within conditions': over('if and only if unless provided that in return for '),
  'names of countries': over(
    'the United Kingdom of Great Britain and Northern Ireland, the Democratic Republic of the Congo, ',
  ),
  'numbers and shares': over('10 per cent of 3.5 billion by 2030, half, two thirds, 1,000,000 dollars a year, '),
  'quotes in quotes': over('“‘"('),
  'marks upon letters': over('e\u0301\u0323\u0304\u0308'),
  'signs without a word': over('?!…—;:,.'),
  'questions in a row': over(
    'What is a caucus? How do I raise a point of order? Compare France and Kenya on finance? ',
  ),
  'lines of a list': over('1. We propose:\n- to cut\n  - to fund\n    - to share\n'),
  'clauses of a resolution': over(
    'Recalling resolution 70/1, Deeply concerned by losses, 1. Urges Member States to act; 2. Decides to remain seized; ',
  ),
}
