import { AppShell } from '@dragoman/ui/AppShell'
import { IconButton } from '@dragoman/ui/IconButton'
import { useMediaQuery } from '@dragoman/ui/use-media-query'
import { useLocation } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { t } from '../i18n/t.ts'
import { GlobalKeys } from './GlobalKeys.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useVersionWatch } from './use-version-watch.ts'

interface ShellProps {
  children: ReactNode
  banners?: ReactNode
  /** The search of the top bar, and that of the drawer. */
  search?: { topBar: ReactNode; drawer: ReactNode }
}

/** The frame of every page of somebody who is signed in. Below 992 px the sidebar starts narrow, below 768 it is a drawer. */
export function Shell({ children, banners, search }: ShellProps) {
  useVersionWatch()
  const isMedium = useMediaQuery('(width < 992px)')
  const isSmall = useMediaQuery('(width < 768px)')
  const [showsKeys, setShowsKeys] = useState(false)
  const [isTurned, setTurned] = useState(false)
  const location = useLocation({ select: ({ pathname }) => pathname })
  const isNarrow = !isSmall && isMedium !== isTurned
  return (
    <AppShell
      isSidebarNarrow={isNarrow}
      location={location}
      sidebar={
        <Sidebar
          isNarrow={isNarrow}
          search={isSmall && search?.drawer}
          onShowKeys={() => setShowsKeys(true)}
          toggle={
            !isSmall && (
              <IconButton
                icon="sidebar"
                isDirectional
                label={isNarrow ? t('shell.widenSidebar') : t('shell.narrowSidebar')}
                onPress={() => setTurned(!isTurned)}
              />
            )
          }
        />
      }
      topBar={<TopBar search={!isSmall && search?.topBar} />}
      banners={banners}
      labels={{
        skip: t('shell.skip'),
        openMenu: t('shell.openMenu'),
        closeMenu: t('shell.closeMenu'),
        menu: t('shell.navigation'),
        banners: t('shell.banners'),
      }}
    >
      {children}
      <GlobalKeys isOpen={showsKeys} onOpenChange={setShowsKeys} />
    </AppShell>
  )
}
