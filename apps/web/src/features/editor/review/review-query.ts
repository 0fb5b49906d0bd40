import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Finding } from '@dragoman/sdk/operations/quality'
import type { ReviewCategory } from '@dragoman/sdk/operations/reviewCategories'
import { useQuery } from '@tanstack/react-query'
import { hasMessage, t } from '../../../i18n/t.ts'

const none: readonly Finding[] = []
const noCategories: readonly ReviewCategory[] = []

/** The findings of a segment in the review, the first one first. */
export function useFindingsOf(reviewUuid: string, segmentId: string): readonly Finding[] {
  const { data = none } = useQuery({
    ...query(api.quality.listFindings, { path: { reviewUuid } }),
    select: (findings) => findings.filter((finding) => finding.segmentId === segmentId),
  })
  return data
}

/** The categories that a finding can have, in the order of their keys. */
export function useUsableCategories(): readonly ReviewCategory[] {
  const { data = noCategories } = useQuery({
    ...query(api.reviewCategories.list, { query: { all: true } }),
    staleTime: Number.POSITIVE_INFINITY,
    select: (categories) => categories.filter(({ available, parent }) => available && !parent),
  })
  return data
}

/** The name of a category: in the reader's language for those of the product. */
export function categoryName(code: string, name: string = code): string {
  const id = `quality.category.${code}`
  return hasMessage(id) ? t(id) : name
}

export const severityName = (code: Finding['severity']): string => t(`quality.severity.${code}`)
