// Generated from openapi/shared by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type { Upload } from '../../operation.ts'
import type * as types from '../shared.ts'

export const RequestStatus: z.ZodMiniType<types.RequestStatus> = z.enum(['RUNNING', 'DONE', 'WARN', 'ERROR'])

export const Failure: z.ZodMiniType<types.Failure> = z.looseObject({
  code: z.string(),
  data: z.optional(z.record(z.string(), z.unknown())),
})

export const AsyncRequest: z.ZodMiniType<types.AsyncRequest> = z.looseObject({
  id: z.string(),
  status: RequestStatus,
  data: z.unknown(),
  error: z.nullable(z.string()),
  failure: z.optional(Failure),
})

export const ExportStatus: z.ZodMiniType<types.ExportStatus> = z.enum(['STARTED', 'COMPLETED', 'FAILED'])

export const NotTaken: z.ZodMiniType<types.NotTaken> = z.looseObject({
  kind: z.string(),
  name: z.string(),
  count: z.int().check(z.gte(1)),
  takenAs: z.optional(z.string()),
  lines: z.optional(z.array(z.int().check(z.gte(1)))),
})

export const DownloadRequest: z.ZodMiniType<types.DownloadRequest> = z.looseObject({
  requestUuid: z.guid(),
  status: ExportStatus,
  downloadUrl: z.optional(z.string()),
  progress: z.optional(z.number().check(z.gte(0), z.lte(100))),
  notTaken: z.optional(z.array(NotTaken)),
})

export const LocaleCode: z.ZodMiniType<types.LocaleCode> = z.string().check(z.maxLength(35), z.regex(new RegExp('^[a-z]{2,3}(_[a-z0-9]{2,8}){0,3}$')))

export const WordCounter: z.ZodMiniType<types.WordCounter> = z.enum(['WORD', 'GMX_V', 'PLAIN'])

export const CurrencyCode: z.ZodMiniType<types.CurrencyCode> = z.string().check(z.regex(new RegExp('^[A-Z]{3}$')))

export const CountryCode: z.ZodMiniType<types.CountryCode> = z.string().check(z.regex(new RegExp('^[A-Z]{2}$')))

export const Role: z.ZodMiniType<types.Role> = z.enum(['SYSADMIN', 'ADMIN', 'ACCOUNT_ADMIN', 'PROJECT_MANAGER', 'CLIENT', 'VENDOR'])

export const AccountType: z.ZodMiniType<types.AccountType> = z.enum(['PERSONAL', 'BUSINESS', 'ENTERPRISE'])

export const UserStatus: z.ZodMiniType<types.UserStatus> = z.string()

export const PermissionCode: z.ZodMiniType<types.PermissionCode> = z.string()

export const PermissionModule: z.ZodMiniType<types.PermissionModule> = z.string()

export const WorkflowCode: z.ZodMiniType<types.WorkflowCode> = z.string().check(z.maxLength(60), z.regex(new RegExp('^[A-Z][A-Z0-9_]*$')))

export const ProjectStatus: z.ZodMiniType<types.ProjectStatus> = z.enum(['DRAFT', 'PENDING', 'APPROVED', 'DELIVERED', 'INVOICED', 'CANCELLED'])

export const TaskStatus: z.ZodMiniType<types.TaskStatus> = z.enum(['DRAFT', 'PENDING', 'APPROVED', 'DELIVERED', 'INVOICED', 'CANCELLED'])

export const AssignmentState: z.ZodMiniType<types.AssignmentState> = z.enum(['UNASSIGNED', 'ASSIGNED', 'ACCEPTED', 'SKIPPED', 'MACHINE'])

export const TranslationStatus: z.ZodMiniType<types.TranslationStatus> = z.enum(['NOT_TRANSLATED', 'PREPARING', 'TRANSLATED', 'ERROR'])

export const GenesisCreationStatus: z.ZodMiniType<types.GenesisCreationStatus> = z.enum(['CREATING', 'CREATED', 'ERROR'])

export const CostsStatus: z.ZodMiniType<types.CostsStatus> = z.enum(['CREATING', 'UPDATING', 'COMPLETED', 'COMPLETED_WARN', 'LOGFILE_ERROR', 'INGESTION_ERROR', 'ERROR', 'NOT_CALCULATED'])

export const JobStatus: z.ZodMiniType<types.JobStatus> = z.enum(['STARTED', 'FINISHED', 'FINISHED_WARNING', 'FAILED'])

export const CostUnit: z.ZodMiniType<types.CostUnit> = z.string()

export const TmMatchType: z.ZodMiniType<types.TmMatchType> = z.enum(['CONTEXT', 'EXACT', 'FUZZY'])

export const InvoicePaymentStatus: z.ZodMiniType<types.InvoicePaymentStatus> = z.enum(['AWAITING_RECONCILIATION', 'PENDING', 'PENDING_APPROVAL', 'READY', 'PAID', 'CLOSED', 'CANCELLED', 'ERROR'])

export const InvoiceStatus: z.ZodMiniType<types.InvoiceStatus> = z.enum(['INVOICED', 'INVOICED_NFE', 'INVOICED_NFE_ERROR', 'PARTIALLY_INVOICED', 'PARTIALLY_PAID', 'PAID', 'VOID', 'CANCELLED'])

