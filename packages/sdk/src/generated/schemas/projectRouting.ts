// Generated from openapi/resources/projectRouting.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../projectRouting.ts'
import * as cancellationOptions from './cancellationOptions.ts'
import * as shared from './shared.ts'

export const RoutedGlossary: z.ZodMiniType<types.RoutedGlossary> = z.looseObject({
  bwGlossaryId: z.int().check(z.gte(1)),
})

export const RoutedMemory: z.ZodMiniType<types.RoutedMemory> = z.looseObject({
  atlasTmId: z.int().check(z.gte(1)),
})

export const RoutedContact: z.ZodMiniType<types.RoutedContact> = z.looseObject({
  id: z.int().check(z.gte(1)),
  name: z.optional(z.string().check(z.maxLength(200))),
})

export const RoutedPriceList: z.ZodMiniType<types.RoutedPriceList> = z.looseObject({
  uuid: z.guid(),
  name: z.optional(z.string().check(z.maxLength(200))),
})

export const ProjectRoutingUnitInput: z.ZodMiniType<types.ProjectRoutingUnitInput> = z.looseObject({
  uuid: z.guid(),
  id: z.optional(z.int()),
  name: z.optional(z.string().check(z.maxLength(200))),
  country: z.optional(z.string().check(z.maxLength(2))),
  organizationUuid: z.optional(z.guid()),
  targetLanguages: z.optional(z.array(shared.LocaleCode).check(z.maxLength(200))),
  fileExtensions: z.optional(z.array(z.string().check(z.regex(new RegExp('^[a-z0-9]{1,20}$')))).check(z.maxLength(60))),
  workflows: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(16))),
  instructions: z.optional(z.string().check(z.maxLength(10000))),
  defaultContactPerson: z.optional(RoutedContact),
  priceList: z.optional(RoutedPriceList),
  glossaryList: z.optional(z.array(RoutedGlossary).check(z.maxLength(50))),
  tmList: z.optional(z.array(RoutedMemory).check(z.maxLength(50))),
})

export const ProjectRoutingUnit: z.ZodMiniType<types.ProjectRoutingUnit> = z.looseObject({
  uuid: z.guid(),
  id: z.int(),
  name: z.string(),
  country: z.string(),
  organizationUuid: z.guid(),
  targetLanguages: z.array(shared.LocaleCode),
  fileExtensions: z.array(z.string()),
  workflows: z.array(z.string()),
  instructions: z.string(),
  defaultContactPerson: z.optional(RoutedContact),
  priceList: z.optional(RoutedPriceList),
  glossaryList: z.array(RoutedGlossary),
  tmList: z.array(RoutedMemory),
})

export const ProjectRoutingInput: z.ZodMiniType<types.ProjectRoutingInput> = z.looseObject({
  uuid: z.optional(z.guid()),
  name: z.string().check(z.minLength(1), z.maxLength(100), z.regex(new RegExp('\\S'))),
  sourceLanguage: shared.LocaleCode,
  restrictLangPerOrgUnit: z.optional(z.boolean()),
  configOrgUnits: z.array(ProjectRoutingUnitInput).check(z.minLength(1), z.maxLength(50)),
})

export const ProjectRouting: z.ZodMiniType<types.ProjectRouting> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  sourceLanguage: shared.LocaleCode,
  restrictLangPerOrgUnit: z.boolean(),
  configOrgUnits: z.array(ProjectRoutingUnit),
  version: z.string(),
  lastChange: z.optional(z.lazy(() => cancellationOptions.SettingsChange)),
})

export const RoutedOrgUnit: z.ZodMiniType<types.RoutedOrgUnit> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
})

export const ProjectRoutingItem: z.ZodMiniType<types.ProjectRoutingItem> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  sourceLanguage: shared.LocaleCode,
  targetLanguages: z.array(shared.LocaleCode),
  orgUnits: z.array(RoutedOrgUnit),
})

export const ProjectRoutingPage: z.ZodMiniType<types.ProjectRoutingPage> = z.looseObject({
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
  content: z.array(ProjectRoutingItem),
})

export const RoutedFile: z.ZodMiniType<types.RoutedFile> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  targetLanguages: z.array(shared.LocaleCode),
})

export const PlannedProject: z.ZodMiniType<types.PlannedProject> = z.looseObject({
  uuid: z.guid(),
  id: z.int(),
  name: z.string(),
  country: z.string(),
  organizationUuid: z.guid(),
  targetLanguages: z.array(shared.LocaleCode),
  fileExtensions: z.array(z.string()),
  workflows: z.array(z.string()),
  instructions: z.string(),
  defaultContactPerson: z.optional(RoutedContact),
  priceList: z.optional(RoutedPriceList),
  glossaryList: z.array(RoutedGlossary),
  tmList: z.array(RoutedMemory),
  files: z.array(RoutedFile),
})

export const ProjectRoutingPreview: z.ZodMiniType<types.ProjectRoutingPreview> = z.looseObject({
  projects: z.array(PlannedProject),
  unroutedLanguages: z.array(shared.LocaleCode),
  unroutedFiles: z.array(RoutedFile),
})

export const RoutedProjectInput: z.ZodMiniType<types.RoutedProjectInput> = z.looseObject({
  uuid: z.guid(),
  id: z.optional(z.int()),
  targetLanguages: z.array(shared.LocaleCode).check(z.minLength(1), z.maxLength(200)),
  workflows: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(16))),
  instructions: z.optional(z.string().check(z.maxLength(10000))),
  defaultContactPerson: z.optional(RoutedContact),
  priceList: z.optional(RoutedPriceList),
  glossaryList: z.optional(z.array(RoutedGlossary).check(z.maxLength(50))),
  tmList: z.optional(z.array(RoutedMemory).check(z.maxLength(50))),
})

export const ProjectRoutingRequest: z.ZodMiniType<types.ProjectRoutingRequest> = z.looseObject({
  baseProjectUuid: z.guid(),
  reference: z.optional(z.string().check(z.minLength(1), z.maxLength(255), z.regex(new RegExp('\\S')))),
  sourceLanguage: z.optional(shared.LocaleCode),
  projects: z.array(RoutedProjectInput).check(z.minLength(1), z.maxLength(50)),
})

export const RoutedProject: z.ZodMiniType<types.RoutedProject> = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  status: z.string(),
  orgUnit: RoutedOrgUnit,
})

export const ProjectRoutingStatus: z.ZodMiniType<types.ProjectRoutingStatus> = z.looseObject({
  status: shared.JobStatus,
  current: z.int(),
  total: z.int(),
  jobUuid: z.optional(z.guid()),
  error: z.optional(z.string()),
  projects: z.array(RoutedProject),
  undoable: z.boolean(),
})

export const previewBody: z.ZodMiniType<NonNullable<types.ProjectRoutingPreviewParams['body']>> = z.array(shared.LocaleCode).check(z.minLength(1), z.maxLength(200))
