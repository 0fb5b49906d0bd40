import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { RemoveScheme } from '../../../../../features/rates/schemes/RemoveScheme.tsx'
import { SchemeDetail } from '../../../../../features/rates/schemes/SchemeDetail.tsx'
import { SettingsPageFrame } from '../../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../../i18n/t.ts'
import { load } from '../../../../../load.ts'
import { Link } from '../../../../../ground/links.ts'
import { usePageName } from '../../../../../ground/page-name.ts'

const list = '/settings/system-settings/net-rate-settings'
const schemeQuery = (netRateUuid: string) => query(api.netRateSettings.get, { path: { netRateUuid } })

export const Route = createFileRoute('/_app/settings/system-settings/net-rate-settings/$id')({
  staticData: { title: 'settings.netRates', areas: ['rates'], requires: ['ROLE_SYSADMIN'], refusedTo: '/settings' },
  loader: (args) => load(args, schemeQuery(args.params.id)),
  component: SchemePage,
})

function SchemePage() {
  const { data: scheme } = useSuspenseQuery(schemeQuery(Route.useParams().id))
  const navigate = Route.useNavigate()
  usePageName(scheme.name)
  return (
    <SettingsPageFrame
      title={scheme.name}
      status={scheme.isDefault && <Badge tone="info">{t('rates.default')}</Badge>}
      parents={[
        <Link key="list" to={list}>
          {t('settings.netRates')}
        </Link>,
      ]}
      actions={<RemoveScheme scheme={scheme} onRemoved={() => void navigate({ to: list })} />}
    >
      <SchemeDetail netRateUuid={scheme.uuid} />
    </SettingsPageFrame>
  )
}
