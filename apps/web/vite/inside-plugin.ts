import type { Plugin } from 'vite'
import { tellBeforePaint } from './before-paint-attributes.ts'

/** A file of the build: its name, and what it cannot run without. */
export type Chunk = { readonly fileName: string; readonly name: string; readonly imports: readonly string[] }

/** Joined chunks by who needs them: everybody inside, somebody signed in, and whoever opens the chat. */
const NEEDED = { inside: ['inside'], member: ['account'], chat: ['chat-screen', 'chat-calls'] } as const

/**
 * Names the code of what is behind the sign-in to `before-paint.js`, which asks for it at once where somebody is inside:
 * otherwise each file is asked for only when the one before it has come and run.
 */
export function insidePreload(): Plugin {
  return {
    name: 'placard:inside-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        withInside(
          html,
          Object.values(bundle ?? {}).filter((file) => file.type === 'chunk'),
        ),
    },
  }
}

/** @throws {Error} when the page has no `before-paint.js`, or the build none of the chunks. */
export function withInside(html: string, chunks: readonly Chunk[]): string {
  const seen = new Set(chunks.map(({ fileName }) => fileName).filter((file) => html.includes(`/${file}`)))
  const named = Object.entries(NEEDED).map(([who, names]) => {
    const files = names.flatMap((name) => {
      const chunk = chunks.find((one) => one.name === name)
      if (chunk === undefined) throw new Error(`The build has no chunk named ${name}`)
      return filesOf(chunk.fileName, chunks, seen)
    })
    return [who, files.join(' ')]
  })
  return tellBeforePaint(html, Object.fromEntries(named))
}

function filesOf(file: string, chunks: readonly Chunk[], seen: Set<string>): readonly string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? []
  return [`/${file}`, ...imports.flatMap((imported) => filesOf(imported, chunks, seen))]
}
