import { ApiError, invalid } from '../kernel/refusals.ts'
import { jsonProblem } from '../kernel/json-size.ts'
import { hiddenCharacter } from '../kernel/hidden-characters.ts'
import { limitedText } from '../kernel/limited-text.ts'
import { checkInput } from './contract.ts'
import type { ContractOperation } from './contract.ts'
import { readMultipart } from './multipart.ts'
import { withoutNulls } from './not-given.ts'

export interface Input {
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, unknown>
  body: unknown
}

/** Largest JSON body, in bytes. */
const jsonLimit = 16 * 1024 * 1024
/** The same, from someone who need not be signed in. */
const publicJsonLimit = 64 * 1024
/** Largest form of one text after the other, in bytes: answers of providers name all groups of a person. */
const formLimit = 512 * 1024

/**
 * Reads a request as its operation says and checks it against the contract.
 * Uploaded files lie below the folder `incoming`; `dispose` removes them once the answer has been made.
 */
export async function readInput(
  operation: ContractOperation,
  request: Request,
  pathParameters: Record<string, string>,
  incoming: string,
): Promise<{ input: Input; ignored: string[]; dispose: () => Promise<void> }> {
  const { parameters } = operation
  const path: Record<string, unknown> = { ...pathParameters }
  if (parameters.path) checkInput('path', parameters.path, path, true)
  const { searchParams } = new URL(request.url)
  const query = readQuery(searchParams, parameters.query, operation.method === 'GET')
  const ignored = ignoredNames(searchParams, parameters.query)
  if (parameters.query) checkInput('query', parameters.query, query, true)
  const headers = readHeaders(request.headers, parameters.header)
  if (parameters.header) checkInput('header', parameters.header, headers, true)
  const { body, dispose } = await readBody(operation, request, incoming)
  try {
    for (const [part, value] of Object.entries({ path, query, body })) refuseBrokenText(part, value)
  } catch (error) {
    await dispose()
    throw error
  }
  return { input: { path, query, headers, body }, ignored, dispose }
}

/** The database holds every character but NUL, and no half of a character; texts with those are refused here. */
function refuseBrokenText(field: string, value: unknown, isName = false): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalid(field, `${field} can't contain the character U+0000.`)
    if (!value.isWellFormed()) throw invalid(field, `${field} contains an incomplete character (a lone surrogate).`)
    const [hidden] = (isName && hiddenCharacter.exec(value)) || []
    if (hidden) throw invalid(field, `${field} can't contain the invisible character ${codePoint(hidden)}. Remove it.`)
    return
  }
  if (value instanceof File) refuseBrokenText(`${field}.name`, value.name, true)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return
  for (const [name, inner] of Object.entries(value)) {
    if (Array.isArray(value)) refuseBrokenText(`${field}[${name}]`, inner, isName)
    else refuseBrokenText(`${field}.${name}`, inner, naming.test(name))
  }
}

/** Fields by which people tell things apart. */
const naming = /(name|names|reference|tags|domain|title|path)$/i

const codePoint = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

const nothing = async () => {}

async function readBody({ body, requires }: ContractOperation, request: Request, incoming: string) {
  if (!body) return { body: undefined, dispose: nothing }
  if (body.kind === 'multipart') {
    const multipart = await readMultipart(request, incoming, body.files?.length ?? 0)
    try {
      checkParts(body, multipart.body)
    } catch (error) {
      await multipart.dispose()
      throw error
    }
    return multipart
  }
  if (body.kind === 'urlencoded') return { body: await readForm(body, request), dispose: nothing }
  const text = await textOf(request, requires === 'public' ? publicJsonLimit : jsonLimit)
  if (text === '' && !body.required) return { body: undefined, dispose: nothing }
  if (text === '' && body.isOmissible) return { body: {}, dispose: nothing }
  const value = body.kind === 'base64' ? parseBase64(text) : parseJson(text)
  if (body.schema) {
    if (body.kind === 'json') withoutNulls(body.schema, value)
    checkInput('body', body.schema, value, false)
  }
  return { body: value, dispose: nothing }
}

