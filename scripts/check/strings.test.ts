import { describe, expect, it } from 'vitest'
import { faultOf } from './strings.ts'

// Put together here, so that the check does not find them in this file.
const path = (...parts: string[]) => `/${parts.join('/')}`

describe('a text of the project', () => {
  it.each([
    { text: `cd ${path('home', 'ada', 'code')}`, isRefused: true, because: 'a home folder is one person’s' },
    { text: `"${path('Users', 'ada', 'code')}"`, isRefused: true, because: 'also on a Mac' },
    { text: `\`${path('workspace', 'placard')}\``, isRefused: true, because: 'a build machine has such a folder' },
    { text: path('api', 'home', 'page', 'x'), isRefused: false, because: 'it is an address within the product' },
    { text: `https://example.org${path('home', 'us', 'about')}`, isRefused: false, because: 'it is a web address' },
    { text: path('usr', 'bin', 'chromium'), isRefused: false, because: 'Debian puts it there on every machine' },
    { text: `${'>'.repeat(7)} topic`, isRefused: true, because: 'a merge was left unfinished' },
  ])('is refused: $isRefused, $because', ({ text, isRefused }) => {
    expect(faultOf(text) !== undefined).toBe(isRefused)
  })
})
