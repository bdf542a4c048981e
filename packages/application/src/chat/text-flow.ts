import { withoutControls } from '../without-controls.ts'

/**
 * Cleans a text stream: the output never ends within a surrogate pair, holds no control characters or bidi controls,
 * and is at most `limit` UTF-16 code units in all.
 */
export class TextFlow {
  private held = ''
  private left: number
  private hasSaid = false

  constructor(limit: number) {
    this.left = limit
  }

  get isFull(): boolean {
    return this.left <= 0
  }

  /** Whether anything but white space was output. */
  get hasText(): boolean {
    return this.hasSaid
  }

  /** The next piece of output; the first half of a surrogate pair waits for its second. */
  next(piece: string): string {
    const text = this.held + piece
    const isCut = isHighSurrogate(text.charCodeAt(text.length - 1))
    this.held = isCut ? text.slice(-1) : ''
    const whole = isCut ? text.slice(0, -1) : text
    const given = this.take(withoutControls(whole.toWellFormed()))
    this.hasSaid ||= /\S/.test(given)
    return given
  }

  private take(text: string): string {
    if (text.length <= this.left) {
      this.left -= text.length
      return text
    }
    const end = isHighSurrogate(text.charCodeAt(this.left - 1)) ? this.left - 1 : this.left
    this.left = 0
    return text.slice(0, end)
  }
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}
