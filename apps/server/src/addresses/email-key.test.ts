import { expect, it } from 'vitest'
import { emailKey } from './email-key.ts'

it.each([
  { a: 'Ada@Example.ORG', b: 'ada@example.org', same: true, because: 'case does not count' },
  { a: ' ada@example.org ', b: 'ada@example.org', same: true, because: 'blanks around it are no part of it' },
  { a: 'ada@b\u00fccher.example', b: 'ada@xn--bcher-kva.example', same: true, because: 'one domain, two spellings' },
  { a: 'ada@bu\u0308cher.example', b: 'ada@b\u00fccher.example', same: true, because: 'one letter, two encodings' },
  { a: 'a.d.a+mun@gmail.com', b: 'ada@googlemail.com', same: true, because: 'it is one mailbox' },
  { a: 'a.da@example.org', b: 'ada@example.org', same: false, because: 'elsewhere a dot may be another person' },
  { a: 'ada+mun@example.org', b: 'ada@example.org', same: false, because: 'elsewhere a tag may be another person' },
  { a: 'ada@ex\u0430mple.org', b: 'ada@example.org', same: false, because: 'a Cyrillic letter is another domain' },
  { a: 'a\u200bda@exam\u200dple.org', b: 'ada@example.org', same: true, because: 'D16 nobody sees a joiner' },
  {
    a: '\ufeffad\u00ada@example.org\u2060',
    b: 'ada@example.org',
    same: true,
    because: 'D16 nobody sees a soft hyphen',
  },
  { a: 'a\u034fd\u115fa\u2800@example.org', b: 'ada@example.org', same: true, because: 'D16 nobody sees a filler' },
])('$a and $b are one account: $same, $because (AU-10)', ({ a, b, same }) => {
  expect(emailKey(a) === emailKey(b)).toBe(same)
})
