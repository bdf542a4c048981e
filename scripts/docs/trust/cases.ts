/** A row of docs/cases.md: the id in test titles, and the case's description. */
export interface Case {
  readonly id: string
  readonly situation: string
  readonly promise: string
}

/** Cases of one kind, such as those about uploads. */
export interface CaseFamily {
  readonly title: string
  readonly rows: readonly Case[]
}

/** Placeholder for a case without a test. */
export const UNTESTED = 'No test carries this id yet.'

const FAMILY = /^## (.+?) \([A-Za-z]+\)$/gm
const ROW = /^\| ([A-Z]{2}-\d+|D\d+|advisory \d+) \| (.+) \| (.+) \|$/gm

/** Parses the families of docs/cases.md, in order. */
export function readCases(page: string): CaseFamily[] {
  const heads = [...page.matchAll(FAMILY)]
  return heads.map((head, at) => {
    const text = page.slice(head.index, heads[at + 1]?.index ?? page.length)
    const rows = [...text.matchAll(ROW)].map(([, id = '', situation = '', promise = '']) => ({
      id,
      situation,
      promise,
    }))
    return { title: head[1] ?? '', rows }
  })
}
