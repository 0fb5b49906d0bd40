/** A JSON Schema 2020-12 as the contract uses it, with our extensions. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  title?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  enum?: (string | number | boolean | null)[]
  const?: string | number | boolean | null
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  default?: unknown
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  'x-open-enum'?: string[]
}

export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  description?: string
  schema: Schema
}

export interface MediaType {
  schema?: Schema
  'x-encoding'?: string
  'x-body-schema'?: Schema
}

export interface Answer {
  $ref?: string
  description?: string
  headers?: Record<string, unknown>
  content?: Record<string, MediaType>
}

/** One operation as the resource files write it. */
export interface RawOperation {
  operationId?: string
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { $ref?: string; required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, Answer>
  security?: unknown[]
  'x-provenance'?: string
  'x-requires'?: unknown
  'x-refreshes'?: string[]
  'x-retry'?: string
  'x-async'?: string
  'x-status'?: string
  'x-journal'?: string
  'x-reads'?: true
  'x-own-transactions'?: true
  'x-while-pending'?: true | 'contracts'
  'x-versioned'?: string
  'x-last-write-wins'?: string
  'x-errors'?: string[]
}

export type BodyKind = 'json' | 'multipart' | 'urlencoded' | 'base64'

/** The content of an answer: JSON, bytes, nothing, or the value of a header. */
export type AnswerKind = 'json' | 'blob' | 'void' | `header:${string}`

export interface ContractAnswer {
  kind: AnswerKind
  schema?: Schema
}

/** One operation, resolved: references to parameters and answers followed, schemas still referenced by name. */
export interface ContractOperation {
  id: string
  resource: string
  verb: string
  method: string
  path: string
  summary: string
  description?: string
  provenance: string
  requires: 'public' | string[]
  refreshes: string[]
  retry?: string
  async?: string
  /** The operation that tells how far what this one has started is; `jobs.get` where a job says nothing else. */
  statusOperation?: string
  /** Whether a session means nothing to it, as the contract says by an empty `security`. */
  anonymous?: true
  /** Whether it may be called while contracts are pending, or (`true`) a code by mail, too. */
  whilePending?: true | 'contracts'
  /** Whether its handler opens transactions itself, since it waits for something else than the database. */
  ownTransactions?: true
  journal?: string
  /** Whether it changes nothing, although its method isn't GET. */
  reads?: true
  /** Where it takes the version that its caller has read; without one, the last write wins. */
  versioned?: 'if-match' | 'body'
  /** Codes with which it refuses, beyond those that follow from its form. */
  errors: string[]
  /** Codes that follow from its form. */
  commonErrors: string[]
  parameters: { path: Parameter[]; query: Parameter[]; header: Parameter[] }
  /** `isOmissible`: no member of it is required, so that a call may leave it out. */
  body?: { kind: BodyKind; required: boolean; isOmissible?: true; schema: Schema }
  /** The status of the answer that counts as success by default. */
  status: number
  answer: ContractAnswer
  answers: Record<string, ContractAnswer>
}

export interface NamedSchema {
  name: string
  /** The resource whose file holds it, or `shared`. */
  origin: string
  schema: Schema
}

/** Kinds of calls; `callKinds` says which calls are of a kind. */
export type CallKind =
  | 'call'
  | 'input'
  | 'body'
  | 'id'
  | 'session'
  | 'settled'
  | 'verified'
  | 'permission'
  | 'write'
  | 'versioned'

/** A stable code with which the server refuses something, as `shared/error-codes.yaml` describes it. */
export interface ErrorCode {
  code: string
  status: number
  /** The meaning of the code, in one sentence. */
  means: string
  /** The advice to the caller. */
  remedy: string
  /** The kind of calls of which each may answer it, unnamed; the others name it in `x-errors`. */
  every?: CallKind
}

/** Fields that journal entries may hold, and their types (`fieldTypes`). */
export type JournalFields = Readonly<Record<string, 'text' | 'texts' | 'number' | 'boolean' | 'list'>>

/** A name of journal entries, as `shared/journal.yaml` describes it. */
export interface JournalRow {
  event: string
  /** Types of things that its entries are about. */
  entity: string[]
  /** The `ActivityKind` that they are found by. */
  kind: string
  /** Set where no operation records it. */
  by?: 'server'
  before: JournalFields
  after: JournalFields
  detail: JournalFields
  /** The event that receivers of webhooks are told of. */
  webhook?: string
  /** The event that starts pipelines. */
  pipeline?: string
  /** People are told of it by a rule of its name. */
  notifies?: true
  /** It stands among the last changes of the home page. */
  home?: true
}

/** The list of journal entries. */
export interface Journal {
  /** Types of things that entries are about, with the fields that any change of them may hold. */
  entities: Map<string, JournalFields>
  /** Fields that the detail of any entry may hold. */
  detail: JournalFields
  rows: Map<string, JournalRow>
}

/** The whole contract, read, checked and bundled. */
export interface Contract {
  /** Names of the resource files, sorted. */
  resources: string[]
  operations: ContractOperation[]
  schemas: Map<string, NamedSchema>
  /** The stable codes of refusals. */
  errorCodes: Map<string, ErrorCode>
  journal: Journal
  /** One OpenAPI document whose references are all local. */
  document: Record<string, unknown>
  /** `openapi.yaml` with its block of paths sorted and complete. */
  entry: string
}

/** The problems of a contract, a sentence each. */
export class ContractError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ContractError'
    this.problems = problems
  }
}
