// Generated from openapi/resources/quality.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../quality.ts'
import * as qualityProfiles from './qualityProfiles.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const FindingSeverity: z.ZodMiniType<types.FindingSeverity> = z.enum(['NEUTRAL', 'MINOR', 'MAJOR', 'CRITICAL'])

export const FindingState: z.ZodMiniType<types.FindingState> = z.enum(['OPEN', 'WITHDRAWN', 'ACCEPTED', 'DISPUTED', 'ARBITRATED'])

export const ReviewStatus: z.ZodMiniType<types.ReviewStatus> = z.enum(['OPEN', 'SUBMITTED', 'CLOSED'])

export const ReviewResult: z.ZodMiniType<types.ReviewResult> = z.enum(['PASS', 'FAIL', 'NONE'])

export const ReviewBasis: z.ZodMiniType<types.ReviewBasis> = z.enum(['FINDINGS', 'KEPT_SHARE'])

export const ReviewCounter: z.ZodMiniType<types.ReviewCounter> = z.looseObject({
  count: z.int().check(z.gte(0)),
  filter: z.string(),
})

export const ReviewCounters: z.ZodMiniType<types.ReviewCounters> = z.looseObject({
  total: z.int().check(z.gte(0)),
  open: ReviewCounter,
  toReply: ReviewCounter,
  disputed: ReviewCounter,
  toDecide: ReviewCounter,
  failed: ReviewCounter,
})

export const ReviewProject: z.ZodMiniType<types.ReviewProject> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  reference: z.optional(z.string()),
})

export const ReviewTask: z.ZodMiniType<types.ReviewTask> = z.looseObject({
  uuid: z.guid(),
  status: shared.TaskStatus,
  workflow: shared.WorkflowCode,
})

export const ReviewOrgUnit: z.ZodMiniType<types.ReviewOrgUnit> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
})

export const ReviewItem: z.ZodMiniType<types.ReviewItem> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  version: z.string(),
  kind: z.enum(['REVISION', 'LQA']),
  status: ReviewStatus,
  basis: ReviewBasis,
  result: ReviewResult,
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  provisionalScore: z.optional(z.number().check(z.gte(0), z.lte(100))),
  band: z.optional(z.number().check(z.gte(0))),
  keptShare: z.optional(z.number().check(z.gte(0), z.lte(100))),
  reviewedWords: z.int().check(z.gte(0)),
  sampleTooSmall: z.boolean(),
  findings: z.int().check(z.gte(0)),
  openFindings: z.int().check(z.gte(0)),
  disputedFindings: z.int().check(z.gte(0)),
  replyDate: z.optional(z.int()),
  project: ReviewProject,
  task: ReviewTask,
  organizationalUnit: ReviewOrgUnit,
  workflow: shared.WorkflowCode,
  sourceLanguage: shared.LocaleCode,
  targetLanguage: shared.LocaleCode,
  filename: z.string(),
  translator: z.optional(z.lazy(() => users.UserRef)),
  reviewer: z.optional(z.lazy(() => users.UserRef)),
  creationDate: z.int(),
  submittedDate: z.optional(z.int()),
  closedDate: z.optional(z.int()),
})

export const ReviewPage: z.ZodMiniType<types.ReviewPage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  content: z.array(ReviewItem),
})

export const ReviewSummary: z.ZodMiniType<types.ReviewSummary> = z.looseObject({
  changesPercentage: z.number().check(z.gte(0), z.lte(100)),
  changedSegments: z.int().check(z.gte(0)),
  repeatedSegments: z.int().check(z.gte(0)),
  confirmedSegments: z.int().check(z.gte(0)),
  lockedSegments: z.int().check(z.gte(0)),
  modifiedWords: z.int().check(z.gte(0)),
  totalSegments: z.int().check(z.gte(0)),
  totalWords: z.int().check(z.gte(0)),
})

export const ReviewCategoryCount: z.ZodMiniType<types.ReviewCategoryCount> = z.looseObject({
  category: z.string(),
  severity: FindingSeverity,
  segments: z.int().check(z.gte(0)),
  findings: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  points: z.number().check(z.gte(0)),
})

export const ReviewMove: z.ZodMiniType<types.ReviewMove> = z.looseObject({
  move: z.string(),
  to: ReviewStatus,
  missing: z.optional(z.array(z.string())),
  needsReason: z.optional(z.boolean()),
})

