import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { StartPages } from '../../../features/accounts/StartPages.tsx'
import { portalSettingsQuery, portalUnitsQuery } from '../../../features/portal/portal-query.ts'
import { PortalSettings } from '../../../features/portal/settings/PortalSettings.tsx'
import { t } from '../../../i18n/t.ts'
import { accountOf, load } from '../../../load.ts'
import { LinkButton } from '../../../ground/links.ts'

const entryPointsQuery = (accountUUID: string) => query(api.accounts.listEntryPoints, { path: { accountUUID } })

export const Route = createFileRoute('/_app/tools/portal')({
  staticData: {
    title: 'shell.nav.portal',
    areas: ['accounts', 'portal'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    nav: { section: 'tools', label: 'shell.nav.portal', order: 1 },
  },
  loader: (args) =>
    Promise.all([
      load(args, entryPointsQuery(accountOf(args))),
      load(args, portalSettingsQuery()),
      load(args, portalUnitsQuery()),
    ]),
  component: PortalTool,
})

/** The settings of the portal for administrators; for everyone else, the portal itself opens. */
function PortalTool() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data: roles } = useSuspenseQuery(entryPointsQuery(accountUuid))
  const { data: settings } = useSuspenseQuery(portalSettingsQuery())
  return (
    <Page>
      <PageHeader
        title={t('shell.nav.portal')}
        description={t('accounts.portal.text')}
        actions={
          <LinkButton to="/portal" target="_blank" rel="noopener" variant="primary" iconEnd="external">
            {t('accounts.portal.open')}
          </LinkButton>
        }
      />
      <PageBody>
        <PortalSettings settings={settings} />
        <StartPages accountUUID={accountUuid} roles={roles} />
      </PageBody>
    </Page>
  )
}
