import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './program.ts'
import { projectFiles } from './project-files.ts'

/** Where the page's forms of dates are decided; the second gives them in the zone of whoever reads. */
const FORMS = ['apps/web/src/kit/language/dates.ts', 'apps/web/src/kit/ui/zoned-dates.ts']
const FORMATTER = /new Intl\.DateTimeFormat|\.toLocale(?:Date|Time)String\(/

const makesForms = (text: string) => FORMATTER.test(text)

it('the page writes dates in one form: `datesIn` and zoned-dates.ts alone make formatters', async () => {
  const files = (await projectFiles()).filter((file) => /^apps\/web\/src\/.*\.tsx?$/.test(file))
  const makers = files.filter((file) => makesForms(readFileSync(join(ROOT, file), 'utf8')))
  expect(makers.toSorted()).toEqual(FORMS)
})

it.each(["new Intl.DateTimeFormat('en')", 'at.toLocaleDateString()', 'at.toLocaleTimeString(undefined, {})'])(
  '%s is found',
  (text) => {
    expect(makesForms(text)).toBe(true)
  },
)
