import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ThirdPartyDetail } from '@dragoman/sdk/operations/thirdParties'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { Icon } from '@dragoman/ui/Icon'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { Row } from '@dragoman/ui/Page'
import { useMutation } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { TwoLines } from '../../display/NarrowTable.tsx'
import { toolIcon } from '../../display/tool-icon.ts'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { formatDate, formatList } from '../../i18n/format.ts'
import { enumWord, t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

const rowId = ({ id }: ThirdPartyDetail) => id

export interface ThirdPartyTableProps {
  tools: readonly ThirdPartyDetail[]
  empty: ReactNode
  onEdit: (id: string) => void
}

/** The tools of the account, as administrators see them. */
export function ThirdPartyTable({ tools, empty, onEdit }: ThirdPartyTableProps) {
  const columns = useMemo(toolColumns, [])
  const remove = useMutation({ ...mutation(api.thirdParties.remove), meta: { showsErrors: true } })
  const askRemove = ({ id, name }: ThirdPartyDetail) =>
    confirmDelete({
      title: t('thirdParties.deleteTitle', { name }),
      text: t('thirdParties.deleteText'),
      run: async () => {
        await remove.mutateAsync({ path: { id } })
        showToast({ tone: 'success', title: t('thirdParties.deleted', { name }) })
      },
    })
  return (
    <DataTable
      label={t('thirdParties.title')}
      columns={columns}
      rows={tools}
      rowId={rowId}
      empty={empty}
      card={(tool) => (
        <>
          <ToolName tool={tool} />
          <span>{openedBy(tool)}</span>
        </>
      )}
      rowActions={{
        cell: (tool) => (
          <MoreMenu label={t('thirdParties.menu', { name: tool.name })} size="small">
            <MenuItem icon="edit" onAction={() => onEdit(tool.id)}>
              {t('thirdParties.edit')}
            </MenuItem>
            <MenuItem icon="trash" tone="danger" onAction={() => askRemove(tool)}>
              {t('shell.delete')}
            </MenuItem>
          </MoreMenu>
        ),
      }}
    />
  )
}

const ToolName = ({ tool: { icon, name } }: { tool: ThirdPartyDetail }) => (
  <Row>
    <Icon name={toolIcon(icon)} />
    <bdi>{name}</bdi>
  </Row>
)

const openedBy = ({ roles }: ThirdPartyDetail) =>
  roles.length === 0 ? t('thirdParties.everyone') : formatList(roles.map((role) => enumWord('role', role)))

const toolColumns = (): Column<ThirdPartyDetail>[] => [
  { id: 'name', header: t('thirdParties.name'), minWidth: 180, cell: (tool) => <ToolName tool={tool} /> },
  {
    id: 'thirdParty',
    header: t('thirdParties.provider'),
    minWidth: 160,
    cell: ({ thirdParty }) => <bdi>{thirdParty}</bdi>,
  },
  { id: 'roles', header: t('thirdParties.roles'), minWidth: 200, cell: openedBy },
  {
    id: 'changed',
    header: t('thirdParties.changed'),
    minWidth: 160,
    cell: ({ changedAt, changedBy }) =>
      changedBy ? (
        <TwoLines below={<bdi>{changedBy.name}</bdi>}>{formatDate(changedAt)}</TwoLines>
      ) : (
        formatDate(changedAt)
      ),
  },
]
