import { Pagination } from '@dragoman/ui/Pagination'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'
import { defaultPageSize, type ListSearch } from './list-search.ts'

export interface ListPaginationProps {
  list: { search: ListSearch; set: (change: ListSearch) => void }
  /** Rows on all pages; without any there is nothing to turn over. */
  total: number | undefined
}

/** The foot of a list: which rows these are, how many a page, on and back. */
export function ListPagination({ list: { search, set }, total }: ListPaginationProps) {
  if (!total) return null
  const { page = 0, size = defaultPageSize } = search
  return (
    <Pagination
      page={page}
      pageSize={size}
      total={total}
      onPageChange={(next) => set({ page: next || undefined })}
      onPageSizeChange={(next) => set({ size: next === defaultPageSize ? undefined : next })}
      labels={{
        navigation: t('shell.table.pages'),
        range: t('shell.table.range', {
          from: formatNumber(page * size + 1),
          to: formatNumber(Math.min((page + 1) * size, total)),
          total,
        }),
        pageSize: t('shell.table.pageSize'),
        previous: t('shell.table.previous'),
        next: t('shell.table.next'),
      }}
    />
  )
}
