/** The part of a message that asks something, and what is told around it. */
export interface Asked {
  readonly asked: string
  readonly around: string
}

const ASKING =
  /^(?:(?:ok(?:ay)?|so|and|but|hi|hey|well|also|um+|please|then|now)[\s,]+)*(?:what|whats|how|hows|why|when|where|who|whos|which|whose|is|are|was|were|do|does|did|can|could|should|would|will|must|may|has|have|explain|tell|give|show|list|describe|define|name)\b/i
/** People tell why they ask: "…, my committee is next week". */
const PIECES = /(?<=[.!?\n])\s+|\n+|[,;]\s+(?=(?:i|i'm|im|we|my|our|because|since)\b)/i

/** "I teach the NPT. What are its pillars?": what is told names what is asked about. */
const POINTS = /\b(?:it|its|they|them|their|this|these|those)\b/i

/** Divides a message; all of it asks when no part of it is told apart. */
export function askedIn(text: string): Asked {
  const pieces = text.split(PIECES).filter((piece) => /\w/.test(piece))
  const asking = pieces.filter((piece) => /\?\s*$/.test(piece) || ASKING.test(piece))
  const isPointing = asking.some((piece) => POINTS.test(piece))
  if (asking.length === 0 || asking.length === pieces.length || isPointing) return { asked: text, around: '' }
  return { asked: asking.join(' '), around: pieces.filter((piece) => !asking.includes(piece)).join(' ') }
}
