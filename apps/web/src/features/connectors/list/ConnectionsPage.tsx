import { useCan } from '@dragoman/hooks/permissions'
import { connectorKinds, type ConnectorDescriptor } from '@dragoman/sdk/connector-kinds'
import { connectorFields } from '@dragoman/sdk/list-fields'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { requirements } from '@dragoman/sdk/requirements'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import { TabLinks } from '@dragoman/ui/TabLinks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { Link, LinkButton, TabLink } from '../../../ground/links.ts'
import { t } from '../../../i18n/t.ts'
import { useListState } from '../../../list/list-state.ts'
import { ListTable } from '../../../list/ListTable.tsx'
import { ListToolbar } from '../../../list/ListToolbar.tsx'
import type { QuerySpec } from '../../../list/query-spec.ts'
import { ViewsMenu } from '../../../list/ViewsMenu.tsx'
import { createHref } from '../connector-places.ts'
import { configsQuery } from '../connector-queries.ts'
import type { ConnectionsAddress } from '../connector-search.ts'
import { aboutKind } from '../connector-words.ts'
import { Groups } from '../groups/Groups.tsx'
import styles from '../connectors.module.css'
import { RunList } from '../run/RunList.tsx'
import { connectionCard, connectionColumns } from './connection-columns.tsx'

const spec: QuerySpec = {
  fields: connectorFields,
  vocabularies: {},
  names: { system: (code) => connectorKinds[code as ConnectorKind].name },
  sources: { unit: 'units' },
}

interface ConnectionsPageProps {
  address: ConnectionsAddress
  /** All kinds without one. */
  kind?: ConnectorDescriptor | undefined
}

/** The connections of a kind, or all; or their runs. */
export function ConnectionsPage({ address, kind }: ConnectionsPageProps) {
  const mayCreate = useCan(requirements['connectors.createConfig'])
  const create = mayCreate && (
    <LinkButton
      to={(kind ? createHref(kind.kind) : '/connectors/config/create') as '/connectors'}
      variant="primary"
      icon="plus"
    >
      {t('connectors.connect')}
    </LinkButton>
  )
  return (
    <Page isFilling>
      <PageHeader
        title={kind?.name ?? t('connectors.connections')}
        description={kind && aboutKind(kind)}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="all" to="/integrations">
                {t('connectors.integrations')}
              </Link>,
            ]}
          </Breadcrumbs>
        }
        actions={create}
        tabs={<ConnectionsTabs kind={kind} current={address.tab ?? 'connections'} />}
      />
      <PageBody>
        <div className={styles.underTabs} />
        {address.tab === 'runs' ? (
          <RunList of={kind ? { kind: kind.kind } : {}} address={address} />
        ) : address.tab === 'groups' && kind ? (
          <Groups kind={kind} />
        ) : (
          <Connections address={address} kind={kind} create={create} />
        )}
      </PageBody>
    </Page>
  )
}

interface TabsProps {
  kind: ConnectorDescriptor | undefined
  current: 'connections' | 'runs' | 'groups'
}

/** The lists of a kind, each with its address. */
function ConnectionsTabs({ kind, current }: TabsProps) {
  const home = (kind ? `/connectors/${kind.path}` : '/connectors') as '/connectors'
  const runs = kind?.pages.includes('sync')
    ? { to: `${home}/sync` as '/connectors' }
    : { to: home, search: { tab: 'runs' as const } }
  return (
    <TabLinks label={t('connectors.lists')}>
      <TabLink to={home} isCurrent={current === 'connections'}>
        {t('connectors.connections')}
      </TabLink>
      {kind?.pages.includes('config-group') && (
        <TabLink to={home} search={{ tab: 'groups' }} isCurrent={current === 'groups'}>
          {t('connectors.groups')}
        </TabLink>
      )}
      <TabLink {...runs} isCurrent={current === 'runs'}>
        {t('connectors.runs')}
      </TabLink>
      {kind?.pages.includes('request') && (
        <TabLink to={`${home}/request/create` as '/connectors'}>{t('requests.list')}</TabLink>
      )}
      {kind?.keepsExchanges && <TabLink to={`${home}/toolbox/ToolBox` as '/connectors'}>{t('toolbox.title')}</TabLink>}
    </TabLinks>
  )
}

function Connections({ address, kind, create }: ConnectionsPageProps & { create: ReactNode }) {
  const list = useListState(address)
  const columns = useMemo(() => connectionColumns(kind !== undefined), [kind])
  const asked = configsQuery(address, kind?.kind)
  const { data } = useQuery({ ...asked, placeholderData: keepPreviousData })
  return (
    <>
      <ListToolbar
        list={list}
        spec={spec}
        searchLabel={t('connectors.search')}
        count={data && t('connectors.count', { count: data.totalElements })}
        columns={columns}
        queryKey={asked.queryKey}
      >
        <ViewsMenu list={list} name="CONNECTORS" />
      </ListToolbar>
      <ListTable
        label={t('connectors.connections')}
        list={list}
        query={asked}
        columns={columns}
        card={connectionCard}
        empty={
          <EmptyState kind="first-use" icon="plug" title={t('connectors.none')} action={create}>
            {t('connectors.noneText')}
          </EmptyState>
        }
      />
    </>
  )
}
