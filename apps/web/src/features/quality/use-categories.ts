import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { ReviewCategory } from '@dragoman/sdk/operations/reviewCategories'
import { useQuery } from '@tanstack/react-query'
import { hasMessage, t } from '../../i18n/t.ts'

/** The categories of errors: those that a finding can have, and how any of them is called. */
export interface Categories {
  all: readonly ReviewCategory[]
  usable: readonly ReviewCategory[]
  nameOf: (code: string) => string
  find: (code: string) => ReviewCategory | undefined
}

const none: readonly ReviewCategory[] = []

/** The name of a category: in the reader's language for those of the product. */
export function categoryName({ code, name }: Pick<ReviewCategory, 'code' | 'name'>): string {
  const id = `quality.category.${code}`
  return hasMessage(id) ? t(id) : name
}

/** The options of a choice of a category: those in use, and one that was chosen before. */
export function categoryOptions({ usable, nameOf }: Categories, chosen: string | undefined) {
  const codes = usable.map(({ code }) => code)
  const offered = chosen === undefined || codes.includes(chosen) ? codes : [...codes, chosen]
  return offered.map((code) => ({ id: code, label: nameOf(code) }))
}

export function useCategories(): Categories {
  const { data = none } = useQuery(query(api.reviewCategories.list, { query: { all: true } }))
  const find = (code: string) => data.find((category) => category.code === code)
  return {
    all: data,
    usable: data.filter(({ available }) => available),
    find,
    nameOf: (code) => categoryName({ code, name: find(code)?.name ?? code }),
  }
}
