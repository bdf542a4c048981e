import { openPalette } from '../../client/commands/overlays-store.ts'
import { SIDEBAR } from '../../kit/ui/measures.ts'
import { Sheet } from '../../kit/ui/Sheet.tsx'
import { GoToButton } from '../GoToButton.tsx'
import type { Who } from '../views/who.ts'
import { sidebarMessages } from './messages.en.ts'
import { SidebarContents } from './SidebarContents.tsx'
import { closeDrawer } from './sidebar-store.ts'

function DrawerSearch() {
  function handleOpen() {
    closeDrawer()
    openPalette()
  }
  return (
    <div className="px-3 pt-3">
      <GoToButton onOpen={handleOpen} />
    </div>
  )
}

type DrawerProps = { isOpen: boolean; who: Who; onLeave: () => void }

/** The sidebar in a narrow window. */
export function Drawer({ isOpen, who, onLeave }: DrawerProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={closeDrawer}
      title={sidebarMessages.menu}
      side="start"
      width={SIDEBAR.drawerWidth}
      isFlush
    >
      <SidebarContents
        who={who}
        onLeave={onLeave}
        isCollapsed={false}
        head={who.kind !== 'visitor' && <DrawerSearch />}
      />
    </Sheet>
  )
}
