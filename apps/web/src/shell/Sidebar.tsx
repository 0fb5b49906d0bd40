import { useSession } from '@dragoman/hooks/session'
import { Icon, type IconName } from '@dragoman/ui/Icon'
import { IconButton } from '@dragoman/ui/IconButton'
import { Sidebar as SidebarFrame, SidebarAction, SidebarLink, SidebarSection } from '@dragoman/ui/Sidebar'
import { createLink, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../i18n/t.ts'
import { HelpMenu, type HelpMenuProps } from './HelpMenu.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Link } from '../ground/links.ts'
import { Logo } from './Logo.tsx'
import { activePath, navSections, seenEntries, type NavEntry, type NavSection } from '../ground/navigation.ts'
import { ThemeButton } from './ThemeButton.tsx'
import { useOpenSections } from './use-open-sections.ts'

const NavLink = createLink(SidebarLink)
const NavAction = createLink(SidebarAction)

export interface SidebarProps {
  isNarrow: boolean
  toggle: ReactNode
  /** In a small window, where the top bar has no room for it (rule shell.docs). */
  search: ReactNode
  /** The part that comes a moment later. */
  end: ReactNode
  help: HelpMenuProps
}

/** The main navigation: the routes that have a place in it and that the person may see. */
export function Sidebar({ isNarrow, toggle, search, end, help }: SidebarProps) {
  const { snapshot } = useSession()
  const { routesById } = useRouter()
  const current = useLocation({ select: ({ pathname }) => pathname })
  const entries = seenEntries(Object.values(routesById), snapshot.subject)
  const active = activePath(['/', ...entries.map(({ path }) => path)], current)
  const present = entries.find(({ path }) => path === active)?.place.section
  const sections = useOpenSections(present)
  return (
    <SidebarFrame
      label={t('shell.navigation')}
      logo={
        <Link to="/" variant="plain">
          <Logo isNarrow={isNarrow} brand={snapshot.subject?.brand} />
        </Link>
      }
      footer={{
        label: t('shell.footer'),
        buttons: (
          <>
            <LanguageMenu button={(props) => <IconButton {...props} icon="globe" label={t('shell.language')} />} />
            <ThemeButton />
            {toggle}
          </>
        ),
        end: <HelpMenu {...help} />,
      }}
    >
      {search && <li>{search}</li>}
      <NavLink to="/" icon="home" isCurrent={active === '/'}>
        {t('shell.home')}
      </NavLink>
      {(Object.keys(navSections) as NavSection[]).map((section) => {
        const own = entries.filter(({ place }) => place.section === section)
        const listed = own.filter(({ path }) => !own.some((list) => path === createPath(list)))
        const links = (icon?: IconName) =>
          listed.map((entry) => (
            <Entry
              key={entry.path}
              entry={entry}
              create={own.find(({ path }) => path === createPath(entry))}
              active={active}
              icon={icon}
            />
          ))
        if (listed.length < 2) return links(navSections[section])
        return (
          <SidebarSection
            key={section}
            label={t(`shell.section.${section}`)}
            icon={navSections[section]}
            hasCurrent={section === present}
            isExpanded={sections.isOpen(section)}
            onExpandedChange={(isOpen) => sections.change(section, isOpen)}
          >
            {links()}
          </SidebarSection>
        )
      })}
      {end}
    </SidebarFrame>
  )
}

interface EntryProps {
  entry: NavEntry
  /** The entry that adds to its list: it stands beside it, as long as the person sees the list. */
  create: NavEntry | undefined
  active: string | undefined
  icon: IconName | undefined
}

function Entry({ entry: { path, place }, create, active, icon }: EntryProps) {
  return (
    <NavLink
      to={path}
      icon={icon}
      isCurrent={path === active || (create !== undefined && create.path === active)}
      {...(place.isApart && { target: '_blank', rel: 'noopener', badge: <Icon name="external" /> })}
      action={create && <NavAction to={create.path} icon="plus" label={t(create.place.label)} />}
    >
      {t(place.label)}
    </NavLink>
  )
}

const createPath = ({ path }: Pick<NavEntry, 'path'>): string => `${path}/create`
