import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Contract } from '@dragoman/sdk/operations/contracts'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { useMutation } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

const rowId = ({ uuid }: Contract) => uuid

export interface ContractTableProps {
  contracts: readonly Contract[]
  empty: ReactNode
  onPublish: (id: string) => void
  onAcceptances: (id: string) => void
}

/** The contracts that people of the account have to accept. */
export function ContractTable({ contracts, empty, onPublish, onAcceptances }: ContractTableProps) {
  const columns = useMemo(contractColumns, [])
  const remove = useMutation({ ...mutation(api.contracts.remove), meta: { showsErrors: true } })
  const askWithdraw = ({ uuid, name }: Contract) =>
    confirmDelete({
      title: t('contracts.withdrawTitle', { name }),
      text: t('contracts.withdrawText'),
      verb: t('contracts.withdraw'),
      run: async () => {
        await remove.mutateAsync({ path: { id: uuid } })
        showToast({ tone: 'success', title: t('contracts.withdrawn', { name }) })
      },
    })
  return (
    <DataTable
      label={t('contracts.title')}
      columns={columns}
      rows={contracts}
      rowId={rowId}
      empty={empty}
      rowActions={{
        cell: (contract) => (
          <MoreMenu label={t('contracts.menu', { name: contract.name })} size="small">
            <MenuItem icon="edit" onAction={() => onPublish(contract.uuid)}>
              {t('contracts.newVersion')}
            </MenuItem>
            <MenuItem icon="users" onAction={() => onAcceptances(contract.uuid)}>
              {t('contracts.acceptances')}
            </MenuItem>
            <MenuItem icon="trash" tone="danger" onAction={() => askWithdraw(contract)}>
              {t('contracts.withdraw')}
            </MenuItem>
          </MoreMenu>
        ),
      }}
    />
  )
}

const contractColumns = (): Column<Contract>[] => [
  { id: 'name', header: t('contracts.name'), minWidth: 200, cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'version', header: t('contracts.version'), minWidth: 90, cell: ({ version }) => formatNumber(version) },
  {
    id: 'createdAt',
    header: t('contracts.publishedAt'),
    minWidth: 160,
    cell: ({ createdAt }) => <Moment value={createdAt} />,
  },
]
