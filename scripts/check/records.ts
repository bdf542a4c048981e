/** Pages' texts by path, relative to the project's folder. */
export type Pages = ReadonlyMap<string, string>

const FOLDER = 'docs/decisions/'
const INDEX = `${FOLDER}README.md`
const RECORD = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/
const PARTS = ['Situation', 'Decision', 'Rejected', 'Consequences']
const STATUS = /^Status: (accepted$|amended by \[|superseded by \[)/
/** Header lines that need a counterpart in the linked record. */
const MUTUAL: Readonly<Record<string, string>> = {
  'Status: amended by': 'Amends:',
  'Status: superseded by': 'Supersedes:',
  'Amends:': 'Status: amended by',
  'Supersedes:': 'Status: superseded by',
}

/** Decision records that do not follow docs/decisions/0001-record-decisions.md. */
export function faultsOfRecords(pages: Pages): string[] {
  const records = new Map([...pages].filter(([path]) => RECORD.test(path)))
  const index = pages.get(INDEX) ?? ''
  return [
    ...[...pages.keys()].filter(isMisnamed).map((path) => `${path}: the name of a record is NNNN-title.md`),
    ...[...records].flatMap(([path, text]) => [
      ...faultsOfForm(path, text),
      ...oneSided(path, text, records),
      ...unknownNumbers(path, text, records),
    ]),
    ...[...records.keys()]
      .filter((path) => !index.includes(`(${nameOf(path)})`))
      .map((path) => `${INDEX}: lacks ${nameOf(path)}`),
  ]
}

function isMisnamed(path: string): boolean {
  return path.startsWith(FOLDER) && path !== INDEX && !RECORD.test(path)
}

function nameOf(path: string): string {
  return path.slice(FOLDER.length)
}

function numberOf(path: string): string {
  return nameOf(path).slice(0, 4)
}

function faultsOfForm(path: string, text: string): string[] {
  const [title = '', blank = '', status = ''] = text.split('\n')
  const heads = [...text.matchAll(/^## (.+)$/gm)].map(([, head]) => head)
  return [
    ...(title.startsWith(`# ${Number(numberOf(path))}. `) ? [] : [`${path}: the title does not begin with its number`]),
    ...(blank === '' && STATUS.test(status) ? [] : [`${path}: no known status below the title`]),
    ...PARTS.filter((part) => !heads.includes(part)).map((part) => `${path}: lacks "${part}"`),
  ]
}

/** Records linked from a header line, by the line's prefix. */
function headLinks(text: string): [string, string[]][] {
  const [head = ''] = text.split('\n## ')
  const paragraphs = head.split('\n\n').map((paragraph) => paragraph.replaceAll('\n', ' '))
  return Object.keys(MUTUAL).map((begin) => {
    const line = paragraphs.find((paragraph) => paragraph.startsWith(begin)) ?? ''
    return [begin, [...line.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, name]) => name ?? [])]
  })
}

function oneSided(path: string, text: string, records: Pages): string[] {
  return headLinks(text).flatMap(([begin, names]) =>
    names
      .filter((name) => {
        const other = new Map(headLinks(records.get(`${FOLDER}${name}`) ?? ''))
        return !other.get(MUTUAL[begin] ?? '')?.includes(nameOf(path))
      })
      .map((name) => `${path}: ${name} does not say "${MUTUAL[begin]}" of it`),
  )
}

function unknownNumbers(path: string, text: string, records: Pages): string[] {
  const known = new Set([...records.keys()].map(numberOf))
  const named = [...text.matchAll(/(?<![\w./-])0[01]\d\d(?![\w-])/g)].map(([number]) => number)
  return [...new Set(named)].filter((number) => !known.has(number)).map((number) => `${path}: no record has ${number}`)
}
