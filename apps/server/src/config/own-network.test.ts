import { expect, it } from 'vitest'
import { isOwnNetwork } from './own-network.ts'

it.each([
  { url: 'http://127.0.0.1:11434/v1', isOwn: true },
  { url: 'http://[::1]:8080', isOwn: true },
  { url: 'http://localhost:1234/v1', isOwn: true },
  { url: 'http://192.168.1.20/v1', isOwn: true },
  { url: 'http://10.2.3.4/v1', isOwn: true },
  { url: 'http://ollama:11434/v1', isOwn: true },
  { url: 'http://host.docker.internal:11434/v1', isOwn: true },
  { url: 'http://[fd00::5]/v1', isOwn: true },
  { url: 'https://api.example.com/v1', isOwn: false },
  { url: 'https://8.8.8.8/v1', isOwn: false },
  { url: 'https://172.32.0.1/v1', isOwn: false },
])('$url is in the own network: $isOwn', ({ url, isOwn }) => {
  expect(isOwnNetwork(url)).toBe(isOwn)
})
