import { lazy, Suspense, useState, type ReactNode } from 'react'
import styles from './AppShell.module.css'
import { IconButton } from './IconButton.tsx'
import { SidebarContext } from './sidebar-context.ts'
import { SideRoom } from './side-room.ts'
import { SkipLink } from './SkipLink.tsx'
import { useMediaQuery } from './use-media-query.ts'

// Loaded when it is opened: most windows are wide enough without it.
const Drawer = lazy(async () => ({ default: (await import('./Drawer.tsx')).Drawer }))

export interface AppShellProps {
  /** A `Sidebar`. Below 768 px it moves into a drawer. */
  sidebar: ReactNode
  /** The content of the top bar: search, user menu. */
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
export function AppShell({
  sidebar,
  topBar,
  banners,
  children,
  isSidebarNarrow = false,
  location,
  labels,
}: AppShellProps) {
  const isSmall = useMediaQuery('(width < 768px)')
  const isNarrow = isSidebarNarrow && !isSmall
  const [room, setRoom] = useState<HTMLElement | null>(null)
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
            <DrawerButton key={location} labels={labels}>
              {sidebar}
            </DrawerButton>
          )}
          {topBar}
        </header>
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <SideRoom value={room}>{children}</SideRoom>
        </main>
        <div ref={setRoom} className={styles.side} />
      </div>
    </SidebarContext>
  )
}

function DrawerButton({ children, labels }: { children: ReactNode; labels: AppShellProps['labels'] }) {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  return (
    <>
      <IconButton
        icon="menu"
        label={labels.openMenu}
        onPress={() => {
          setWanted(true)
          setOpen(true)
        }}
      />
      {isWanted && (
        <Suspense>
          <Drawer label={labels.menu} closeLabel={labels.closeMenu} isOpen={isOpen} onOpenChange={setOpen}>
            <SidebarContext value={{ isNarrow: false, onFollow: () => setOpen(false) }}>{children}</SidebarContext>
          </Drawer>
        </Suspense>
      )}
    </>
  )
}
