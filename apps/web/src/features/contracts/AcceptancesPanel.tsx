import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Contract, ContractAcceptance } from '@dragoman/sdk/operations/contracts'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Pagination } from '@dragoman/ui/Pagination'
import { SearchField } from '@dragoman/ui/SearchField'
import { SidePanel } from '@dragoman/ui/SidePanel'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Moment } from '../../display/Moment.tsx'
import { errorText } from '../../errors/error-text.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'

const pageSize = 50
const rowId = ({ user, version }: ContractAcceptance) => `${user.uuid} ${version}`

/** The people who accepted a contract, with version and time. */
export function AcceptancesPanel({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const [name, setName] = useState('')
  const [page, setPage] = useState(0)
  const columns = useMemo(acceptanceColumns, [])
  const { data, error } = useQuery({
    ...query(api.contracts.listAcceptances, {
      path: { id: contract.uuid },
      query: { page, size: pageSize, ...(name.trim() && { name: name.trim() }) },
    }),
    placeholderData: keepPreviousData,
    meta: { showsErrors: true },
  })
  return (
    <SidePanel isOpen size="wide" title={t('contracts.acceptancesOf', { name: contract.name })} onClose={onClose}>
      <SearchField
        label={t('contracts.searchPeople')}
        value={name}
        onChange={(value) => {
          setName(value)
          setPage(0)
        }}
      />
      {!data && !error && <Skeleton lines={6} />}
      {error && <InlineAlert tone="danger">{errorText(error)}</InlineAlert>}
      {data && (
        <DataTable
          label={t('contracts.acceptances')}
          columns={columns}
          rows={data.content}
          rowId={rowId}
          empty={
            <EmptyState kind={name ? 'no-match' : 'first-use'} title={t('contracts.noAcceptances')}>
              {t('contracts.noAcceptancesText')}
            </EmptyState>
          }
        />
      )}
      {data && data.totalElements > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPageChange={setPage} />
      )}
    </SidePanel>
  )
}

const acceptanceColumns = (): Column<ContractAcceptance>[] => [
  { id: 'user', header: t('contracts.person'), minWidth: 180, cell: ({ user }) => <bdi>{user.name}</bdi> },
  { id: 'version', header: t('contracts.version'), minWidth: 90, cell: ({ version }) => formatNumber(version) },
  {
    id: 'acceptedAt',
    header: t('contracts.accepted'),
    minWidth: 160,
    cell: ({ acceptedAt }) => <Moment value={acceptedAt} />,
  },
]
