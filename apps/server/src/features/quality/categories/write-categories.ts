import type { ReviewCategoryInput, ReviewCategoryUpdate } from '@dragoman/sdk/operations/reviewCategories'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../kernel/database/connect.ts'
import { notFound, conflict, invalid } from '../../../kernel/refusals.ts'
import { qualityFindings, reviewCategories } from '../tables.ts'
import { categoriesOf, type Category } from './categories.ts'

/** A category of an account; 404 for any other. */
export async function findCategory(db: Database, accountId: string, uuid: string): Promise<Category> {
  const found = (await categoriesOf(db, accountId)).find((category) => category.uuid === uuid)
  if (!found) throw notFound('category')
  return found
}

const codeFrom = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, 50)

/** Adds a category to an account, which is held. */
export async function addCategory(db: Database, accountId: string, input: ReviewCategoryInput): Promise<Category> {
  const all = await categoriesOf(db, accountId)
  const name = textOf(input.name)
  const { description = '', parent, affectsScore = true, weight = 1, active = true } = input
  if (parent !== undefined && !all.some(({ code }) => code === parent))
    throw invalid('body.parent', `There is no category ${parent}.`)
  if (input.code !== undefined) requireFree(all, input.code)
  const code = input.code ?? freeCode(all, codeFrom(name) || 'CATEGORY')
  const values = { accountId, code, name, description: description.trim(), parent: parent ?? null }
  await db.insert(reviewCategories).values({ ...values, affectsScore, active, weight: String(weight) })
  return (await categoriesOf(db, accountId)).find((category) => category.code === code)!
}

function textOf(name: string): string {
  const text = name.trim()
  if (text === '') throw invalid('body.name', 'Enter a name.')
  return text
}

function requireFree(all: readonly Category[], code: string): void {
  const taken = all.find((category) => category.code === code)
  if (taken) throw conflict(`“${taken.name}” has the code ${code} already.`, { uuid: taken.uuid, code })
}

const freeCode = (all: readonly Category[], code: string): string => {
  const isTaken = (wanted: string) => all.some((category) => category.code === wanted)
  for (let count = 2, wanted = code; ; count += 1) {
    if (!isTaken(wanted)) return wanted
    wanted = `${code}_${count}`
  }
}

/** Changes a category of an account, which is held; of one of the product only whether it is in use. */
export async function changeCategory(
  db: Database,
  accountId: string,
  category: Category,
  change: ReviewCategoryUpdate,
): Promise<Category> {
  const { active, name, description, weight, affectsScore } = change
  if (category.system) {
    const field = (['name', 'description', 'weight', 'affectsScore'] as const).find(
      (each) => change[each] !== undefined,
    )
    if (field) throw invalid(`body.${field}`, 'Of a category of the product, only “active” can be changed.')
    await switchSystem(db, accountId, category, active ?? category.active)
  } else {
    const given = {
      active,
      affectsScore,
      name: name === undefined ? undefined : textOf(name),
      description: description?.trim(),
      weight: weight === undefined ? undefined : String(weight),
    }
    await db.update(reviewCategories).set(given).where(eq(reviewCategories.id, category.uuid))
  }
  return findCategory(db, accountId, category.uuid)
}

const switchSystem = (db: Database, accountId: string, { code }: Category, active: boolean) =>
  db
    .insert(reviewCategories)
    .values({ accountId, code, isSystem: true, active })
    .onConflictDoUpdate({ target: [reviewCategories.accountId, reviewCategories.code], set: { active } })

/** Removes a category of an account, or deactivates it where a finding has it. */
export async function removeCategory(db: Database, accountId: string, category: Category): Promise<void> {
  if (category.system) throw conflict('Categories of the product can’t be removed. Deactivate it instead.', null)
  const isUsed = await db.$count(
    qualityFindings,
    and(eq(qualityFindings.accountId, accountId), eq(qualityFindings.category, category.code)),
  )
  const isParent = (await categoriesOf(db, accountId)).some(({ parent }) => parent === category.code)
  const own = eq(reviewCategories.id, category.uuid)
  if (isUsed > 0 || isParent) await db.update(reviewCategories).set({ active: false }).where(own)
  else await db.delete(reviewCategories).where(own)
}
