import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ThirdParty } from '@dragoman/sdk/operations/thirdParties'
import { SidebarButton, SidebarHeading } from '@dragoman/ui/Sidebar'
import { useMutation } from '@tanstack/react-query'
import { toolIcon } from '../display/tool-icon.ts'
import { t } from '../i18n/t.ts'

/** Tools under their heading; each opens in a tab of its own. */
export function ToolList({ tools }: { tools: readonly ThirdParty[] }) {
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