export const ReviewProfile: z.ZodMiniType<types.ReviewProfile> = z.looseObject({
  formula: z.lazy(() => qualityProfiles.QualityFormula),
  passMark: z.number().check(z.gte(0), z.lte(100)),
  tolerance: z.number().check(z.gte(0), z.lte(1000)),
  severities: z.lazy(() => qualityProfiles.SeverityPoints),
  overrides: z.array(z.lazy(() => qualityProfiles.QualityOverride)).check(z.maxLength(500)),
  criticalFails: z.boolean(),
  repeatedFactor: z.number().check(z.gte(0), z.lte(1)),
  minimumWords: z.int().check(z.gte(0), z.lte(1000000)),
  sampling: z.lazy(() => qualityProfiles.QualitySampling),
  replyDays: z.int().check(z.gte(1), z.lte(60)),
  anonymous: z.boolean(),
  uuid: z.guid(),
  name: z.string(),
  version: z.int().check(z.gte(1)),
})

export const Review: z.ZodMiniType<types.Review> = z.looseObject({
  id: z.int(),
  uuid: z.guid(),
  version: z.string(),
  kind: z.enum(['REVISION', 'LQA']),
  status: ReviewStatus,
  basis: ReviewBasis,
  result: ReviewResult,
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  provisionalScore: z.optional(z.number().check(z.gte(0), z.lte(100))),
  band: z.optional(z.number().check(z.gte(0))),
  keptShare: z.optional(z.number().check(z.gte(0), z.lte(100))),
  reviewedWords: z.int().check(z.gte(0)),
  sampleTooSmall: z.boolean(),
  findings: z.int().check(z.gte(0)),
  openFindings: z.int().check(z.gte(0)),
  disputedFindings: z.int().check(z.gte(0)),
  replyDate: z.optional(z.int()),
  project: ReviewProject,
  task: ReviewTask,
  organizationalUnit: ReviewOrgUnit,
  workflow: shared.WorkflowCode,
  sourceLanguage: shared.LocaleCode,
  targetLanguage: shared.LocaleCode,
  filename: z.string(),
  translator: z.optional(z.lazy(() => users.UserRef)),
  reviewer: z.optional(z.lazy(() => users.UserRef)),
  creationDate: z.int(),
  submittedDate: z.optional(z.int()),
  closedDate: z.optional(z.int()),
  reviewTask: z.optional(ReviewTask),
  summary: z.optional(ReviewSummary),
  categories: z.array(ReviewCategoryCount),
  feedback: z.optional(z.string()),
  profile: z.optional(ReviewProfile),
  moves: z.array(ReviewMove),
  roles: z.array(z.string()),
  changesKnown: z.boolean(),
  uncategorizedChanges: z.int().check(z.gte(0)),
  reason: z.optional(z.string()),
})

export const ReviewStatusUpdate: z.ZodMiniType<types.ReviewStatusUpdate> = z.looseObject({
  status: z.enum(['SUBMITTED', 'OPEN']),
  reason: z.optional(z.string().check(z.maxLength(1000))),
  feedback: z.optional(z.string().check(z.maxLength(5000))),
  version: z.optional(z.string().check(z.maxLength(100))),
})

export const ReviewChange: z.ZodMiniType<types.ReviewChange> = z.looseObject({
  uuid: z.guid(),
  segmentId: z.string(),
  sequence: z.int().check(z.gte(1)),
  source: z.string(),
  before: z.string(),
  after: z.string(),
  modifiedWords: z.int().check(z.gte(0)),
  inSample: z.boolean(),
  category: z.optional(z.string()),
  severity: z.optional(FindingSeverity),
  comment: z.optional(z.string()),
  findingUuid: z.optional(z.guid()),
  reviewer: z.optional(z.lazy(() => users.UserRef)),
  date: z.int(),
})

export const ReviewChangePage: z.ZodMiniType<types.ReviewChangePage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  content: z.array(ReviewChange),
})

export const ReviewChangeInput: z.ZodMiniType<types.ReviewChangeInput> = z.looseObject({
  category: z.string().check(z.minLength(1), z.maxLength(60)),
  severity: z.optional(FindingSeverity),
  comment: z.optional(z.string().check(z.maxLength(2000))),
})

export const ReviewChangesInput: z.ZodMiniType<types.ReviewChangesInput> = z.looseObject({
  reviewChangeUuids: z.array(z.guid()).check(z.minLength(1), z.maxLength(500)),
  category: z.string().check(z.minLength(1), z.maxLength(60)),
  severity: z.optional(FindingSeverity),
  comment: z.optional(z.string().check(z.maxLength(2000))),
})

export const FindingRange: z.ZodMiniType<types.FindingRange> = z.looseObject({
  start: z.int().check(z.gte(0)),
  end: z.int().check(z.gte(0)),
})

export const FindingMessage: z.ZodMiniType<types.FindingMessage> = z.looseObject({
  uuid: z.guid(),
  kind: z.string(),
  by: z.string(),
  author: z.optional(z.lazy(() => users.UserRef)),
  text: z.string(),
  mentions: z.optional(z.array(z.lazy(() => users.UserRef))),
  date: z.int(),
})