async function readForm(body: NonNullable<ContractOperation['body']>, request: Request) {
  const form: Record<string, unknown> = Object.fromEntries(new URLSearchParams(await textOf(request, formLimit)))
  if (body.schema) checkInput('body', body.schema, form, true)
  return form
}

const textOf = (request: Request, limit: number): Promise<string> =>
  limitedText(request, limit, {
    tooLarge: () => tooLarge(limit),
    notUtf8: () => invalid('body', "The body isn't UTF-8."),
  })

const tooLarge = (limit: number) =>
  new ApiError(
    413,
    `The body is larger than ${limit === jsonLimit ? '16 MB' : `${limit / 1024} kB`}, the limit of this operation. Send less per request.`,
    { code: 'TOO_LARGE' },
  )

function parseJson(text: string): unknown {
  const value = parsed(text)
  const problem = jsonProblem(value)
  if (problem !== undefined) throw invalid('body', problem)
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('body', "The body isn't JSON.")
  }
}

/** rule auth.loginBody: the base64 of the JSON in UTF-8, so that any Unicode passes. */
function parseBase64(text: string): unknown {
  const compact = text.replace(/\s+/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) throw invalid('body', 'The body must be the base64 of a JSON object.')
  return parseJson(Buffer.from(compact, 'base64').toString('utf8'))
}

type Properties = Record<string, { type?: string }>

const propertiesOf = (schema: Record<string, unknown> | undefined) => (schema?.['properties'] ?? {}) as Properties

/** Files must be files; the other parts are checked like values whose numbers and booleans come as text. */
function checkParts(
  { schema, files = [] }: NonNullable<ContractOperation['body']>,
  body: Record<string, unknown>,
): void {
  for (const name of files) {
    const parts = [body[name]].flat().filter((part) => part !== undefined)
    if (!parts.every((part) => part instanceof File)) throw invalid(`body.${name}`, `body.${name} must be a file.`)
  }
  if (!schema) return
  for (const [name, { type }] of Object.entries(propertiesOf(schema))) {
    if (type === 'array' && body[name] !== undefined) body[name] = [body[name]].flat()
  }
  checkInput('body', schema, body, true)
}

/** Names told of parameters that have no effect. */
const mostIgnored = 20

/** The query parameters that an operation does not know, as a header can name them. */
function ignoredNames(search: URLSearchParams, schema: Record<string, unknown> | undefined): string[] {
  const properties = propertiesOf(schema)
  return [...new Set(search.keys())]
    .filter((name) => !Object.hasOwn(properties, name))
    .slice(0, mostIgnored)
    .map((name) => encodeURIComponent(name.toWellFormed().slice(0, 100)))
}

/** Whether an empty text is a value like any other, such as that of the text after the last one. */
const takesEmptyText = (property: object = {}) =>
  'type' in property &&
  property.type === 'string' &&
  !['enum', 'format', 'minLength', 'pattern'].some((limit) => limit in property)

/** @param isFilter whether an empty value narrows nothing down: clients send the filters that no one filled in */
function readQuery(
  search: URLSearchParams,
  schema: Record<string, unknown> | undefined,
  isFilter: boolean,
): Record<string, unknown> {
  const properties = propertiesOf(schema)
  const query: Record<string, unknown> = {}
  for (const [name, pairs] of Map.groupBy(search, ([key]) => key)) {
    // Unknown parameters have no effect, whatever they contain; the answer names them.
    if (!Object.hasOwn(properties, name)) continue
    const isLeftOut = isFilter && !takesEmptyText(properties[name])
    const values = pairs.flatMap(([, value]) => (isLeftOut && value === '' ? [] : [value]))
    if (values.length === 0) continue
    query[name] = properties[name]?.type === 'array' ? values : values.at(-1)
  }
  return query
}

function readHeaders(headers: Headers, schema: Record<string, unknown> | undefined): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const name of Object.keys(propertiesOf(schema))) {
    const value = headers.get(name)
    if (value !== null) read[name] = value
  }
  return read
}
