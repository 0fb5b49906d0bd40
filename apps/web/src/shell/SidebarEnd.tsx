import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ThirdParty } from '@dragoman/sdk/operations/thirdParties'
import { SidebarButton, SidebarHeading, SidebarLink } from '@dragoman/ui/Sidebar'
import { useMediaQuery } from '@dragoman/ui/use-media-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { createLink, useLocation } from '@tanstack/react-router'
import { toolIcon } from '../display/tool-icon.ts'
import { t } from '../i18n/t.ts'

const NavLink = createLink(SidebarLink)

/**
 * The part of the sidebar that comes a moment later: in a small window the notifications (rule shell.docs), and tools.
 */
export function SidebarEnd() {
  const isSmall = useMediaQuery('(width < 768px)')
  const isCurrent = useLocation({ select: ({ pathname }) => pathname === '/notifications' })
  return (
    <>
      {isSmall && (
        <NavLink to="/notifications" icon="bell" isCurrent={isCurrent}>
          {t('shell.notifications')}
        </NavLink>
      )}
      <ToolList />
    </>
  )
}

/** The tools of other providers that the person can open, each in a tab of its own; nothing where there are none. */
function ToolList() {
  // The navigation is whole without them.
  const { data: tools } = useQuery({ ...query(api.thirdParties.listOwn), meta: { showsErrors: true } })
  if (!tools || tools.length === 0) return null
  return (
    <>
      <SidebarHeading>{t('shell.tools')}</SidebarHeading>
      {tools.map((tool) => (
        <ToolLink key={tool.id} tool={tool} />
      ))}
    </>
  )
}

function ToolLink({ tool: { id, name, icon } }: { tool: ThirdParty }) {
  const redirect = useMutation(mutation(api.thirdParties.redirect))
  const open = async () => {
    // At once: a window that opens only after an answer counts as a pop-up.
    const tab = window.open('', '_blank')
    try {
      const { redirectUrl } = await redirect.mutateAsync({ path: { id } })
      if (!tab) return location.assign(redirectUrl)
      // The tool must not reach back to this page.
      tab.opener = null
      tab.location.replace(redirectUrl)
    } catch {
      tab?.close()
    }
  }
  return (
    <SidebarButton icon={toolIcon(icon)} isPending={redirect.isPending} onPress={() => void open()}>
      <bdi>{name}</bdi>
    </SidebarButton>
  )
}