export const FindingOffer: z.ZodMiniType<types.FindingOffer> = z.looseObject({
  category: z.string(),
  severity: FindingSeverity,
})

export const FindingMove: z.ZodMiniType<types.FindingMove> = z.looseObject({
  move: z.string(),
  missing: z.optional(z.array(z.string())),
  needsReason: z.optional(z.boolean()),
})

export const Finding: z.ZodMiniType<types.Finding> = z.looseObject({
  uuid: z.guid(),
  reviewUuid: z.guid(),
  version: z.string(),
  reviewChangeUuid: z.optional(z.guid()),
  segmentId: z.string(),
  sequence: z.int().check(z.gte(1)),
  side: z.enum(['SOURCE', 'TARGET']),
  range: z.optional(FindingRange),
  quote: z.optional(z.string()),
  source: z.string(),
  target: z.string(),
  category: z.string(),
  severity: FindingSeverity,
  weight: z.number().check(z.gte(0)),
  affectsScore: z.boolean(),
  repeated: z.boolean(),
  repeatedOf: z.optional(z.guid()),
  points: z.number().check(z.gte(0)),
  counts: z.enum(['YES', 'PROVISIONALLY', 'NO']),
  comment: z.optional(z.string()),
  suggestion: z.optional(z.string()),
  state: FindingState,
  outcome: z.optional(z.enum(['UPHELD', 'CHANGED', 'DISMISSED'])),
  reason: z.optional(z.string()),
  decidedBy: z.optional(z.lazy(() => users.UserRef)),
  original: z.optional(FindingOffer),
  offer: z.optional(FindingOffer),
  rounds: z.int().check(z.gte(0)),
  replyDate: z.optional(z.int()),
  author: z.optional(z.lazy(() => users.UserRef)),
  messages: z.array(FindingMessage),
  moves: z.array(FindingMove),
  date: z.int(),
})

export const FindingInput: z.ZodMiniType<types.FindingInput> = z.looseObject({
  segmentId: z.string().check(z.regex(new RegExp('^[1-9][0-9]{0,15}$'))),
  side: z.optional(z.enum(['SOURCE', 'TARGET'])),
  range: z.optional(FindingRange),
  category: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  severity: z.optional(FindingSeverity),
  repeatedOf: z.optional(z.guid()),
  comment: z.optional(z.string().check(z.maxLength(2000))),
  suggestion: z.optional(z.string().check(z.maxLength(10000))),
  aiFindingUuid: z.optional(z.guid()),
})

export const FindingUpdate: z.ZodMiniType<types.FindingUpdate> = z.looseObject({
  category: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  severity: z.optional(FindingSeverity),
  repeatedOf: z.optional(z.nullable(z.guid())),
  comment: z.optional(z.string().check(z.maxLength(2000))),
  suggestion: z.optional(z.string().check(z.maxLength(10000))),
})

export const FindingReply: z.ZodMiniType<types.FindingReply> = z.looseObject({
  state: z.enum(['ACCEPTED', 'DISPUTED', 'DECLINED']),
  comment: z.optional(z.string().check(z.maxLength(2000))),
  version: z.optional(z.string().check(z.maxLength(100))),
})

export const FindingAnswer: z.ZodMiniType<types.FindingAnswer> = z.looseObject({
  decision: z.enum(['WITHDRAW', 'OFFER', 'KEEP']),
  category: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  severity: z.optional(FindingSeverity),
  comment: z.optional(z.string().check(z.maxLength(2000))),
  version: z.optional(z.string().check(z.maxLength(100))),
})

export const FindingArbitration: z.ZodMiniType<types.FindingArbitration> = z.looseObject({
  outcome: z.enum(['UPHELD', 'CHANGED', 'DISMISSED']),
  category: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  severity: z.optional(FindingSeverity),
  reason: z.string().check(z.minLength(1), z.maxLength(2000)),
  version: z.optional(z.string().check(z.maxLength(100))),
})

export const FindingMessageInput: z.ZodMiniType<types.FindingMessageInput> = z.looseObject({
  text: z.string().check(z.minLength(1), z.maxLength(2000)),
  mentions: z.optional(z.array(z.guid()).check(z.maxLength(10))),
})

export const ReviewScoreLine: z.ZodMiniType<types.ReviewScoreLine> = z.looseObject({
  findingUuid: z.guid(),
  segmentId: z.string(),
  sequence: z.int().check(z.gte(1)),
  category: z.string(),
  severity: FindingSeverity,
  severityPoints: z.number().check(z.gte(0)),
  weight: z.number().check(z.gte(0)),
  overridden: z.boolean(),
  factor: z.number().check(z.gte(0)),
  points: z.number().check(z.gte(0)),
  counts: z.enum(['YES', 'PROVISIONALLY', 'NO']),
  state: FindingState,
  outcome: z.optional(z.enum(['UPHELD', 'CHANGED', 'DISMISSED'])),
})

