import { useSession } from '@dragoman/hooks/session'
import { IconButton } from '@dragoman/ui/IconButton'
import { Sidebar as SidebarFrame, SidebarAction, SidebarLink, SidebarSection } from '@dragoman/ui/Sidebar'
import { createLink, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../i18n/t.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Link } from '../shell/links.ts'
import { Logo } from './Logo.tsx'
import { activePath, navEntries, navSections, type NavEntry, type NavSection } from '../shell/navigation.ts'
import styles from './shell.module.css'
import { ThemeButton } from './ThemeButton.tsx'

const NavLink = createLink(SidebarLink)
const NavAction = createLink(SidebarAction)

/** The main navigation: the routes that have a place in it and that the person may see. */
export function Sidebar({ isNarrow, toggle }: { isNarrow: boolean; toggle: ReactNode }) {
  const { session } = useSession()
  const { routesById } = useRouter()
  const current = useLocation({ select: ({ pathname }) => pathname })
  const entries = navEntries(Object.values(routesById)).filter(({ requires }) => session.can(requires))
  const active = activePath(['/', ...entries.map(({ path }) => path)], current)
  return (
    <SidebarFrame
      label={t('shell.navigation')}
      logo={
        <Link to="/" variant="plain">
          <Logo isNarrow={isNarrow} />
        </Link>
      }
      footer={
        <div className={styles.footer} data-narrow={isNarrow || undefined}>
          <LanguageMenu button={(props) => <IconButton {...props} icon="globe" label={t('shell.language')} />} />
          <ThemeButton />
          {toggle}
        </div>
      }
    >
      <NavLink to="/" icon="home" isCurrent={active === '/'}>
        {t('shell.home')}
      </NavLink>
      {(Object.keys(navSections) as NavSection[]).map((section) => {
        const own = entries.filter(({ place }) => place.section === section)
        return own.length > 0 && <Section key={section} section={section} entries={own} active={active} />
      })}
    </SidebarFrame>
  )
}

function Section({
  section,
  entries,
  active,
}: {
  section: NavSection
  entries: NavEntry[]
  active: string | undefined
}) {
  const hasCurrent = entries.some(({ path }) => path === active)
  return (
    <SidebarSection
      label={t(`shell.section.${section}`)}
      icon={navSections[section]}
      hasCurrent={hasCurrent}
      defaultExpanded={hasCurrent || section !== 'settings'}
    >
      {entries.map(({ path, place }) => {
        // What creates stands beside its list, as long as the person sees the list.
        if (entries.some((list) => path === createPath(list))) return null
        const create = entries.find((entry) => entry.path === createPath({ path }))
        return (
          <NavLink
            key={path}
            to={path}
            isCurrent={path === active || (create !== undefined && create.path === active)}
            action={create && <NavAction to={create.path} icon="plus" label={t(create.place.label)} />}
          >
            {t(place.label)}
          </NavLink>
        )
      })}
    </SidebarSection>
  )
}

const createPath = ({ path }: Pick<NavEntry, 'path'>): string => `${path}/create`
