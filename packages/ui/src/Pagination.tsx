import { IconButton } from './IconButton.tsx'
import styles from './Pagination.module.css'
import { Select } from './Select.tsx'

export interface PaginationProps {
  /** Counted from 0, as on the wire. */
  page: number
  pageSize: number
  total: number
  onPageChange: (page: number) => void
  /** Leave out where the size is fixed. */
  onPageSizeChange?: (pageSize: number) => void
  pageSizes?: number[]
  labels: {
    /** Accessible name of the navigation. */
    navigation: string
    /** The range in words, such as "51–100 of 1,284". */
    range: string
    pageSize: string
    previous: string
    next: string
  }
}

/** The foot of a table: what range is shown, how many to a page, back and forth. */
export function Pagination({
  page,
  pageSize,
  total,
  onPageChange,
  onPageSizeChange,
  pageSizes = [25, 50, 100],
  labels,
}: PaginationProps) {
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  return (
    <nav aria-label={labels.navigation} className={styles.pagination}>
      <span className={styles.range}>{labels.range}</span>
      {onPageSizeChange && (
        <div className={styles.size}>
          <Select
            label={labels.pageSize}
            isLabelHidden
            width="fit"
            options={pageSizes.map((size) => ({ id: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(size) => onPageSizeChange(Number(size))}
          />
          <span aria-hidden>{labels.pageSize}</span>
        </div>
      )}
      <div className={styles.buttons}>
        <IconButton
          icon="chevron-start"
          isDirectional
          size="small"
          label={labels.previous}
          isDisabled={page <= 0}
          onPress={() => onPageChange(page - 1)}
        />
        <IconButton
          icon="chevron-end"
          isDirectional
          size="small"
          label={labels.next}
          isDisabled={page >= lastPage}
          onPress={() => onPageChange(page + 1)}
        />
      </div>
    </nav>
  )
}
