import { AppShell } from '../src/AppShell.tsx'
import { Avatar } from '../src/Avatar.tsx'
import { IconButton } from '../src/IconButton.tsx'
import { Banner } from '../src/InlineAlert.tsx'
import { SearchField } from '../src/SearchField.tsx'
import { Sidebar, SidebarHeading, SidebarLink, SidebarSection } from '../src/Sidebar.tsx'
import { CountBadge } from '../src/StatusBadge.tsx'
import { TopProgress } from '../src/TopProgress.tsx'
import { PartsSection } from './PartsSection.tsx'

const query = new URLSearchParams(location.search)

export function ShellSection() {
  return (
    <AppShell
      isSidebarNarrow={query.has('narrow')}
      labels={{
        skip: 'Skip to content',
        openMenu: 'Open menu',
        closeMenu: 'Close menu',
        menu: 'Menu',
        banners: 'Announcements',
      }}
      banners={
        query.has('banner') && (
          <Banner tone="warning" dismiss={{ label: 'Dismiss', onDismiss: () => {} }}>
            Scheduled maintenance tonight from 22:00 UTC.
          </Banner>
        )
      }
      topBar={
        <>
          <div style={{ inlineSize: 320, minInlineSize: 0 }}>
            <SearchField label="Search everything" clearLabel="Clear" keyHint="/" />
          </div>
          <div style={{ marginInlineStart: 'auto', display: 'flex', gap: 8, alignItems: 'center' }}>
            <IconButton icon="comment" label="Notifications" />
            <Avatar name="Mara Lindqvist" size={24} />
          </div>
        </>
      }
      sidebar={
        <Sidebar
          label="Main"
          logo="Dragoman"
          narrowLogo="D"
          footer={{
            label: 'Language, theme, and help',
            buttons: (
              <>
                <IconButton icon="globe" label="Language" />
                <IconButton icon="moon" label="Dark" />
              </>
            ),
            end: <IconButton icon="help" label="Help" />,
          }}
        >
          <SidebarLink href="#" icon="home">
            Home
          </SidebarLink>
          <SidebarSection label="Projects" icon="folder" defaultExpanded hasCurrent>
            <SidebarLink href="#" isCurrent>
              Projects
            </SidebarLink>
            <SidebarLink href="#">New project</SidebarLink>
            <SidebarLink href="#" badge={<CountBadge>12</CountBadge>}>
              Tasks
            </SidebarLink>
          </SidebarSection>
          <SidebarSection label="Organizations" icon="building">
            <SidebarLink href="#">Organizations</SidebarLink>
          </SidebarSection>
          <SidebarSection label="People" icon="users">
            <SidebarLink href="#">Users</SidebarLink>
          </SidebarSection>
          <SidebarSection label="Finance" icon="wallet">
            <SidebarLink href="#">Payables</SidebarLink>
          </SidebarSection>
          <SidebarSection label="Context" icon="database">
            <SidebarLink href="#">Memories</SidebarLink>
          </SidebarSection>
          <SidebarLink href="#" icon="quality">
            Quality
          </SidebarLink>
          <SidebarHeading>Account</SidebarHeading>
          <SidebarLink href="#" icon="settings">
            Settings
          </SidebarLink>
        </Sidebar>
      }
    >
      <TopProgress isLoading={query.has('loading')} label="Loading" />
      <PartsSection />
    </AppShell>
  )
}
