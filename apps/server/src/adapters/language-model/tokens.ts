import type { ModelRequest, Tokens } from '../model-providers/model-provider.ts'

/** About four bytes of UTF-8 are a token, in Latin scripts as in others. */
const BYTES_A_TOKEN = 4

/** Estimates the tokens of a request and its answer, where the provider gives no figures. */
export function estimatedTokens({ instructions, messages }: ModelRequest, said: string): Tokens {
  const asked = messages.reduce((sum, { content }) => sum + bytesOf(content), bytesOf(instructions))
  return { input: Math.ceil(asked / BYTES_A_TOKEN), output: Math.ceil(bytesOf(said) / BYTES_A_TOKEN) }
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text, 'utf8')
}
