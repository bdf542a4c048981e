import type { PictureName } from './picture-names.ts'

const FILES = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

/** The address of a picture; undefined where this build has none. */
export function pictureAddress(name: PictureName, theme: 'light' | 'dark'): string | undefined {
  return FILES[`./pictures/${name}-${theme}.webp`]
}