export const ReviewScore: z.ZodMiniType<types.ReviewScore> = z.looseObject({
  basis: ReviewBasis,
  formula: z.lazy(() => qualityProfiles.QualityFormula),
  words: z.int().check(z.gte(0)),
  points: z.number().check(z.gte(0)),
  provisionalPoints: z.number().check(z.gte(0)),
  perThousand: z.optional(z.number().check(z.gte(0))),
  perWord: z.optional(z.number().check(z.gte(0))),
  score: z.optional(z.number().check(z.gte(0), z.lte(100))),
  provisionalScore: z.optional(z.number().check(z.gte(0), z.lte(100))),
  band: z.optional(z.number().check(z.gte(0))),
  passMark: z.number().check(z.gte(0), z.lte(100)),
  tolerance: z.optional(z.number().check(z.gte(0))),
  result: ReviewResult,
  keptShare: z.optional(z.number().check(z.gte(0), z.lte(100))),
  sampleTooSmall: z.boolean(),
  lines: z.array(ReviewScoreLine),
})

export const ReviewSample: z.ZodMiniType<types.ReviewSample> = z.looseObject({
  mode: z.lazy(() => qualityProfiles.SamplingMode),
  words: z.int().check(z.gte(0)),
  segments: z.array(z.int().check(z.gte(1))),
  whole: z.boolean(),
  seed: z.optional(z.string()),
})

export const SecondReviewStatus: z.ZodMiniType<types.SecondReviewStatus> = z.enum(['OPEN', 'DONE'])

export const SecondReviewInput: z.ZodMiniType<types.SecondReviewInput> = z.looseObject({
  reviewUuid: z.guid(),
  personUuid: z.guid(),
})

export const SecondReviewJudgment: z.ZodMiniType<types.SecondReviewJudgment> = z.looseObject({
  sequence: z.int().check(z.gte(1)),
  category: z.string().check(z.minLength(1), z.maxLength(60)),
  severity: z.optional(FindingSeverity),
})

export const SecondReviewJudgments: z.ZodMiniType<types.SecondReviewJudgments> = z.looseObject({
  judgments: z.array(SecondReviewJudgment).check(z.maxLength(500)),
  done: z.optional(z.boolean()),
})

export const ReviewAgreement: z.ZodMiniType<types.ReviewAgreement> = z.looseObject({
  segments: z.int().check(z.gte(0)),
  agreed: z.int().check(z.gte(0)),
  kappa: z.optional(z.number().check(z.gte(-1), z.lte(1))),
})

export const SecondReview: z.ZodMiniType<types.SecondReview> = z.looseObject({
  uuid: z.guid(),
  reviewUuid: z.guid(),
  status: SecondReviewStatus,
  person: z.optional(z.lazy(() => users.UserRef)),
  segments: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  project: z.string(),
  filename: z.string(),
  sourceLanguage: shared.LocaleCode,
  targetLanguage: shared.LocaleCode,
  agreement: z.optional(ReviewAgreement),
  createdDate: z.int(),
  doneDate: z.optional(z.int()),
})

export const SecondReviewPage: z.ZodMiniType<types.SecondReviewPage> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(shared.SortInfo),
  pageable: z.optional(shared.PageableInfo),
  content: z.array(SecondReview),
})

export const SecondReviewVerdict: z.ZodMiniType<types.SecondReviewVerdict> = z.looseObject({
  category: z.string(),
  severity: FindingSeverity,
})

export const SecondReviewSegment: z.ZodMiniType<types.SecondReviewSegment> = z.looseObject({
  segmentId: z.string(),
  sequence: z.int().check(z.gte(1)),
  words: z.int().check(z.gte(0)),
  source: z.string(),
  target: z.string(),
  verdict: z.optional(SecondReviewVerdict),
  firstVerdict: z.optional(SecondReviewVerdict),
})

export const SecondReviewDetail: z.ZodMiniType<types.SecondReviewDetail> = z.looseObject({
  uuid: z.guid(),
  reviewUuid: z.guid(),
  status: SecondReviewStatus,
  person: z.optional(z.lazy(() => users.UserRef)),
  segments: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  project: z.string(),
  filename: z.string(),
  sourceLanguage: shared.LocaleCode,
  targetLanguage: shared.LocaleCode,
  agreement: z.optional(ReviewAgreement),
  createdDate: z.int(),
  doneDate: z.optional(z.int()),
  isMine: z.boolean(),
  sample: z.array(SecondReviewSegment),
})

export const categorizeChangesResult: z.ZodMiniType<types.ReviewChange[]> = z.array(ReviewChange)

export const listFindingsResult: z.ZodMiniType<types.Finding[]> = z.array(Finding)
