// Generated from openapi/resources/editor.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../editor.ts'
import * as checkProfiles from './checkProfiles.ts'
import * as mtEngines from './mtEngines.ts'
import * as shared from './shared.ts'
import * as tasks from './tasks.ts'
import * as translationMemories from './translationMemories.ts'
import * as users from './users.ts'
import * as workUnits from './workUnits.ts'

export const SpellingCheck: z.ZodMiniType<types.SpellingCheck> = z.looseObject({
  texts: z.array(z.string().check(z.maxLength(20000))).check(z.minLength(1), z.maxLength(200)),
})

export const SpellingMistake: z.ZodMiniType<types.SpellingMistake> = z.looseObject({
  text: z.int().check(z.gte(0)),
  begin: z.int().check(z.gte(0)),
  end: z.int().check(z.gte(0)),
  word: z.string(),
})

export const SpellingResult: z.ZodMiniType<types.SpellingResult> = z.looseObject({
  hasDictionary: z.boolean(),
  mistakes: z.array(SpellingMistake),
})

export const SpellingSuggestions: z.ZodMiniType<types.SpellingSuggestions> = z.looseObject({
  suggestions: z.array(z.string()).check(z.maxLength(5)),
})

export const EditorUrl: z.ZodMiniType<types.EditorUrl> = z.looseObject({
  url: z.string(),
})

export const EditorContextRequest: z.ZodMiniType<types.EditorContextRequest> = z.looseObject({
  workUnitIds: z.array(z.guid()).check(z.maxLength(100)),
  taskIds: z.array(z.guid()).check(z.maxLength(100)),
})

export const EditorContextKey: z.ZodMiniType<types.EditorContextKey> = z.looseObject({
  context: z.string(),
})

export const EditorContextItem: z.ZodMiniType<types.EditorContextItem> = z.looseObject({
  workUnit: z.lazy(() => workUnits.WorkUnit),
  task: z.optional(z.lazy(() => tasks.Task)),
  previewUrl: z.optional(z.string()),
  writable: z.boolean(),
  zenModeEnabled: z.optional(z.boolean()),
  reviewUuid: z.optional(z.guid()),
  readOnlyReason: z.optional(z.string()),
  aiChecks: z.optional(z.array(z.string())),
  slices: z.optional(z.array(z.lazy(() => tasks.SegmentRange))),
})

export const EditorContext: z.ZodMiniType<types.EditorContext> = z.looseObject({
  items: z.array(EditorContextItem),
})

export const InlineCode: z.ZodMiniType<types.InlineCode> = z.looseObject({
  id: z.int().check(z.gte(1)),
  kind: z.enum(['paired', 'standalone']),
  open: z.string(),
  close: z.optional(z.string()),
  display: z.optional(z.string()),
})

export const SegmentFinding: z.ZodMiniType<types.SegmentFinding> = z.looseObject({
  uuid: z.guid(),
  category: z.string(),
  severity: z.string(),
  excerpt: z.optional(z.string()),
  suggestion: z.optional(z.string()),
  state: z.enum(['OPEN', 'ACCEPTED']),
  engineName: z.string(),
})

export const SegmentIssue: z.ZodMiniType<types.SegmentIssue> = z.looseObject({
  kind: z.string(),
  id: z.optional(z.int().check(z.gte(0))),
  blocking: z.boolean(),
  message: z.optional(z.string()),
  rule: z.optional(z.string().check(z.maxLength(40))),
  begin: z.optional(z.int().check(z.gte(0))),
  end: z.optional(z.int().check(z.gte(0))),
  found: z.optional(z.string()),
  expected: z.optional(z.string()),
  fix: z.optional(z.string()),
  key: z.optional(z.string()),
  finding: z.optional(SegmentFinding),
})

export const FindingDecision: z.ZodMiniType<types.FindingDecision> = z.looseObject({
  state: z.enum(['OPEN', 'ACCEPTED', 'REJECTED']),
})

export const IgnoreReason: z.ZodMiniType<types.IgnoreReason> = z.enum(['RIGHT', 'CLIENT', 'FALSE_ALARM'])

export const IssueDecision: z.ZodMiniType<types.IssueDecision> = z.looseObject({
  key: z.string().check(z.minLength(1), z.maxLength(5000)),
  reason: z.optional(IgnoreReason),
})

export const IgnoredIssue: z.ZodMiniType<types.IgnoredIssue> = z.looseObject({
  key: z.string(),
  kind: z.string(),
  rule: z.optional(z.string()),
  found: z.optional(z.string()),
  expected: z.optional(z.string()),
  reason: IgnoreReason,
  ignoredBy: z.optional(z.lazy(() => users.UserRef)),
})

