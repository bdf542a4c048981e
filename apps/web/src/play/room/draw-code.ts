import { SessionDraw } from '@placard/contract'

/** A draw in its text form for sharing: the seed and, after a dash, the salt. */
export function drawCode({ seed, salt }: SessionDraw): string {
  return salt === undefined ? `${seed}` : `${seed}-${salt}`
}

/** Parses a typed draw. An empty text leaves the draw to the host. */
export function readDrawCode(text: string): { ok: true; draw: SessionDraw | undefined } | { ok: false } {
  const typed = text.trim().toLowerCase()
  if (typed === '') return { ok: true, draw: undefined }
  const [, seed, salt] = /^(\d{1,10})(?:-([0-9a-f]{32}))?$/.exec(typed) ?? []
  const draw = SessionDraw.safeParse({ seed: Number(seed), ...(salt === undefined ? {} : { salt }) })
  return draw.success ? { ok: true, draw: draw.data } : { ok: false }
}
