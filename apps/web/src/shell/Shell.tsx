import { AppShell } from '@dragoman/ui/AppShell'
import { IconButton } from '@dragoman/ui/IconButton'
import { useMediaQuery } from '@dragoman/ui/use-media-query'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { t } from '../i18n/t.ts'
import { region } from '../lazy.tsx'
import { listenEarly } from '../ground/early-keys.ts'
import type { GlobalKeysProps, KeyWindow } from './GlobalKeys.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useVersionWatch } from './use-version-watch.ts'

// It comes with the first key that is pressed, or before.
const GlobalKeys = region(
  () => import('./GlobalKeys.tsx'),
  'GlobalKeys',
  () => null,
)

interface ShellProps {
  children: ReactNode
  banners?: ReactNode
  /** The parts that come a moment later: the notifications of the top bar, and the end of the sidebar. */
  bell?: ReactNode
  end?: ReactNode
  /** The command palette; none where the page isn't a page of the app. */
  palette?: GlobalKeysProps['palette']
  /** The search of the top bar, and that of the drawer. */
  search?: { topBar: ReactNode; drawer: ReactNode }
}

/** The frame of every page of someone who is signed in. Below 992 px the sidebar starts narrow, below 768 it is a drawer. */
export function Shell({ children, banners, bell, end, palette, search }: ShellProps) {
  useVersionWatch()
  const isMedium = useMediaQuery('(width < 992px)')
  const isSmall = useMediaQuery('(width < 768px)')
  const [keyWindow, setKeyWindow] = useState<KeyWindow>()
  const [hasKey, setHasKey] = useState(false)
  useEffect(() => listenEarly(() => setHasKey(true)), [])
  const [isTurned, setTurned] = useState(false)
  const location = useLocation({ select: ({ pathname }) => pathname })
  const onOpenPalette = palette && (() => setKeyWindow('palette'))
  const isNarrow = !isSmall && isMedium !== isTurned
  return (
    <AppShell
      isSidebarNarrow={isNarrow}
      location={location}
      sidebar={
        <Sidebar
          isNarrow={isNarrow}
          search={isSmall && search?.drawer}
          end={end}
          help={{ onShowKeys: () => setKeyWindow('keys'), onOpenPalette }}
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
      topBar={<TopBar search={!isSmall && search?.topBar} bell={bell} onOpenPalette={onOpenPalette} />}
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
      {(hasKey || keyWindow) && (
        <Suspense>
          <GlobalKeys open={keyWindow} onOpenChange={setKeyWindow} palette={palette} />
        </Suspense>
      )}
    </AppShell>
  )
}
