import type { ComponentPropsWithRef, CSSProperties } from 'react'

type ListFrameProps = ComponentPropsWithRef<'div'> & { style: CSSProperties }

/**
 * What a virtual list lies in, handed to it as `as`. The library's own takes no pointer while the list scrolls and for 150 ms
 * after each scroll, also after one that the page made: a press on a button that had just come into view went through it.
 */
export function ListFrame({ style, ...rest }: ListFrameProps) {
  return <div {...rest} style={{ ...style, pointerEvents: undefined }} />
}
