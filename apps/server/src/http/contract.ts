import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ErrorObject, ValidateFunction } from 'ajv'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import formats from 'ajv-formats'
import contract from '../generated/contract.json' with { type: 'json' }
import type { JournalEvent } from '../generated/journal.ts'
import { ApiError } from '../kernel/refusals.ts'
import type { FieldError } from '../kernel/refusals.ts'
import { sentence, valueAt } from './rule-words.ts'

type JsonSchema = Record<string, unknown>

/** An operation as the generator writes it for the server. */
export interface ContractOperation {
  id: string
  method: string
  path: string
  /** public, or the permission codes and roles of which one is enough; empty: any signed-in person. */
  requires: 'public' | string[]
  journal?: JournalEvent
  /** Whether it changes nothing, although its method isn't GET. */
  reads?: boolean
  retry?: string
  /** Whether it may be called while contracts are pending, or (`true`) a code by mail, too. */
  whilePending?: true | 'contracts'
  /** Where it takes the version that its caller has read. */
  versioned?: 'if-match' | 'body'
  /** Whether its handler opens transactions itself (`inTransaction`), since it waits for something else than the database. */
  ownTransactions?: true
  parameters: { path?: JsonSchema; query?: JsonSchema; header?: JsonSchema }
  body?: {
    kind: 'json' | 'multipart' | 'urlencoded' | 'base64'
    schema?: JsonSchema
    required: boolean
    /** No member is required: no body stands for an empty object. */
    isOmissible?: true
    /** Names of the parts of a multipart body that are files. */
    files?: string[]
  }
  responses: Record<string, { kind: string; schema?: JsonSchema }>
  status: number
  /** The codes with which it may refuse, and the status that each comes with. */
  errors: Readonly<Record<string, number>>
}

// JSON is wider than the union that it stands for; the generator's own tests hold it to this shape.
export const operations = contract.operations as unknown as ContractOperation[]

const definitions = { $id: 'contract', schemas: withStatuses(ready(contract.schemas)) }
const strict = makeAjvs(false)
// Query values and path parameters arrive as text: numbers and booleans are read from it.
const coercing = makeAjvs(true)

/** One that stops at the first error, and one that finds them all. */
function makeAjvs(coerceTypes: boolean) {
  return { first: makeAjv(coerceTypes, false), all: makeAjv(coerceTypes, true) }
}

function makeAjv(coerceTypes: boolean, allErrors: boolean) {
  // To compile the schema of schemas would take longer than everything else here.
  const ajv = new Ajv2020({ allErrors, strict: false, coerceTypes, useDefaults: true, validateSchema: false })
  formats.default(ajv)
  ajv.addFormat('binary', true)
  // JavaScript holds no others, and neither does what the wire promises (domain: Timestamps and ids).
  ajv.addFormat('int64', { type: 'number', validate: Number.isSafeInteger })
  ajv.addFormat('date', isDay)
  // Ajv's own takes `urn:uuid:…` too, which the database does not.
  ajv.addFormat('uuid', /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i)
  ajv.addKeyword({ keyword: 'lowercase', type: 'string', modifying: true, errors: false, validate: lowercase })
  ajv.addKeyword({ keyword: 'anyCase', before: 'enum', modifying: true, errors: false, validate: asListed })
  ajv.addSchema(definitions)
  return ajv
}

/** A day such as 2026-02-28, in a year that the database's calendar has: it begins with year 1. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '0001') return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Ids may come in capitals; what compares them goes by how the database writes them. */
function lowercase(_: unknown, id: string, __?: unknown, place?: DataValidationCxt): boolean {
  if (place) place.parentData[place.parentDataProperty] = id.toLowerCase()
  return true
}

/** Statuses may come in any case, as `Approved`; each is read as the contract spells it. */
function asListed(_: unknown, status: unknown, schema?: unknown, place?: DataValidationCxt): boolean {
  const written = String(status).toLowerCase()
  const listed = (schema as { enum: string[] }).enum.find((value) => value.toLowerCase() === written)
  if (place && listed !== undefined) place.parentData[place.parentDataProperty] = listed
  return true
}

