import { and, eq } from 'drizzle-orm'
import { priceLists, prices } from '../features/rates/tables.ts'
import { bodyOf, projectSteps } from './projects.ts'
import type { TestApp } from './test-app.ts'

/**
 * A file of 14 words: three new ones, six that the memory of `seedPrices` knows, two that it knows in their context,
 * and three that are repeated. In Japanese the memory knows nothing.
 */
export const pricedFile = {
  name: 'strings.json',
  content: JSON.stringify({
    open: 'Open the file',
    save: 'Save all of your changes now',
    again: 'Open the file',
    delete: 'Delete everything',
  }),
}

/** A memory en → es, and a price of en → ja beside the default one of 0.12. */
export async function seedPrices(test: TestApp) {
  const { manager, place } = test.people
  const [list] = await test.db
    .select()
    .from(priceLists)
    .where(and(eq(priceLists.accountId, place.accountId), eq(priceLists.isDefault, true)))
  if (!list) throw new Error('no price list')
  const pair = { sourceLocale: 'en', targetLocale: 'ja' }
  await test.db.insert(prices).values({ ...pair, priceListId: list.id, pricePerItem: '0.155' })
  const body = { name: 'Product', sourceLocale: 'en', targetLocales: ['es', 'ja'] }
  const memory = bodyOf<{ uuid: string }>(await test.call(manager, 'POST', '/api/v1/atlas-tm', body), 201).uuid
  const learn = async (sourceText: string, targetText: string, more: object = {}) => {
    const tmUnit = { sourceLocale: 'en', targetLocale: 'es', sourceText, targetText, ...more }
    bodyOf(await test.call(manager, 'POST', `/api/v1/translation-memory/${memory}/translation-unit`, tmUnit), 201)
  }
  await learn('Save all of your changes now', 'Guarda ahora todos tus cambios')
  await learn('Delete everything', 'Eliminar todo', { sourceContext: { contextKey: '/delete' } })
  const steps = projectSteps(test)
  return {
    memory,
    priceList: list.id,
    /** A project of `pricedFile` in es and ja that waits for approval, with its costs. */
    async priced(): Promise<string> {
      const { uuid } = await steps.draft(manager, [pricedFile], ['es', 'ja'])
      const bindings = [{ tmUuid: memory, write: true }]
      bodyOf(await test.call(manager, 'POST', `/api/v3/project/${uuid}/translation-memory`, bindings))
      bodyOf(await steps.move(manager, uuid, 'PENDING', { calculateCosts: true }))
      await steps.costs(manager, uuid)
      return uuid
    },
  }
}
