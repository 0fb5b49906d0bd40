import type { ReviewItem } from '@dragoman/sdk/operations/quality'
import { timeCell, type ExportedList } from '../../lists/list-export.ts'
import { inOrderOf } from '../../../kernel/database/one-row.ts'
import { isOneOf } from '../../../kernel/database/columns.ts'
import { qualityReviews } from '../tables.ts'
import { listedReviews, reviewOrder } from './list-reviews.ts'
import { showReviews } from './show-items.ts'

/** The list of reviews as a file: names and scores as its caller sees them. */
export const reviewListExport: ExportedList<ReviewItem> = {
  jobType: 'REVIEW_LIST_EXPORT',
  fileName: 'reviews',
  async ids(db, session, { q, filter, sort }, now) {
    const found = await db
      .select({ id: qualityReviews.id })
      .from(qualityReviews)
      .where(listedReviews(db, session, { q, filter }, now))
      .orderBy(...reviewOrder(sort))
    return found.map(({ id }) => id)
  },
  async rows(db, session, ids) {
    const found = await db.select().from(qualityReviews).where(isOneOf(qualityReviews.id, ids))
    return (await showReviews(db, session, inOrderOf(ids, found))).map(({ item }) => item)
  },
  fields: {
    project: ({ project }) => project.reference ?? project.name,
    reference: ({ project }) => project.reference,
    file: ({ filename }) => filename,
    sourceLanguage: ({ sourceLanguage }) => sourceLanguage,
    targetLanguage: ({ targetLanguage }) => targetLanguage,
    translator: ({ translator }) => translator?.name,
    reviewer: ({ reviewer }) => reviewer?.name,
    reviewedWords: ({ reviewedWords }) => reviewedWords,
    findings: ({ findings }) => findings,
    score: ({ score }) => score,
    provisionalScore: ({ provisionalScore }) => provisionalScore,
    result: ({ result }) => result,
    status: ({ status }) => status,
    replyDate: ({ replyDate }) => timeCell(replyDate),
    workflow: ({ workflow }) => workflow,
    organizationalUnit: ({ organizationalUnit }) => organizationalUnit.name,
    submittedDate: ({ submittedDate }) => timeCell(submittedDate),
    creationDate: ({ creationDate }) => timeCell(creationDate),
    closedDate: ({ closedDate }) => timeCell(closedDate),
    uuid: ({ uuid }) => uuid,
  },
}
