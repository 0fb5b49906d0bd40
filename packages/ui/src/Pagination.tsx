import { IconButton } from './IconButton.tsx'
import styles from './Pagination.module.css'
import { NativeSelect } from './NativeSelect.tsx'
import { useWord } from './WordsProvider.tsx'

export interface PaginationProps {
  /** Counted from 0, as on the wire. */
  page: number
  pageSize: number
  total: number
  onPageChange: (page: number) => void
  /** Leave out where the size is fixed. */
  onPageSizeChange?: (pageSize: number) => void
  pageSizes?: number[]
  /** Other words than the provider's. */
  labels?: {
    /** Accessible name of the navigation. */
    navigation?: string
    /** The range in words, such as "51–100 of 1,284". */
    range?: string
    pageSize?: string
    previous?: string
    next?: string
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
  const navigation = useWord('pages', labels?.navigation)
  const sizeWord = useWord('pageSize', labels?.pageSize)
  const previous = useWord('previousPage', labels?.previous)
  const next = useWord('nextPage', labels?.next)
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1)
  return (
    <nav aria-label={navigation} className={styles.pagination}>
      <span className={styles.range}>{labels?.range ?? <Range {...{ page, pageSize, total }} />}</span>
      {onPageSizeChange && (
        <div className={styles.size}>
          <NativeSelect
            label={sizeWord}
            options={pageSizes.map((size) => ({ id: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(size) => onPageSizeChange(Number(size))}
          />
          <span aria-hidden>{sizeWord}</span>
        </div>
      )}
      <div className={styles.buttons}>
        <IconButton
          icon="chevron-start"
          isDirectional
          size="small"
          label={previous}
          isDisabled={page <= 0}
          onPress={() => onPageChange(page - 1)}
        />
        <IconButton
          icon="chevron-end"
          isDirectional
          size="small"
          label={next}
          isDisabled={page >= lastPage}
          onPress={() => onPageChange(page + 1)}
        />
      </div>
    </nav>
  )
}

function Range({ page, pageSize, total }: Pick<PaginationProps, 'page' | 'pageSize' | 'total'>) {
  return useWord('pageRange')(page * pageSize + 1, Math.min((page + 1) * pageSize, total), total)
}
