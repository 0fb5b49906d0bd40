import { useCan } from '@dragoman/hooks/permissions'
import type { ConnectorDescriptor } from '@dragoman/sdk/connector-kinds'
import type { ConnectorGroup } from '@dragoman/sdk/operations/connectors'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Row } from '@dragoman/ui/Page'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, LinkButton } from '../../../ground/links.ts'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { groupsQuery } from '../connector-queries.ts'

const rowId = ({ uuid }: ConnectorGroup) => uuid

/** The groups of connections of a kind. */
export function Groups({ kind }: { kind: ConnectorDescriptor }) {
  const { data } = useQuery(groupsQuery(kind.kind))
  const columns = useMemo(() => groupColumns(kind.path), [kind.path])
  const mayCreate = useCan(requirements['connectors.createGroup'])
  const create = mayCreate && (
    <LinkButton icon="plus" to="/connectors/$kind/config-group/{-$id}" params={{ kind: kind.path, id: 'create' }}>
      {t('connectors.newGroup')}
    </LinkButton>
  )
  return (
    <Card isFlush>
      <DataTable
        label={t('connectors.groups')}
        columns={columns}
        rows={data}
        rowId={rowId}
        isFitting
        isEmbedded
        empty={
          <EmptyState kind="first-use" icon="plug" title={t('connectors.noGroups')} action={create}>
            {t('connectors.groupsText')}
          </EmptyState>
        }
        footer={create && <Row justify="end">{create}</Row>}
      />
    </Card>
  )
}

const groupColumns = (path: string): Column<ConnectorGroup>[] => [
  {
    id: 'name',
    header: t('connectors.name'),
    isRowHeader: true,
    cell: ({ uuid, name }) => (
      <Link to="/connectors/$kind/config-group/{-$id}" params={{ kind: path, id: uuid }}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    id: 'configs',
    header: t('connectors.connections'),
    isFlexible: true,
    isContent: true,
    cell: ({ configs }) => formatList(configs.map(({ name }) => name)),
  },
]
