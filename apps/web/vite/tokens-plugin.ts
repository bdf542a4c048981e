import type { Plugin } from 'vite'
import { tokensToCss } from '../src/kit/ui/tokens.ts'

const MARKER = '/* TOKENS: written here from tokens.ts by the build */'

/** Writes the design tokens into the style sheet, so that `tokens.ts` is the only place a colour stands. */
export function designTokens(): Plugin {
  return {
    name: 'placard:design-tokens',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/kit/ui/styles.css')) return
      if (!code.includes(MARKER)) throw new Error('styles.css has lost the line where the design tokens belong')
      return { code: code.replace(MARKER, tokensToCss()), map: null }
    },
  }
}
