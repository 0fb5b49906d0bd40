import { Pagination } from '@dragoman/ui/Pagination'
import { defaultPageSize, type ListSearch } from '@dragoman/hooks/list'

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
    />
  )
}
