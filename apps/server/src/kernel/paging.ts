import type { PageInfo } from '@dragoman/sdk/operations/shared'

/** The wire's page around some items: `page` from 0, `size` items at most, `total` on all pages. */
export function pageOf<T>(
  content: T[],
  total: number,
  { page, size, sorted = true }: { page: number; size: number; sorted?: boolean },
): PageInfo & { content: T[] } {
  const totalPages = Math.ceil(total / size)
  const sort = { empty: !sorted, sorted, unsorted: !sorted }
  return {
    content,
    empty: content.length === 0,
    first: page === 0,
    last: page >= totalPages - 1,
    number: page,
    numberOfElements: content.length,
    size,
    totalElements: total,
    totalPages,
    sort,
    pageable: { offset: page * size, pageNumber: page, pageSize: size, paged: true, unpaged: false, sort },
  }
}

/** A text as a pattern for ILIKE that finds it anywhere, taken word for word. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
