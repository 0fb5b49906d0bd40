import type { PermissionGroup } from '@dragoman/sdk/operations/permissionGroups'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { useMemo, type ReactNode } from 'react'
import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'

const rowId = ({ uuid }: PermissionGroup) => uuid

/** The account's groups; `create` makes the first one. */
export function GroupTable({ groups, create }: { groups: readonly PermissionGroup[]; create: ReactNode }) {
  const columns = useMemo(groupColumns, [])
  return (
    <DataTable
      label={t('groups.title')}
      columns={columns}
      rows={groups}
      rowId={rowId}
      empty={
        <EmptyState kind="first-use" icon="users" title={t('groups.none')} action={create}>
          {t('groups.noneText')}
        </EmptyState>
      }
    />
  )
}

const groupColumns = (): Column<PermissionGroup>[] => [
  {
    id: 'name',
    header: t('groups.name'),
    minWidth: 240,
    cell: ({ uuid, name }) => (
      <Link to="/users/groups/$id" params={{ id: uuid }} variant="plain">
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { id: 'code', header: t('groups.code'), width: 160, cell: ({ code }) => <bdi>{code}</bdi> },
]
