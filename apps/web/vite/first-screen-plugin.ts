import type { Plugin } from 'vite'
import { tellBeforePaint } from './before-paint-attributes.ts'

/** What a new visitor sees first: names of font files and of a picture behind everything. */
export interface FirstScreen {
  readonly faces: readonly string[]
  readonly picture: string
}

/**
 * Asks for all that the first screen needs together with the style sheet, not one after the other. The picture stands
 * behind the sign-in alone: `before-paint.js` asks for it where nobody is signed in.
 */
export function firstScreenPreload({ faces, picture }: FirstScreen): Plugin {
  return {
    name: 'placard:first-screen-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.keys(bundle ?? {})
        const find = (name: string, ending: string): string => {
          const file = files.find((path) => path.includes(`/${name}`) && path.endsWith(ending))
          if (file === undefined) throw new Error(`The build contains no file named ${name}`)
          return `/${file}`
        }
        return {
          html: tellBeforePaint(html, { picture: find(picture, '.svg') }),
          tags: faces.map((face) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: find(face, '.woff2'), crossorigin: true },
            injectTo: 'head-prepend',
          })),
        }
      },
    },
  }
}
