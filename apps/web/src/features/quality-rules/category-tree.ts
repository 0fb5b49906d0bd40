import type { ReviewCategory } from '@dragoman/sdk/operations/reviewCategories'

/** A category with how deep it lies below a root. */
export interface TreeRow {
  category: ReviewCategory
  depth: number
}

/** Categories with their parts right below them; one whose parent is unknown is a root. */
export function categoryTree(all: readonly ReviewCategory[]): TreeRow[] {
  const codes = new Set(all.map(({ code }) => code))
  const byParent = Map.groupBy(all, ({ parent }) => (parent !== undefined && codes.has(parent) ? parent : undefined))
  const below = (parent: string | undefined, depth: number): TreeRow[] =>
    (byParent.get(parent) ?? []).flatMap((category) => [{ category, depth }, ...below(category.code, depth + 1)])
  return below(undefined, 0)
}