export const SegmentReview: z.ZodMiniType<types.SegmentReview> = z.looseObject({
  segmentIds: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(50)),
})

export const SegmentPlural: z.ZodMiniType<types.SegmentPlural> = z.looseObject({
  form: z.string(),
  forms: z.array(z.string()),
  variable: z.optional(z.string()),
})

export const Segment: z.ZodMiniType<types.Segment> = z.looseObject({
  id: z.string(),
  index: z.int().check(z.gte(0)),
  key: z.optional(z.string()),
  source: z.string(),
  target: z.string(),
  codes: z.array(InlineCode),
  confirmed: z.boolean(),
  locked: z.optional(z.boolean()),
  bookmarked: z.optional(z.boolean()),
  version: z.int().check(z.gte(0)),
  words: z.int().check(z.gte(0)),
  note: z.optional(z.string()),
  context: z.optional(z.string()),
  plural: z.optional(SegmentPlural),
  maxLength: z.optional(z.int().check(z.gte(0))),
  origin: z.optional(z.string()),
  matchScore: z.optional(z.int().check(z.gte(0), z.lte(101))),
  issues: z.array(SegmentIssue),
  ignoredIssues: z.optional(z.array(IgnoredIssue)),
  before: z.optional(z.string()),
  updatedAt: z.int(),
  updatedBy: z.optional(z.lazy(() => users.UserRef)),
  propagated: z.optional(z.int().check(z.gte(0))),
})

export const SegmentReviewResult: z.ZodMiniType<types.SegmentReviewResult> = z.looseObject({
  segments: z.array(Segment),
  problem: z.optional(z.lazy(() => mtEngines.MtProblem)),
})

export const SegmentVersion: z.ZodMiniType<types.SegmentVersion> = z.looseObject({
  version: z.int().check(z.gte(0)),
  target: z.string(),
  confirmed: z.boolean(),
  origin: z.optional(z.string()),
  matchScore: z.optional(z.int().check(z.gte(0), z.lte(101))),
  at: z.int(),
  by: z.optional(z.lazy(() => users.UserRef)),
  replacedAt: z.int(),
})

export const SegmentVersionPage: z.ZodMiniType<types.SegmentVersionPage> = z.looseObject({
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
  content: z.array(SegmentVersion),
})

export const SegmentIndex: z.ZodMiniType<types.SegmentIndex> = z.looseObject({
  idSteps: z.array(z.int()),
  indexSteps: z.array(z.int()),
  states: z.string().check(z.regex(new RegExp('^[ODCL]*$'))),
  versions: z.array(z.int().check(z.gte(0))),
  words: z.array(z.int().check(z.gte(0))),
  issues: z.array(z.int().check(z.gte(0), z.lte(2097151))),
  checkLevels: z.lazy(() => checkProfiles.CheckLevels),
  repeats: z.array(z.int().check(z.gte(0))),
})

export const SegmentPage: z.ZodMiniType<types.SegmentPage> = z.looseObject({
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
  content: z.array(Segment),
})

export const SegmentUpdate: z.ZodMiniType<types.SegmentUpdate> = z.looseObject({
  target: z.string().check(z.maxLength(100000)),
  confirmed: z.boolean(),
  version: z.int().check(z.gte(0)),
  origin: z.optional(z.string()),
  matchScore: z.optional(z.int().check(z.gte(0), z.lte(101))),
})

export const SegmentConfirmation: z.ZodMiniType<types.SegmentConfirmation> = z.looseObject({
  segmentIds: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(10000))),
})

export const SegmentRefusal: z.ZodMiniType<types.SegmentRefusal> = z.looseObject({
  segmentId: z.string(),
  index: z.int().check(z.gte(0)),
  issues: z.array(SegmentIssue),
})

export const SegmentConfirmationResult: z.ZodMiniType<types.SegmentConfirmationResult> = z.looseObject({
  confirmed: z.int().check(z.gte(0)),
  refused: z.array(SegmentRefusal),
})

export const EditorMatch: z.ZodMiniType<types.EditorMatch> = z.looseObject({
  match: z.int().check(z.gte(0), z.lte(101)),
  type: shared.TmMatchType,
  parts: z.lazy(() => translationMemories.MatchParts),
  translationUnitId: z.int(),
  tmUuid: z.guid(),
  tmName: z.string(),
  sourceLocale: shared.LocaleCode,
  sourceText: z.string(),
  targetLocale: shared.LocaleCode,
  targetText: z.string(),
  lastModifiedAt: z.optional(z.int()),
  lastModifiedBy: z.optional(z.string()),
  projectName: z.optional(z.string()),
})

export const listMatchesResult: z.ZodMiniType<types.EditorMatch[]> = z.array(EditorMatch)
