/** Largest seed: 32 bits. */
const SEED_MAX = 4_294_967_295

/** Reads a typed seed. Nothing typed leaves the draw to the host. */
export function readSeed(text: string): { ok: true; seed: number | undefined } | { ok: false } {
  const typed = text.trim()
  if (typed === '') return { ok: true, seed: undefined }
  const seed = /^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN
  return seed <= SEED_MAX ? { ok: true, seed } : { ok: false }
}
