// Generated from openapi/resources/connectorRequests.yaml by openapi/generate.ts. Do not edit.
import * as z from 'zod/mini'
import type * as types from '../connectorRequests.ts'
import * as connectors from './connectors.ts'
import * as shared from './shared.ts'
import * as users from './users.ts'

export const ConnectorRequestState: z.ZodMiniType<types.ConnectorRequestState> = z.enum(['OPEN', 'ACCEPTED', 'REFUSED'])

export const ConnectorRequestPiece: z.ZodMiniType<types.ConnectorRequestPiece> = z.looseObject({
  key: z.string(),
  title: z.string(),
  version: z.string(),
  url: z.optional(z.string()),
  isChanged: z.boolean(),
  isGone: z.boolean(),
  words: z.optional(z.int().check(z.gte(0))),
})

export const ConnectorRequest: z.ZodMiniType<types.ConnectorRequest> = z.looseObject({
  uuid: z.guid(),
  status: ConnectorRequestState,
  name: z.string(),
  config: z.lazy(() => connectors.ConnectorRef),
  kind: shared.ConnectorKind,
  requester: z.optional(z.lazy(() => users.UserRef)),
  wpIds: z.array(z.int()),
  pieces: z.array(ConnectorRequestPiece),
  targetLocales: z.array(shared.LocaleCode),
  note: z.string(),
  answer: z.string(),
  fault: z.optional(z.lazy(() => connectors.ConnectorFault)),
  decidedBy: z.optional(z.lazy(() => users.UserRef)),
  decidedAt: z.optional(z.int()),
  runUuid: z.optional(z.guid()),
  projectUuid: z.optional(z.guid()),
  createdAt: z.int(),
})

export const ConnectorRequestPage: z.ZodMiniType<types.ConnectorRequestPage> = z.looseObject({
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
  content: z.array(ConnectorRequest),
})

export const ConnectorRequestInput: z.ZodMiniType<types.ConnectorRequestInput> = z.looseObject({
  configUuid: z.guid(),
  name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(new RegExp('\\S'))),
  keys: z.array(z.string().check(z.minLength(1), z.maxLength(1000))).check(z.minLength(1), z.maxLength(200)),
  targetLocales: z.optional(z.array(shared.LocaleCode).check(z.maxLength(100))),
  note: z.optional(z.string().check(z.maxLength(2000))),
})

export const AcceptedPiece: z.ZodMiniType<types.AcceptedPiece> = z.looseObject({
  key: z.string().check(z.minLength(1), z.maxLength(1000)),
  version: z.string().check(z.maxLength(1000)),
})

export const ConnectorRequestAcceptance: z.ZodMiniType<types.ConnectorRequestAcceptance> = z.looseObject({
  pieces: z.array(AcceptedPiece).check(z.minLength(1), z.maxLength(200)),
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(200), z.regex(new RegExp('\\S')))),
  targetLocales: z.optional(z.array(shared.LocaleCode).check(z.minLength(1), z.maxLength(100))),
  answer: z.optional(z.string().check(z.maxLength(2000))),
})

export const ConnectorRequestRefusal: z.ZodMiniType<types.ConnectorRequestRefusal> = z.looseObject({
  reason: z.string().check(z.minLength(1), z.maxLength(2000), z.regex(new RegExp('\\S'))),
})
