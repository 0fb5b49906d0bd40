import type { Context, Handlers } from '../../identity/context.ts'
import { listExportCalls } from '../lists/list-export.ts'
import { categorize } from './findings/categorize.ts'
import {
  createFinding,
  deleteFinding,
  holdOpenReview,
  requireOpenFinding,
  requireReviewer,
  updateFinding,
} from './findings/write-findings.ts'
import { holdForMove, type HeldFinding } from './reply/move-finding.ts'
import { answerDispute, arbitrate, postMessage, replyToFinding, withdrawFinding } from './reply/reply.ts'
import { reviewEntity } from './review-entity.ts'
import { changeStatus, replyTime } from './reviews/change-status.ts'
import { secondReviewCalls } from './second-reviews/second-review-calls.ts'
import { reviewEvents } from './versions.ts'
import { reviewListExport } from './views/export-reviews.ts'
import { countReviews, listReviews } from './views/list-reviews.ts'
import { listChanges, showChanges } from './views/show-changes.ts'
import { showFinding, showFindings } from './views/show-findings.ts'
import { explainScore, showReview, showSample } from './views/show-review.ts'
import { findReview, holdFinding, type FindingRow, type ReviewRow } from './visible.ts'

const listExport = listExportCalls(reviewListExport)

export const quality = {
  list: (input) => listReviews(input, input.query),

  getCounters: ({ db, session, now }) => countReviews(db, session, now),

  startExport: listExport.startExport,
  getExportStatus: listExport.getExportStatus,

  ...secondReviewCalls,

  async get(input) {
    return showReview(input, await findReview(input.db, input.session, input.path.reviewUuid))
  },

  async changeStatus(input) {
    return showReview(input, await changeStatus(input, input.path.reviewUuid, input.body))
  },

  async listChanges(input) {
    return listChanges(input, await findReview(input.db, input.session, input.path.reviewUuid), input.query)
  },

  async categorizeChange(input) {
    const review = await holdOpenReview(input, input.path.reviewUuid)
    const named = { ids: [input.path.reviewChangeUuid], field: 'path.reviewChangeUuid' }
    const changes = await categorize(input, review, named, input.body)
    await note(input, review, input.body.category)
    const [shown] = await showChanges(input, review, changes)
    return shown!
  },

  async categorizeChanges(input) {
    const { reviewChangeUuids, ...body } = input.body
    const review = await holdOpenReview(input, input.path.reviewUuid)
    const named = { ids: reviewChangeUuids, field: 'body.reviewChangeUuids' }
    const changes = await categorize(input, review, named, body)
    await note(input, review, body.category)
    const shown = new Map((await showChanges(input, review, changes)).map((change) => [change.uuid, change]))
    return [...new Set(reviewChangeUuids)].flatMap((uuid) => shown.get(uuid) ?? [])
  },

  async listFindings(input) {
    return showFindings(input, await findReview(input.db, input.session, input.path.reviewUuid))
  },

  async createFinding(input) {
    const review = await holdOpenReview(input, input.path.reviewUuid)
    const finding = await createFinding(input, review, input.body)
    await note(input, review, finding.category, finding)
    return showFinding(input, review, finding.id)
  },

  async getScore(input) {
    return explainScore(input, await findReview(input.db, input.session, input.path.reviewUuid))
  },

  async getSample(input) {
    return showSample(input, await findReview(input.db, input.session, input.path.reviewUuid))
  },

  async updateFinding(input) {
    const held = await holdFinding(input.db, input.session, input.path.qualityFindingUuid)
    const { review, finding } = held
    await input.requireVersion({
      entity: await reviewEntity(input.db, review),
      present: () => showFinding(input, review, finding.id),
      events: reviewEvents,
    })
    const changed = await updateFinding(input, held, input.body, replyTime(review, input.now))
    await note(input, review, changed.category, changed, { renewed: review.status === 'SUBMITTED' })
    return showFinding(input, review, finding.id)
  },

  async removeFinding(input) {
    const held = await holdForMove(input, input.path.qualityFindingUuid, undefined)
    const { review, finding } = held
    if (review.status !== 'OPEN') {
      await withdrawFinding(input, held)
      return
    }
    requireReviewer(input, review)
    requireOpenFinding(review, finding)
    await note(input, review, finding.category, finding)
    await deleteFinding(input, review, finding)
  },

  replyToFinding: async (input) =>
    showMoved(input, await replyToFinding(input, input.path.qualityFindingUuid, input.body)),

  answerDispute: async (input) =>
    showMoved(input, await answerDispute(input, input.path.qualityFindingUuid, input.body)),

  arbitrate: async (input) => showMoved(input, await arbitrate(input, input.path.qualityFindingUuid, input.body)),

  postMessage: async (input) => showMoved(input, await postMessage(input, input.path.qualityFindingUuid, input.body)),
} satisfies Handlers<'quality'>

const showMoved = (input: Context, { review, finding }: HeldFinding) => showFinding(input, review, finding.id)

/** Records what was found. `renewed` says that a linguist who knows the finding has to look at it again, and is told. */
async function note(
  input: Context,
  review: ReviewRow,
  category: string,
  finding?: FindingRow,
  { renewed = false }: { renewed?: boolean } = {},
): Promise<void> {
  await input.journal({
    entity: await reviewEntity(input.db, review),
    projectId: review.projectId,
    detail: { category, ...(finding && { finding: finding.id }), ...(renewed && { renewed }) },
  })
}
