import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Asks for the faces and the code of the first screen together with the style sheet, not one after the other.
 *
 * @param faces names of font files, and @param chunk the name of the code a new visitor sees first.
 */
export function firstScreenPreload(faces: readonly string[], chunk: string): Plugin {
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
        const code = { rel: 'modulepreload', crossorigin: true, href: find(chunk, '.js') }
        return [...tags, { tag: 'link', attrs: code, injectTo: 'head' }]
      },
    },
  }
}
