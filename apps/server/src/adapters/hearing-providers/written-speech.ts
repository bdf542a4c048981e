import type { Room } from '@placard/voice/hearing'

/** Words as a sentence is written: a capital at its beginning, "I", and the names of a room as they are. */
export function writtenSpeech(words: string, room: Room | undefined): string {
  // letters alone are words of their own, such as "us"; the longest name is written last, over those in it
  const names = [...(room?.own ?? []), ...(room?.others.flat() ?? [])]
    .filter((name) => /\p{Ll}/u.test(name))
    .toSorted((a, b) => a.length - b.length)
  const named = names.reduce((text, name) => text.replaceAll(sayingOf(name), name), words.toLowerCase())
  const text = named.replaceAll(/\bi\b/g, 'I')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Where a name stands in words that were heard: no part of another word. */
function sayingOf(name: string): RegExp {
  const letters = name.toLowerCase().replaceAll(/[^\p{L}\p{N}' ]/gu, '.')
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'giu')
}
