import type { Handlers } from '../../../identity/context.ts'
import { accountEntity, holdReachedAccount, type AccountRow } from '../../../identity/visit-account.ts'
import { categoriesOf, showCategory, type Category } from './categories.ts'
import { addCategory, changeCategory, findCategory, removeCategory } from './write-categories.ts'

const events = ['REVIEW_CATEGORY_CREATED', 'REVIEW_CATEGORY_UPDATED', 'REVIEW_CATEGORY_REMOVED'] as const

export const reviewCategories = {
  async list({ db, session, query }) {
    const all = await categoriesOf(db, session.account.id)
    const shown = query.all ? all : all.filter(({ available }) => available)
    return shown.toSorted((a, b) => Number(b.active) - Number(a.active)).map(showCategory)
  },

  async create(input) {
    const account = await holdReachedAccount(input, input.session.account.id)
    const category = await addCategory(input.db, account.id, input.body)
    await input.journal({ ...about(account, category), after: told(category) })
    return showCategory(category)
  },

  async update(input) {
    const account = await holdReachedAccount(input, input.session.account.id)
    const before = await findCategory(input.db, account.id, input.path.reviewCategoryUuid)
    await input.requireVersion({ entity: accountEntity(account), present: () => showCategory(before), events })
    const after = await changeCategory(input.db, account.id, before, input.body)
    await input.journal({ ...about(account, after), before: told(before), after: told(after) })
    return showCategory(after)
  },

  async remove(input) {
    const account = await holdReachedAccount(input, input.session.account.id)
    const category = await findCategory(input.db, account.id, input.path.reviewCategoryUuid)
    await removeCategory(input.db, account.id, category)
    await input.journal({ ...about(account, category), before: told(category) })
  },
} satisfies Handlers<'reviewCategories'>

const told = ({ name, active, affectsScore, weight }: Category) => ({ name, active, affectsScore, weight })

const about = (account: AccountRow, { uuid, code }: Category) => ({
  accountId: account.id,
  entity: accountEntity(account),
  detail: { categoryUuid: uuid, code },
})
