import type { ContractOperation } from '../http/contract.ts'
import type { KnownIds } from './known-ids.ts'
import type { OperationParameters, RawBody } from './operation-calls.ts'
import { resolved, type Schema } from './sample.ts'
import { xlsxOf } from '../engines/formats/fixtures/office.ts'

/** A request that the contract does not quite allow. */
export interface Spoiled extends OperationParameters {
  headers: Record<string, string>
  /** A raw body to send in place of the valid one. */
  raw?: RawBody
  /** The content to send as each file of the body. */
  file?: OddFile
}

/** A file that is not what someone meant to send. */
export interface OddFile {
  name: string
  content: string | Uint8Array<ArrayBuffer>
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: string): () => number {
  let state = 0
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Random = () => number

const one = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!

/** Names that every object has without being asked. */
const inherited = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then']

const texts: readonly string[] = [
  ...inherited,
  '',
  ' ',
  'x',
  '\t\n',
  'nothing: \u0000',
  'half of a character: \ud800',
  'the other half: \udc00',
  'turned \u202e around',
  '\ufeffmark',
  'İıſK ﬃ Ǆ ß',
  // Other letters whose small or capital ones are of ASCII.
  '\u212aenji@example.com',
  'm\u0131a.manager@\u0130.example',
  'mia.manager@example.com\u017f',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '\u0627\u0644\u0639\u0631\u0628\u064a\u0629 \u200fעברית',
  '\uffff\ufffe\u{10ffff}',
  "'; drop table users; --",
  '%_\\%',
  '$1 ${x} {{x}} %s %n',
  '(a+)+$',
  '[',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%2e%2e%2f%00',
  'http://169.254.169.254/',
  'null',
  'undefined',
  'NaN',
  '-Infinity',
  '0x10',
  '1e400',
  '9'.repeat(400),
  '-0',
  '0000-01-01',
  '2026-02-30',
  '275760-09-14',
  '+275760-09-13T00:00:00.001Z',
  'en_us_x_y_z',
  'zz',
  'urn:uuid:00000000-0000-4000-8000-000000000000',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
]

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  1.5,
  1e-7,
  5e-324,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  8.64e15,
  8.64e15 + 1,
  1e21,
  1e308,
  -1e308,
]

const deep = (levels: number): unknown => {
  let value: unknown = null
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** An object with a field of its own that every object has: what is parsed from JSON can be one. */
const withInherited = (value: object, name: string, inner: unknown): unknown =>
  JSON.parse(`${JSON.stringify({ ...value, '\u0001': inner }).replace('"\\u0001"', JSON.stringify(name))}`)

/** A value that a schema permits only just, or not at all. */
function spoil(random: Random, schema: Schema, value: unknown, ids: KnownIds): unknown {
  const { type, enum: choices, minimum, maximum, minLength, maxLength, format, items } = resolved(schema)
  const ways: (() => unknown)[] = [
    () => one(random, texts),
    () => one(random, numbers),
    () => one<unknown>(random, [null, true, false, [], {}, [null], [[]], { a: 1 }]),
    () => [value],
    () => deep(one(random, [2, 20, 120])),
  ]
  if (type === 'integer' || type === 'number') {
    const edges = [(minimum ?? 0) - 1, minimum ?? 0, (maximum ?? 100) + 1, maximum ?? 100]
    ways.push(
      () => one(random, edges),
      () => one(random, edges) + 0.5,
      () => one(random, numbers),
      () => String(one(random, numbers)),
    )
  }
  if (type === 'string') {
    const most = maxLength ?? 255
    const sign = one(random, ['a', '日', '😀', ' ', '\u0301', '"', '\\'])
    const lengths = [(minLength ?? 1) - 1, minLength ?? 1, most, most + 1, 70_000]
    ways.push(
      () => sign.repeat(Math.max(0, one(random, lengths))),
      () => one(random, texts),
      () => `${String(value)}${one(random, texts)}`,
    )
    if (format === 'uuid') {
      ways.push(
        () => one(random, Object.values(ids)),
        () => String(value).toUpperCase(),
      )
    }
  }
  if (choices) {
    ways.push(
      () => one(random, choices),
      () => String(one(random, choices)).toLowerCase(),
    )
  }
  if (Array.isArray(value)) {
    ways.push(
      () => [],
      () => [...value, ...value],
      () => [...value, null],
      () => Array.from({ length: 3000 }, () => value[0]),
      () => [spoil(random, items ?? {}, value[0], ids)],
      () => Object.assign({}, value),
    )
  } else if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value)
    const rest = { ...value } as Record<string, unknown>
    delete rest[one(random, names)]
    ways.push(
      () => rest,
      () => {
        const name = one(random, ['x', 'id', 'uuid', 'accountUuid', 'role', '', 'x'.repeat(70_000)])
        return { ...value, [name]: one<unknown>(random, texts) }
      },
      () => withInherited(value, one(random, inherited), one<unknown>(random, [{ isAdmin: true }, 'x', null, []])),
    )
  }
  return one(random, ways)()
}

