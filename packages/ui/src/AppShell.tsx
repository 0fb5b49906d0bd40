import { useState, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './AppShell.module.css'
import { IconButton } from './IconButton.tsx'
import { SidebarContext } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { useMediaQuery } from './use-media-query.ts'

export interface AppShellProps {
  /** A `Sidebar`. Below 768 px it moves into a drawer. */
  sidebar: ReactNode
  /** What stands in the top bar: search, user menu. */
  topBar: ReactNode
  /** `Banner`s above everything. */
  banners?: ReactNode
  children: ReactNode
  /** 66 px with icons instead of 250 px. */
  isSidebarNarrow?: boolean
  /** Changes with each navigation: the drawer closes. */
  location?: string
  /** `banners` names their region; needed with banners only. */
  labels: { skip: string; openMenu: string; closeMenu: string; menu: string; banners?: string }
}

export const mainId = 'main'

/** The frame of the signed-in app: sidebar, top bar, and the scrolling main area. */
export function AppShell({ sidebar, topBar, banners, children, isSidebarNarrow = false, location, labels }: AppShellProps) {
  const isSmall = useMediaQuery('(width < 768px)')
  const isNarrow = isSidebarNarrow && !isSmall
  return (
    <SidebarContext value={{ isNarrow }}>
      <div className={styles.shell} data-narrow={isNarrow || undefined}>
        <SkipLink target={mainId}>{labels.skip}</SkipLink>
        {banners && (
          <section aria-label={labels.banners} className={styles.banners}>
            {banners}
          </section>
        )}
        {!isSmall && <div className={styles.sidebar}>{sidebar}</div>}
        <header className={styles.topBar}>
          {isSmall && (
            <Drawer key={location} labels={labels}>
              {sidebar}
            </Drawer>
          )}
          {topBar}
        </header>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </SidebarContext>
  )
}

function Drawer({ children, labels }: { children: ReactNode; labels: AppShellProps['labels'] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="menu" label={labels.openMenu} onPress={() => setOpen(true)} />
      <ModalOverlay isOpen={isOpen} onOpenChange={setOpen} isDismissable className={styles.backdrop!}>
        <Modal className={styles.drawer!}>
          <Dialog aria-label={labels.menu} className={styles.drawerBody!}>
            <div className={styles.close}>
              <IconButton icon="x" label={labels.closeMenu} onPress={() => setOpen(false)} />
            </div>
            <SidebarContext value={{ isNarrow: false, onFollow: () => setOpen(false) }}>{children}</SidebarContext>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  )
}
