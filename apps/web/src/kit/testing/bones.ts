/** URL schemes that untrusted text must never become. */
const UNSAFE = /^\s*(?:javascript|vbscript|data|file):/i
const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'ping', 'background'] as const

/** Elements and attributes of the rendered page, without text: a text without markup changes none of them. */
export function bonesOf(root: ParentNode): string {
  return [...root.querySelectorAll('*')]
    .map((element) => `${element.tagName.toLowerCase()} ${element.getAttributeNames().sort().join(' ')}`)
    .join('\n')
}

/** Attributes with an unsafe URL. */
export function unsafeIn(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    ADDRESSES.filter((name) => UNSAFE.test(element.getAttribute(name) ?? '')).map(
      (name) => `${element.tagName} ${name}=${element.getAttribute(name)}`,
    ),
  )
}

/** Harmless text of the same length, with as many blanks at its ends. */
export function harmless(text: string): string {
  return text.replaceAll(/[^\s]/g, 'x')
}
