import { describe, expect, it } from 'vitest'
import { isOwnComputer, type OwnEngineKind, ownAddressOf } from './own-engines.ts'

const OLLAMA = 'http://localhost:11434/v1'

describe('SSRF: the address of a model of one’s own', () => {
  it.each<{ because: string; kind?: OwnEngineKind; input: string; address: string | undefined }>([
    { because: 'nothing typed is the vendor', kind: 'anthropic', input: ' ', address: 'https://api.anthropic.com/v1' },
    { because: 'the vendor’s own', input: 'https://api.openai.com/v1/', address: 'https://api.openai.com/v1' },
    { because: 'Ollama on this computer', input: `${OLLAMA}/`, address: OLLAMA },
    { because: 'this computer by number', input: 'http://127.0.0.1:1234/v1', address: 'http://127.0.0.1:1234/v1' },
    { because: 'spaces around it do no harm', input: `  ${OLLAMA} `, address: OLLAMA },
    { because: 'upper case is the same name', input: 'HTTP://LOCALHOST:11434/v1', address: OLLAMA },
    {
      because: 'only the two names are known, however a number may be written',
      input: 'http://2130706433:80/v1',
      address: undefined,
    },
    { because: 'another machine of the network', input: 'http://192.168.1.10:11434/v1', address: undefined },
    { because: 'a private network', input: 'http://10.0.0.1/v1', address: undefined },
    { because: 'metadata of a cloud', input: 'http://169.254.169.254/latest', address: undefined },
    { because: 'every interface', input: 'http://0.0.0.0:11434/v1', address: undefined },
    { because: 'the policy of the page has no IPv6', input: 'http://[::1]:11434/v1', address: undefined },
    {
      because: 'another host that begins like this computer',
      input: 'http://localhost.example.com/v1',
      address: undefined,
    },
    {
      because: 'a name of this computer with a user before it',
      input: 'http://localhost@example.com/v1',
      address: undefined,
    },
    { because: 'a user and a password', input: 'http://ada:secret@localhost:11434/v1', address: undefined },
    {
      because: 'a vendor’s name with another host behind it',
      input: 'https://api.openai.com.example.com/v1',
      address: undefined,
    },
    { because: 'another path of the vendor', input: 'https://api.openai.com/v2', address: undefined },
    {
      because: 'another vendor than the kind’s',
      kind: 'gemini',
      input: 'https://api.openai.com/v1',
      address: undefined,
    },
    { because: 'another service on the net', input: 'https://openrouter.ai/api/v1', address: undefined },
    { because: 'the vendor without encryption', input: 'http://api.openai.com/v1', address: undefined },
    { because: 'a key in the address', input: `${OLLAMA}?key=abc`, address: undefined },
    { because: 'a file', input: 'file:///etc/passwd', address: undefined },
    { because: 'a script', input: 'javascript:alert(1)', address: undefined },
    { because: 'no address', input: 'ollama', address: undefined },
  ])('$because: $input', ({ kind = 'openai-compatible', input, address }) => {
    expect(ownAddressOf(kind, input)).toBe(address)
  })

  it.each([
    { address: OLLAMA, isOwn: true, because: 'it is this computer' },
    { address: 'https://api.openai.com/v1', isOwn: false, because: 'it is a vendor' },
    { address: '', isOwn: false, because: 'it is nothing' },
  ])('is on one’s own computer: $isOwn, because $because', ({ address, isOwn }) => {
    expect(isOwnComputer(address)).toBe(isOwn)
  })
})
