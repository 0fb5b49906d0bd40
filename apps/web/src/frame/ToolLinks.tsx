import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ThirdParty } from '@dragoman/sdk/operations/thirdParties'
import { SidebarButton, SidebarHeading } from '@dragoman/ui/Sidebar'
import { useMutation, useQuery } from '@tanstack/react-query'
import { toolIcon } from '../display/tool-icon.ts'
import { t } from '../i18n/t.ts'

/** The tools of other providers that the person can open; nothing where there are none. */
export function ToolLinks() {
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
