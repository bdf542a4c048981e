import type { Plugin } from 'vite'

/** Asks for the two faces of the first screen together with the style sheet, not after it. */
export function fontPreload(faces: readonly string[]): Plugin {
  return {
    name: 'placard:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {})
        return faces.map((face) => {
          const href = files.find((file) => file.includes(face) && file.endsWith('.woff2'))
          if (href === undefined) throw new Error(`The build contains no font named ${face}`)
          return {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${href}`, crossorigin: true },
            injectTo: 'head-prepend' as const,
          }
        })
      },
    },
  }
}
