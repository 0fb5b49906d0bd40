import { useCan } from '@dragoman/hooks/permissions'
import type { ConnectorConfig } from '@dragoman/sdk/operations/connectors'
import { requirements } from '@dragoman/sdk/requirements'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { Badge } from '@dragoman/ui/StatusBadge'
import { TabLinks } from '@dragoman/ui/TabLinks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { TabLink } from '../../ground/links.ts'
import { usePageName } from '../../ground/page-name.ts'
import { t } from '../../i18n/t.ts'
import { useList } from '../../list/use-list.ts'
import { configPlace } from './connector-places.ts'
import { configQuery } from './connector-queries.ts'
import { connectionTabs, type ConnectionAddress, type ConnectionTab } from './connector-search.ts'
import { stateTones } from './connector-words.ts'
import { useConnectionForm } from './form/use-connection-form.ts'
import { RunList } from './run/RunList.tsx'
import { RunView } from './run/RunView.tsx'
import { Setup } from './setup/Setup.tsx'
import { ConnectionActions } from './connection/ConnectionActions.tsx'
import { ConnectionPath } from './ConnectionPath.tsx'
import { Items } from './connection/Items.tsx'
import { Languages } from './connection/Languages.tsx'
import { Overview } from './connection/Overview.tsx'
import { Settings } from './connection/Settings.tsx'

interface ConnectionPageProps {
  uuid: string
  address: ConnectionAddress
}

/** A connection: how it is doing, its content, languages, runs, and settings; or the steps that set it up. */
export function ConnectionPage({ uuid, address }: ConnectionPageProps) {
  const { data: config } = useSuspenseQuery(configQuery(uuid))
  usePageName(config.name)
  const mayChange = useCan(requirements['connectors.updateConfig'])
  const form = useConnectionForm(config)
  if (address.step && mayChange) return <Setup config={config} form={form} step={address.step} />
  const { tab = 'overview' } = address
  return (
    <Page>
      <PageHeader
        title={config.name}
        breadcrumbs={<ConnectionPath kind={config.kind} />}
        status={<Badge tone={stateTones[config.state]}>{t(`connectors.state.${config.state}`)}</Badge>}
        actions={<ConnectionActions config={config} />}
        tabs={<ConnectionTabs config={config} current={tab} />}
      />
      <PageBody>
        <Shown config={config} form={form} tab={tab} address={address} />
      </PageBody>
    </Page>
  )
}

function ConnectionTabs({ config, current }: { config: ConnectorConfig; current: ConnectionTab }) {
  const place = configPlace(config.kind, config.uuid)
  const mayChange = useCan(requirements['connectors.updateConfig'])
  return (
    <TabLinks label={config.name}>
      {connectionTabs
        .filter((tab) => tab !== 'settings' || mayChange)
        .map((tab) => (
          <TabLink key={tab} {...place} search={tab === 'overview' ? {} : { tab }} isCurrent={tab === current}>
            {t(`connectors.tab.${tab}`)}
          </TabLink>
        ))}
    </TabLinks>
  )
}

interface ShownProps {
  config: ConnectorConfig
  form: ReturnType<typeof useConnectionForm>
  tab: ConnectionTab
  address: ConnectionAddress
}

function Shown({ config, form, tab, address }: ShownProps) {
  const { set } = useList(address)
  switch (tab) {
    case 'overview':
      return <Overview config={config} />
    case 'items':
      return <Items config={config} address={address} />
    case 'languages':
      return <Languages config={config} form={form} />
    case 'runs':
      return address.run === undefined ? (
        <RunList of={{ configUuid: config.uuid }} address={address} />
      ) : (
        <RunView key={address.run} uuid={address.run} address={address} onChange={set} />
      )
    case 'settings':
      return <Settings form={form} />
  }
}
