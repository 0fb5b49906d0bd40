import type { RecommendationWeights } from '@dragoman/sdk/operations/recommendationSettings'
import { formerly, type Change, type Undo } from '../../identity/undo.ts'
import { addSettings, changeSettings, defaultWeights, dropSettings, ownWeights, unitOfAccount } from './settings.ts'

const unitIn = ({ detail }: Change): string | null =>
  typeof detail['orgUnitUuid'] === 'string' ? detail['orgUnitUuid'] : null

/** How linguists are recommended in an account, or in one of its organizational units. */
export const undoRecommendations: Undo = {
  which: 'orgUnitUuid',

  async present({ db }, { id }, change) {
    const unit = unitIn(change)
    const own = await ownWeights(db, id, unit)
    return own ? { ...own } : unit === null ? { ...defaultWeights } : null
  },

  async restore({ db }, { id }, change) {
    const unit = unitIn(change)
    const own = await ownWeights(db, id, unit)
    if (unit !== null && own && change.before === null) {
      await dropSettings(db, id, unit)
      return { event: 'RECOMMENDATION_SETTINGS_REMOVED' }
    }
    const weights: RecommendationWeights = {
      ...defaultWeights,
      ...own,
      ...formerly<Partial<RecommendationWeights>>(change),
    }
    if (unit === null || own) {
      await changeSettings(db, id, unit, weights)
      return { event: 'RECOMMENDATION_SETTINGS_UPDATED' }
    }
    await addSettings(db, id, (await unitOfAccount(db, id, unit)).id, weights)
    return { event: 'RECOMMENDATION_SETTINGS_CREATED' }
  },
}
