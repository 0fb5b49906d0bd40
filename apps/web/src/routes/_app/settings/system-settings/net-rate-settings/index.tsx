import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SchemeTable } from '../../../../../features/rates/schemes/SchemeTable.tsx'
import { SettingsPageFrame } from '../../../../../features/settings/SettingsPageFrame.tsx'
import { t } from '../../../../../i18n/t.ts'
import { load } from '../../../../../load.ts'
import { LinkButton } from '../../../../../ground/links.ts'

const schemesQuery = () => query(api.netRateSettings.listAccount)

export const Route = createFileRoute('/_app/settings/system-settings/net-rate-settings/')({
  staticData: { title: 'settings.netRates', areas: ['rates'], requires: ['ROLE_SYSADMIN'], refusedTo: '/settings' },
  loader: (args) => load(args, schemesQuery()),
  component: SystemSchemesPage,
})

function SystemSchemesPage() {
  const { data: schemes } = useSuspenseQuery(schemesQuery())
  return (
    <SettingsPageFrame
      title={t('settings.netRates')}
      description={t('settings.systemNetRates.text')}
      actions={
        <LinkButton to="/settings/system-settings/net-rate-settings/create" variant="primary" icon="plus">
          {t('rates.newScheme')}
        </LinkButton>
      }
    >
      <SchemeTable schemes={schemes.filter(({ isSystem }) => isSystem)} />
    </SettingsPageFrame>
  )
}
