import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** What a new visitor sees first: names of font files, of a picture behind everything, and of the code. */
export interface FirstScreen {
  readonly faces: readonly string[]
  readonly picture: string
  readonly chunk: string
}

/** Asks for all that the first screen needs together with the style sheet, not one after the other. */
export function firstScreenPreload({ faces, picture, chunk }: FirstScreen): Plugin {
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
        const code = importsOf(bundle ?? {}, find(chunk, '.js').slice(1))
          .map((file) => `/${file}`)
          .filter((href) => !html.includes(href))
        return [
          ...tags,
          ...code.map(
            (href): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href },
              injectTo: 'head',
            }),
          ),
        ]
      },
    },
  }
}

/** A chunk and every chunk it cannot run without: otherwise each is asked for only when its importer has come. */
function importsOf(bundle: Bundle, file: string, seen = new Set<string>()): readonly string[] {
  const chunk = bundle[file]
  if (seen.has(file) || chunk?.type !== 'chunk') return []
  seen.add(file)
  return [file, ...chunk.imports.flatMap((imported) => importsOf(bundle, imported, seen))]
}
