import type { HtmlTagDescriptor, Plugin } from 'vite'

/** What a new visitor sees first: names of font files and of a picture behind everything. */
export interface FirstScreen {
  readonly faces: readonly string[]
  readonly picture: string
}

/** Asks for all that the first screen needs together with the style sheet, not one after the other. */
export function firstScreenPreload({ faces, picture }: FirstScreen): Plugin {
  return {
    name: 'placard:first-screen-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {})
        const find = (name: string, ending: string): string => {
          const file = files.find((path) => path.includes(`/${name}`) && path.endsWith(ending))
          if (file === undefined) throw new Error(`The build contains no file named ${name}`)
          return `/${file}`
        }
        const tags: HtmlTagDescriptor[] = faces.map((face) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: find(face, '.woff2'), crossorigin: true },
          injectTo: 'head-prepend',
        }))
        tags.push({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'image',
            fetchpriority: 'high',
            type: 'image/svg+xml',
            href: find(picture, '.svg'),
          },
          injectTo: 'head-prepend',
        })
        return tags
      },
    },
  }
}
