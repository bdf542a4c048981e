import { describe, expect, it } from 'vitest'
import { hashPassword, hashPasswordBy, passwordFits, recipeOf, recipeWith } from './passwords.ts'

const COSTS = '$argon2id$v=19$m=19456,t=2,p=1$'

describe('the hash of a password', () => {
  it('is argon2id with OWASP’s first choice of costs, salted anew each time (AU-9)', async () => {
    const [one, other] = [await hashPassword('a floor of one’s own'), await hashPassword('a floor of one’s own')]
    expect(one.startsWith(COSTS)).toBe(true)
    expect(other.startsWith(COSTS)).toBe(true)
    expect(one).not.toBe(other)
    expect(await passwordFits(one, 'a floor of one’s own')).toBe(true)
    expect(await passwordFits(one, 'A floor of one’s own')).toBe(false)
  })

  it('is the same by the same recipe', async () => {
    const recipe = recipeWith(new Uint8Array(16))
    expect(recipe.startsWith(COSTS)).toBe(true)
    const [one, other] = await hashPasswordBy([recipe, recipe], 'a floor of one’s own', 'ada')
    expect(one).toBe(other)
    expect(recipeOf(one ?? '')).toBe(recipe)
  })

  it.each(['', 'no hash', '$argon2id$v=19$m=1$'])('of which "%s" is none fits no password', async (text) => {
    expect(await passwordFits(text, 'a floor of one’s own')).toBe(false)
  })
})