export const ChangeType: z.ZodMiniType<types.ChangeType> = z.enum(['CREATE', 'UPDATE', 'REMOVAL'])

export const ChangeRequestType: z.ZodMiniType<types.ChangeRequestType> = z.enum(['REQUEST_UPDATE', 'BULK_UPDATE'])

export const BoardChangeType: z.ZodMiniType<types.BoardChangeType> = z.enum(['DATA_CHANGES', 'LANE_TRANSITION'])

export const ConnectorKind: z.ZodMiniType<types.ConnectorKind> = z.enum(['AEM', 'BLAISE', 'CONTENTFUL', 'DRUPAL', 'ELOQUA', 'FIGMA', 'GITHUB', 'MARKETO', 'PENDO', 'PHRASE', 'WORDPRESS', 'ZENDESK', 'BITBUCKET'])

export const TermType: z.ZodMiniType<types.TermType> = z.enum(['Full', 'Acronym'])

export const TermGender: z.ZodMiniType<types.TermGender> = z.enum(['Masculine', 'Feminine', 'Neutral'])

export const ValueType: z.ZodMiniType<types.ValueType> = z.string()

export const FieldError: z.ZodMiniType<types.FieldError> = z.looseObject({
  field: z.string(),
  rule: z.optional(z.string()),
  limit: z.optional(z.unknown()),
  message: z.string(),
})

export const ApiError: z.ZodMiniType<types.ApiError> = z.looseObject({
  status: z.int(),
  code: z.optional(z.string()),
  message: z.string(),
  exception: z.optional(z.string()),
  data: z.optional(z.unknown()),
  errors: z.optional(z.array(FieldError)),
  requestId: z.string(),
})

export const Outdated: z.ZodMiniType<types.Outdated> = z.looseObject({
  present: z.unknown(),
  changedBy: z.optional(z.looseObject({
  uuid: z.guid(),
  name: z.string(),
})),
  changedAt: z.optional(z.int()),
})

export const JournalEvent: z.ZodMiniType<types.JournalEvent> = z.string()

export const ExportColumn: z.ZodMiniType<types.ExportColumn> = z.looseObject({
  field: z.string().check(z.maxLength(63), z.regex(new RegExp('^([A-Za-z]{1,40}|cf\\.[\\p{L}\\p{N}_-]{1,60})$'))),
  title: z.string().check(z.maxLength(100)),
})

export const ListExport: z.ZodMiniType<types.ListExport> = z.looseObject({
  format: z.enum(['CSV', 'XLSX', 'JSON']),
  columns: z.array(ExportColumn).check(z.minLength(1), z.maxLength(40)),
  q: z.optional(z.string().check(z.maxLength(200))),
  filter: z.optional(z.string().check(z.maxLength(1000))),
  sort: z.optional(z.string().check(z.maxLength(100))),
})

export const SortInfo: z.ZodMiniType<types.SortInfo> = z.looseObject({
  empty: z.boolean(),
  sorted: z.boolean(),
  unsorted: z.boolean(),
})

export const PageableInfo: z.ZodMiniType<types.PageableInfo> = z.looseObject({
  offset: z.optional(z.int().check(z.gte(0))),
  pageNumber: z.int().check(z.gte(0)),
  pageSize: z.int().check(z.gte(1)),
  paged: z.optional(z.boolean()),
  unpaged: z.optional(z.boolean()),
  sort: z.optional(SortInfo),
})

export const PageInfo: z.ZodMiniType<types.PageInfo> = z.looseObject({
  empty: z.boolean(),
  first: z.boolean(),
  last: z.boolean(),
  number: z.int().check(z.gte(0)),
  numberOfElements: z.int().check(z.gte(0)),
  size: z.int().check(z.gte(1)),
  totalElements: z.int().check(z.gte(0)),
  totalPages: z.int().check(z.gte(0)),
  sort: z.optional(SortInfo),
  pageable: z.optional(PageableInfo),
})

export const ListCounter: z.ZodMiniType<types.ListCounter> = z.looseObject({
  count: z.int().check(z.gte(0)),
  filter: z.string(),
})

export const TableUpload: z.ZodMiniType<types.TableUpload> = z.looseObject({
  file: z.custom<Upload>(),
})

export const TableImportChange: z.ZodMiniType<types.TableImportChange> = z.looseObject({
  column: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
})

export const TableImportProblem: z.ZodMiniType<types.TableImportProblem> = z.looseObject({
  column: z.string(),
  code: z.string(),
  value: z.string(),
  limit: z.optional(z.string()),
  message: z.string(),
})

export const TableImportLine: z.ZodMiniType<types.TableImportLine> = z.looseObject({
  line: z.int().check(z.gte(1)),
  outcome: z.string(),
  name: z.string(),
  changes: z.array(TableImportChange),
  problems: z.array(TableImportProblem),
})

export const TableImportReport: z.ZodMiniType<types.TableImportReport> = z.looseObject({
  isImported: z.boolean(),
  added: z.int().check(z.gte(0)),
  changed: z.int().check(z.gte(0)),
  unchanged: z.int().check(z.gte(0)),
  wrong: z.int().check(z.gte(0)),
  notTaken: z.optional(z.array(NotTaken)),
  lines: z.array(TableImportLine),
})