/** Schemas of which those that list statuses have them read in any case. */
function withStatuses(schemas: Record<string, object>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      name.endsWith('Status') && 'enum' in schema ? { ...schema, anyCase: true } : schema,
    ]),
  )
}

const compiled = new WeakMap<Ajv2020, WeakMap<JsonSchema, ValidateFunction>>()

function validator(schema: JsonSchema, ajv: Ajv2020): ValidateFunction {
  const ofAjv = compiled.get(ajv) ?? new WeakMap<JsonSchema, ValidateFunction>()
  compiled.set(ajv, ofAjv)
  const known = ofAjv.get(schema)
  if (known) return known
  const made = ajv.compile(ready(schema))
  ofAjv.set(schema, made)
  return made
}

/** Makes `#/schemas/X` point into the contract, wherever the schema stands, and has ids read in small letters. */
function ready<T>(schema: T): T {
  const text = JSON.stringify(schema).replaceAll('"#/schemas/', '"contract#/schemas/')
  return JSON.parse(text.replaceAll('"format":"uuid"', '"format":"uuid","lowercase":true'))
}

/** More values than people fill in; each of them can be wrong in several ways. */
const manyValues = 2000

/** Throws 400 that names every field which breaks the contract (of a huge request the first); text is read as the schema says. */
export function checkInput(
  part: 'path' | 'query' | 'header' | 'body',
  schema: JsonSchema,
  value: unknown,
  text: boolean,
) {
  const { first, all } = text ? coercing : strict
  let validate = validator(schema, first)
  if (validate(value)) return
  if (countValues(value, manyValues) < manyValues) {
    validate = validator(schema, all)
    validate(value)
  }
  const errors = describe(part, validate.errors ?? [], value)
  throw new ApiError(400, errors[0]?.message ?? "The request doesn't match the API contract.", {
    code: 'INVALID',
    errors,
  })
}

/** How many values there are in a value, itself included; counts no further than `most`. */
function countValues(value: unknown, most: number): number {
  let count = 1
  if (typeof value !== 'object' || value === null) return count
  for (const name in value) {
    if (count >= most) break
    count += countValues((value as Record<string, unknown>)[name], most - count)
  }
  return count
}

/** Throws when an answer breaks its own contract; used while testing. */
export function checkOutput(operation: ContractOperation, status: number, value: unknown): void {
  const response = operation.responses[status]
  if (!response) throw new Error(`${operation.id} answered ${status}, which its contract does not know`)
  if (!response.schema || value === undefined) return
  const validate = validator(response.schema, strict.first)
  if (validate(JSON.parse(JSON.stringify(value)))) return
  const first = validate.errors?.[0]
  throw new Error(`${operation.id} broke its contract at ${first?.instancePath || '/'}: ${first?.message}`)
}

function describe(part: string, errors: ErrorObject[], value: unknown): FieldError[] {
  const said = errors.filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'oneOf' && keyword !== 'if')
  // Of a choice between a list and an object, what the other one would have to be is of no interest.
  const apt = said.filter(({ instancePath, keyword }) => instancePath !== '' || keyword !== 'type')
  return (apt.length > 0 ? apt : said).map((error) => {
    const inner = error.instancePath.replace(/\/(\d+)/g, '[$1]').replaceAll('/', '.')
    const { missingProperty, additionalProperty, limit, allowedValues, pattern, format } = error.params
    const name: string = missingProperty ?? additionalProperty ?? ''
    const field = `${part}${inner}${name && `.${name}`}`
    return {
      field,
      rule: error.keyword,
      limit: limit ?? allowedValues ?? pattern ?? format,
      message: sentence(field, error, valueAt(value, error.instancePath)),
    }
  })
}