/** An odd value that a schema permits as far as it is known here; what is behind the contract has to cope with it. */
function permitted(random: Random, schema: Schema, value: unknown, ids: KnownIds): unknown {
  const {
    type,
    enum: choices,
    minimum = -1e9,
    maximum = 1e9,
    minLength = 0,
    maxLength = 255,
    format,
    pattern,
  } = resolved(schema)
  if (choices) return one(random, choices)
  if (type === 'boolean') return random() < 0.5
  if (type === 'integer' || type === 'number') {
    const fitting = [minimum, maximum, ...numbers].filter((number) => number >= minimum && number <= maximum)
    return one(random, type === 'integer' ? fitting.filter(Number.isSafeInteger) : fitting)
  }
  if (format === 'uuid') return one(random, [value, ...Object.values(ids).filter((id) => id.length === 36)])
  if (type === 'string' && !format && !pattern?.startsWith('^')) {
    const fits = (text: string) =>
      text.length >= minLength && text.length <= maxLength && /^[^\0]*\S[^\0]*$/u.test(text)
    const fitting = texts.filter((text) => fits(text) && text.isWellFormed())
    return one(random, [...fitting, '日'.repeat(Math.min(maxLength, 5000))])
  }
  if (Array.isArray(value)) return one(random, [[], [...value, ...value]])
  return value
}

type Place = { way: readonly (string | number)[]; schema: Schema }

/** Every place in a value that a schema describes, itself first. */
function* placesIn(schema: Schema, value: unknown, way: Place['way'] = []): Generator<Place> {
  yield { way, schema }
  const { properties = {}, items = {} } = resolved(schema)
  if (Array.isArray(value)) {
    if (value.length > 0) yield* placesIn(items, value[0], [...way, 0])
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) yield* placesIn(properties[name] ?? {}, inner, [...way, name])
}

