const ONES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES = [
  { at: 1e9, word: 'billion' },
  { at: 1e6, word: 'million' },
  { at: 1e3, word: 'thousand' },
  { at: 100, word: 'hundred' },
]
/** Numbers of four digits within these are years. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2099]
/** Longer runs of digits are said one by one. */
const DIGITS_MOST = 12

/** The words of a whole number. */
function numberWords(value: number): readonly string[] {
  if (value < ONES.length) return [ONES[value] ?? '']
  if (value < 100) {
    const rest = value % 10
    return [TENS[Math.floor(value / 10)] ?? '', ...(rest === 0 ? [] : numberWords(rest))]
  }
  const scale = SCALES.find(({ at }) => value >= at)
  if (scale === undefined) return []
  const rest = value % scale.at
  return [...numberWords(Math.floor(value / scale.at)), scale.word, ...(rest === 0 ? [] : numberWords(rest))]
}

/** The ways in which people say a run of digits, possibly with a point in it; the commonest first. */
export function spokenNumber(digits: string): readonly (readonly string[])[] {
  const [whole = '', part] = digits.split('.')
  const one = (text: string) => [...text].flatMap((digit) => numberWords(Number(digit)))
  if (whole.length > DIGITS_MOST) return [one(whole)]
  const value = Number(whole)
  if (part !== undefined) return [[...numberWords(value), 'point', ...one(part)]]
  return value >= FIRST_YEAR && value <= LAST_YEAR ? [yearWords(value), numberWords(value)] : [numberWords(value)]
}

function yearWords(year: number): readonly string[] {
  const [century, rest] = [Math.floor(year / 100), year % 100]
  if (rest === 0) return century % 10 === 0 ? numberWords(year) : [...numberWords(century), 'hundred']
  if (century === 20 && rest < 10) return numberWords(year)
  return [...numberWords(century), ...(rest < 10 ? ['oh'] : []), ...numberWords(rest)]
}
