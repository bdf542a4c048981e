/** What a text is written in, as far as can be told. */
export interface DetectedLanguage {
  /** ISO 639-1 code. */
  readonly code: string
  /** 0 to 1. */
  readonly confidence: number
  readonly method: 'eld' | 'error_fallback'
}

/** The part of the detection library that is used. */
export interface LanguageDetector {
  detect(text: string): { readonly language: string; getScores(): Record<string, number> }
}

const FALLBACK: DetectedLanguage = { code: 'en', confidence: 0.5, method: 'error_fallback' }

/**
 * Detects the language of a text. A detector that cannot be loaded, fails or finds no language gives English at an even
 * chance, and says so by its method.
 *
 * @param load loads the detector; it is some 250 kB and needed nowhere else.
 */
export async function detectLanguage(
  text: string,
  load: () => Promise<LanguageDetector> = loadDetector,
): Promise<DetectedLanguage> {
  try {
    const found = (await load()).detect(text)
    if (found.language === '') return FALLBACK
    const score = found.getScores()[found.language] ?? 0
    return { code: found.language, confidence: Math.min(1, Math.max(0, score)), method: 'eld' }
  } catch {
    return FALLBACK
  }
}

async function loadDetector(): Promise<LanguageDetector> {
  return (await import('eld/extrasmall')).eld
}
