import type { LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useId } from 'react'

type MenuEntryProps = { label: string; Icon: LucideIcon; onPress: () => void | Promise<void> }

/** One action of a menu. */
export function MenuEntry({ label, Icon, onPress }: MenuEntryProps) {
  return (
    <button
      type="button"
      onClick={() => void onPress()}
      className="target-dense flex w-full items-center gap-3 rounded-control px-2 text-14 hover:bg-text/8"
    >
      <Icon aria-hidden="true" className="size-4 text-text-2" />
      {label}
    </button>
  )
}

type PopoverMenuProps = Omit<ComponentProps<'button'>, 'ref' | 'children'> & {
  /** The popover, which an action hides. */
  ref: RefObject<HTMLDivElement | null>
  /** The button's name. */
  label: string
  /** What the button shows. */
  trigger: ReactNode
  children: ReactNode
}

/** A button with a menu of actions. A native popover: closes on Escape and on a press outside. */
export function PopoverMenu({ ref, label, trigger, children, ...button }: PopoverMenuProps) {
  const id = useId()
  const anchor = `--menu-${id.replace(/\W/g, '')}`
  return (
    <>
      <button type="button" {...button} popoverTarget={id} aria-label={label} style={{ anchorName: anchor }}>
        {trigger}
      </button>
      <div
        ref={ref}
        id={id}
        popover="auto"
        style={{ positionAnchor: anchor }}
        className="inset-auto m-0 w-56 rounded-panel border border-hairline bg-surface p-2 text-text shadow-float [inset-block-start:anchor(end)] [inset-inline-end:anchor(end)] [position-try-fallbacks:flip-block] open:animate-rise"
      >
        {children}
      </div>
    </>
  )
}
