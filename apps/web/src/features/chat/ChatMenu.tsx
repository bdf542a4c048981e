import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { PanelBoundary } from '../../kit/ui/PanelBoundary.tsx'
import { toolMessages } from './tool-messages.en.ts'

/** Lazily loaded when the pointer or the focus reaches the button. */
const MenuBody = lazy(() => import('./ChatMenuBody.tsx').then((module) => ({ default: module.ChatMenuBody })))

/** Action menu of the conversation. A native popover: closes on Escape and on a press outside. */
export function ChatMenu() {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={toolMessages.menu}
        data-tooltip={toolMessages.menu}
        onPointerEnter={() => setIsWanted(true)}
        onClick={() => setIsWanted(true)}
        className="target grid shrink-0 place-items-center rounded-control text-text-2 [anchor-name:--chat-menu] hover:bg-text/8 hover:text-text"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="inset-auto inset-e-4 inset-bs-28 m-0 w-60 rounded-panel border border-hairline bg-surface p-2 text-text shadow-float [position-anchor:--chat-menu] open:animate-rise supports-[anchor-name:--a]:inset-e-[anchor(end)] supports-[anchor-name:--a]:inset-bs-[calc(anchor(end)+0.25rem)]"
      >
        {isWanted && (
          <PanelBoundary>
            <Suspense>
              <MenuBody onFollow={() => menu.current?.hidePopover()} />
            </Suspense>
          </PanelBoundary>
        )}
      </div>
    </>
  )
}