/** A copy with something else at one place. */
function replaced(value: unknown, [step, ...rest]: Place['way'], change: (present: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  // The first of two changes may have left nothing at the place of the second.
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value
  if (Array.isArray(value)) return value.with(Number(step), replaced(value[Number(step)], rest, change))
  return { ...value, [step]: replaced((value as Record<string, unknown>)[step], rest, change) }
}

const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`

const manyFields = JSON.stringify(Object.fromEntries(Array.from({ length: 300_000 }, (_, at) => [`f${at}`, at])))

/** Bodies that are none. */
export const bodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  'no JSON',
  '"text"',
  '7',
  'null',
  '[]',
  '{}',
  '{"a":1',
  '{"a":1,"a":2}',
  '\ufeff{}',
  nested,
  `{"a":${nested}}`,
  `{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}`,
  `[${'1e999,'.repeat(1000)}1]`,
  manyFields,
  `{"${'k'.repeat(1_000_000)}":1}`,
  `[${'{"a":1},'.repeat(60_000)}{}]`,
  new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  new Uint8Array([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 3]),
  '--b\r\nContent-Disposition: form-data; name="file"; filename="',
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.json"\r\n\r\n{"a": "b"}\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n',
]

const cell = (place: string) => `<c r="${place}" t="inlineStr"><is><t>a</t></is></c>`

/** Two cells as far from each other as a sheet lets them be. */
const sparse = () =>
  new Uint8Array(
    xlsxOf([
      {
        name: 'Sparse',
        content: `<sheetData><row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row></sheetData>`,
      },
    ]),
  )

/** Files that are of no use, or want to be much larger than they are. */
const oddFiles = (): readonly OddFile[] => [
  { name: 'sparse.xlsx', content: sparse() },
  { name: 'sparse.csv', content: `a${','.repeat(16_384)}b\n${'\n'.repeat(20_000)}${','.repeat(16_384)}c` },
  { name: 'inherited.csv', content: `${inherited.join()}\n${inherited.join()}\n` },
  { name: 'deep.json', content: nested },
  { name: 'wide.json', content: manyFields },
  { name: '__proto__', content: '' },
]

const isLarge = (body: string | Uint8Array) => body.length > 200_000
const largeBodies = bodies.filter(isLarge)
const smallBodies = bodies.filter((body) => !isLarge(body))

const mediaTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  'multipart/form-data; boundary=',
  'nonsense',
]

const headers: readonly [string, string][] = [
  ['Idempotency-Key', ''],
  ['Idempotency-Key', 'x'.repeat(10_000)],
  ['Idempotency-Key', 'é\u00ff'],
  ['Accept-Language', '*;q=9,,;;x-'.repeat(200)],
  ['Accept', 'text/nothing'],
  ['Range', 'bytes=9-1,-5,a-b'],
  ['If-None-Match', '"'],
  ['If-Match', 'W/"x", *'],
  ['Content-Encoding', 'gzip'],
  ['Cookie', 'session=%00%ff; locale=__proto__; session_expires=1e999'],
  ['User-Agent', '\u00ff'.repeat(4000)],
  ['Origin', 'null'],
]

/**
 * Ways to spoil a call, made from what the contract says of it: each place of path, query, and body gets its turn, first
 * with names that every object has, then one or two places at once with whatever comes; then come bodies that are none
 * and headers. The same seed spoils it in the same way.
 */
export function* spoiledCalls(
  operation: ContractOperation,
  whole: OperationParameters,
  ids: KnownIds,
  { seed, rounds }: { seed: string; rounds: number },
): Generator<Spoiled> {
  const random = randomFrom(`${seed} ${operation.id}`)
  const parts = [
    ['path', operation.parameters.path ?? {}],
    ['query', operation.parameters.query ?? {}],
    ['body', operation.body?.schema ?? {}],
  ] as const
  const places = parts.flatMap(([part, schema]) =>
    whole[part] === undefined
      ? []
      : [...placesIn({ type: 'object', ...schema }, whole[part])]
          .filter(({ way }) => part === 'body' || way.length > 0)
          .map((place) => ({ part, ...place })),
  )
  const spoiledAt = (call: OperationParameters, { part, way, schema }: (typeof places)[number]) => ({
    ...call,
    [part]: replaced(call[part], way, (value) => (random() < 0.4 ? permitted : spoil)(random, schema, value, ids)),
  })
  for (const { part, way } of places) {
    // Names that an object inherits are found when they are looked up in it.
    for (const name of inherited.slice(0, 2))
      yield { ...whole, [part]: replaced(whole[part], way, () => name), headers: {} }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const place of places) {
      const once = spoiledAt(whole, place)
      yield { ...(random() < 0.3 ? spoiledAt(once, one(random, places)) : once), headers: {} }
    }
    const [name, value] = one(random, headers)
    yield { ...whole, headers: { [name]: value } }
    const stray = one(random, [...inherited, 'a[b]', 'page[]', 'x'.repeat(3000), ''])
    yield { ...whole, query: { ...whole.query, [`${stray}`]: one(random, texts) }, headers: {} }
    if (operation.body?.files?.length) {
      for (const file of oddFiles()) yield { ...whole, headers: {}, file }
    }
    if (operation.body) {
      for (let count = 0; count < 4; count += 1) {
        // Every operation refuses large ones at the same door, and reading them costs more than all the rest.
        const content = one(random, random() < 0.02 ? largeBodies : smallBodies)
        yield { ...whole, headers: {}, raw: { content, mediaType: one(random, mediaTypes) } }
      }
    }
  }
}
