import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

export const secondReviewQuery = (secondReviewUuid: string) =>
  query(api.quality.getSecondReview, { path: { secondReviewUuid } })

/** The second reviews that wait for the reader. */
export const waitingQuery = () =>
  query(api.quality.listSecondReviews, { query: { mine: true, status: 'OPEN', size: 10 } })
