/** Addresses a text of others must never become. */
const UNSAFE = /^\s*(?:javascript|vbscript|data|file):/i
const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'ping', 'background'] as const

/** Elements and attributes of what is shown, without any text: a text that is only a text changes none of it. */
export function bonesOf(root: ParentNode): string {
  return [...root.querySelectorAll('*')]
    .map((element) => `${element.tagName.toLowerCase()} ${element.getAttributeNames().sort().join(' ')}`)
    .join('\n')
}

/** Attributes that lead somewhere unsafe. */
export function unsafeIn(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    ADDRESSES.filter((name) => UNSAFE.test(element.getAttribute(name) ?? '')).map(
      (name) => `${element.tagName} ${name}=${element.getAttribute(name)}`,
    ),
  )
}

/** A harmless text of the same length, with as many blanks at its ends. */
export function harmless(text: string): string {
  return text.replaceAll(/[^\s]/g, 'x')
}
