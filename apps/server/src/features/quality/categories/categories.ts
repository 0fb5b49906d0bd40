import type { ReviewCategory } from '@dragoman/sdk/operations/reviewCategories'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { invalid } from '../../../kernel/refusals.ts'
import { versionOf } from '../../../kernel/version.ts'
import { settingsOf } from '../../account/settings/settings-of.ts'
import { usesMqmCore } from '../profiles/system-profiles.ts'
import { reviewCategories, type KeptProfile } from '../tables.ts'
import { systemCategories } from '../system-categories.ts'

/** A category with what decides whether reviews can use it. */
export interface Category extends Omit<ReviewCategory, 'version' | 'parent'> {
  parent: string | null
}

/**
 * The categories of an account: those of the product and its own, or its own alone. Its own wait for their switch; alone
 * they are only where there is one in use.
 */
export async function categoriesOf(db: Database, accountId: string): Promise<Category[]> {
  const settings = await settingsOf(db, accountId)
  const rows = await db
    .select()
    .from(reviewCategories)
    .where(eq(reviewCategories.accountId, accountId))
    .orderBy(asc(reviewCategories.name), asc(reviewCategories.id))
  const switched = new Map(rows.filter(({ isSystem }) => isSystem).map(({ code, active }) => [code, active]))
  const own = rows.filter(({ isSystem }) => !isSystem)
  const isOwnUsed = settings.customReviewCategorizationEnabled
  const isOwnAlone = isOwnUsed && settings.customReviewCategoryOnly && own.some(({ active }) => active)
  return [
    ...systemCategories.map((category): Category => {
      const active = switched.get(category.code) ?? category.active
      return { ...category, system: true, weight: 1, active, available: active && !isOwnAlone }
    }),
    ...own.map(({ id, code, name, description, parent, active, affectsScore, weight }): Category => ({
      uuid: id,
      code,
      name,
      description,
      parent,
      system: false,
      active,
      affectsScore,
      weight: Number(weight),
      available: active && isOwnUsed,
    })),
  ]
}

/** A category as the wire has it. */
export const showCategory = ({ parent, ...category }: Category): ReviewCategory => ({
  ...category,
  ...(parent !== null && { parent }),
  version: versionOf([category, parent]),
})

/** The properties of a category that a finding keeps. */
export interface CountedCategory {
  code: string
  affectsScore: boolean
  weight: string
}

/** A category that the findings of a review can have; 400 for any other. */
export async function requireCategory(
  db: Database,
  { accountId, profile }: { accountId: string; profile: KeptProfile },
  code: string,
  field = 'body.category',
): Promise<CountedCategory> {
  const all = await categoriesOf(db, accountId)
  const usable = all.filter(({ available, system, active }) => {
    const isOfMqm = system && usesMqmCore(profile) && all.some((one) => one.system && one.available)
    return available || (isOfMqm && !active)
  })
  const found = usable.find((one) => one.code === code)
  if (found) return { code, affectsScore: found.affectsScore, weight: String(found.weight) }
  throw invalid(field, `No category ${code} is in use. Use one of ${usable.map((one) => one.code).join(', ')}.`)
}

/** The category of reviews that a category of AI review becomes: itself, or else the one that it is a part of. */
export async function categoryOfAi(db: Database, accountId: string, code: string): Promise<string | undefined> {
  const all = await categoriesOf(db, accountId)
  const parent = all.find((one) => one.code === code)?.parent
  return [code, parent].find((wanted) => all.some((one) => one.code === wanted && one.available)) ?? undefined
}
