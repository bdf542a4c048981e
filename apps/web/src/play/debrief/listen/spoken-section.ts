/** A section of the debrief as it is read aloud, under the title that it has on the page. */
export interface SpokenSection {
  readonly title: string
  readonly text: string
}

const ENDED = /[.!?:;…]["'”’)]*$/

/** The section of some sentences: the voice falls after each. Its title is read first. */
export function sectionOf(title: string, sentences: readonly string[]): SpokenSection {
  const said = [title, ...sentences].map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')
  return { title, text: said.map((sentence) => (ENDED.test(sentence) ? sentence : `${sentence}.`)).join(' ') }
}
