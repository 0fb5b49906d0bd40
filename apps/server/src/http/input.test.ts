import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ContractOperation } from './contract.ts'
import { readInput } from './input.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragoman-test-'))
  return () => rm(folder, { recursive: true, force: true })
})

const operation = (body: ContractOperation['body']): ContractOperation => ({
  id: 'tests.send',
  method: 'POST',
  path: '/',
  requires: [],
  parameters: {},
  body,
  responses: {},
  status: 200,
  errors: {},
})
const json = operation({ kind: 'json', required: true, schema: {} })
const upload = operation({ kind: 'multipart', required: true, files: ['file'] })

/** A request whose body comes piece by piece; no one says how long it will be. */
function streamed(pieces: Iterable<string | Uint8Array>, type = 'application/json') {
  const given = { pieces: 0, isCanceled: false }
  const iterator = pieces[Symbol.iterator]()
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { value, done } = iterator.next()
      if (done) return controller.close()
      given.pieces += 1
      controller.enqueue(typeof value === 'string' ? new TextEncoder().encode(value) : value)
    },
    cancel() {
      given.isCanceled = true
    },
  })
  const headers = { 'Content-Type': type }
  const request = new Request('http://dragoman.test', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  return { request, given }
}

function* endless(piece: Uint8Array) {
  for (;;) yield piece
}

describe('a body of JSON', () => {
  it('a JSON body is read in chunks of any size', async () => {
    const bytes = new TextEncoder().encode('{"name": "日本"}')
    const { request } = streamed([bytes.slice(0, 12), bytes.slice(12)])
    expect((await readInput(json, request, {}, folder)).input.body).toEqual({ name: '日本' })
  })

  it('a JSON body is refused as soon as it is too large', async () => {
    const { request, given } = streamed(endless(new Uint8Array(1024 * 1024)))
    await expect(readInput(json, request, {}, folder)).rejects.toMatchObject({ status: 413 })
    expect(given.pieces).toBeLessThan(20)
    // A connection that is cut off would take the refusal along.
    expect(given.isCanceled).toBe(false)
  })

  it('public calls accept only small JSON bodies', async () => {
    const open: ContractOperation = { ...json, requires: 'public' }
    const { request, given } = streamed(endless(new Uint8Array(16 * 1024)))
    const message = 'The body is larger than 64 kB, the limit of this operation. Send less per request.'
    await expect(readInput(open, request, {}, folder)).rejects.toMatchObject({ status: 413, message })
    expect(given.pieces).toBeLessThan(10)
  })

  const numbers = operation({ kind: 'json', required: true, schema: { type: 'array', items: { type: 'number' } } })
  const faults = (count: number) =>
    readInput(numbers, streamed([`[${'"",'.repeat(count - 1)}""]`]).request, {}, folder).catch(
      ({ details }) => details.errors,
    )

  it('all errors of a body are reported', async () => {
    expect(await faults(1000)).toHaveLength(1000)
  })

  it('only the first error is reported where there could be millions', async () => {
    expect(await faults(1_000_000)).toEqual([expect.objectContaining({ field: 'body[0]', rule: 'type' })])
  })

  const nested = (levels: number) => streamed(['['.repeat(levels), ']'.repeat(levels)]).request

  it('a JSON body may be nested 100 levels deep', async () => {
    await expect(readInput(json, nested(100), {}, folder)).resolves.toMatchObject({
      input: { body: [[[expect.anything()]]] },
    })
  })

  it.each([101, 100_000])('a JSON body nested %i levels deep is refused', async (levels) => {
    const message = 'The body is nested deeper than 100 levels.'
    await expect(readInput(json, nested(levels), {}, folder)).rejects.toMatchObject({ status: 400, message })
  })

  it('a JSON body that is not UTF-8 is refused', async () => {
    const { request } = streamed([new Uint8Array([0x22, 0xff, 0x22])])
    await expect(readInput(json, request, {}, folder)).rejects.toMatchObject({ status: 400 })
  })
})

it('IDs in capitals are accepted in every part of a request', async () => {
  const id = '0a90bcd1-6a39-4adf-ab3b-dd16b9e65e72'
  const one = { type: 'string', format: 'uuid' }
  const named = (schema: object) => ({ type: 'object', properties: { id: schema } })
  const asking = {
    ...operation({
      kind: 'json',
      required: true,
      schema: named({ type: 'array', items: { oneOf: [one, { type: 'null' }] } }),
    }),
    parameters: { path: named(one), query: named({ type: 'array', items: one }) },
  }
  const send = (given: string) => {
    const request = new Request(`http://dragoman.test/?id=${given}&id=${id}`, {
      method: 'POST',
      body: JSON.stringify({ id: [given, null] }),
    })
    return readInput(asking, request, { id: given }, folder)
  }
  const { path, query, body } = (await send(id.toUpperCase())).input
  expect([path, query, body]).toEqual([{ id }, { id: [id, id] }, { id: [id, null] }])
  await expect(send(`urn:uuid:${id}`)).rejects.toMatchObject({ status: 400 })
})

describe('what is not given', () => {
  const ref = (name: string) => ({ $ref: `#/schemas/${name}` })
  const schema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      notes: { type: 'string' },
      tags: { type: 'array', items: { type: 'string' } },
      due: { type: ['integer', 'null'] },
      anything: {},
      either: { oneOf: [{ type: 'string' }, { type: 'null' }] },
      status: ref('ProjectStatus'),
      items: { type: 'array', items: { type: 'object', properties: { note: { type: 'string' } } } },
    },
  }
  const sending = operation({ kind: 'json', required: true, schema })
  const send = (body: unknown) =>
    readInput(sending, new Request('http://dragoman.test', { method: 'POST', body: JSON.stringify(body) }), {}, folder)

  it('null stands for what is left out, except where the contract has a null and where a value is required', async () => {
    const body = { name: 'a', notes: null, tags: null, status: null, items: [{ note: null }] }
    expect((await send(body)).input.body).toEqual({ name: 'a', items: [{}] })
    const kept = { name: 'a', due: null, anything: null, either: null }
    expect((await send(kept)).input.body).toEqual(kept)
    await expect(send({ name: null })).rejects.toMatchObject({
      status: 400,
      details: { errors: [{ field: 'body.name' }] },
    })
  })

  it.each([
    ['GET', 'id=&text=&tag=&tag=x&size=', { text: '', tag: ['x'] }],
    ['GET', 'id&tag', {}],
    ['POST', 'text=&tag=', { text: '', tag: [''] }],
  ])('%s %s asks for %o', async (method, query, expected) => {
    const properties = {
      id: { type: 'string', format: 'uuid' },
      text: { type: 'string' },
      tag: { type: 'array', items: { type: 'string' } },
      size: { type: 'integer' },
    }
    const asking = { ...operation(undefined), method, parameters: { query: { type: 'object', properties } } }
    const request = new Request(`http://dragoman.test/?${query}`, { method })
    expect((await readInput(asking, request, {}, folder)).input.query).toEqual(expected)
  })

  it('statuses are read in any case, in lists, too, and unknown ones are refused', async () => {
    expect((await send({ name: 'a', status: 'Approved' })).input.body).toEqual({ name: 'a', status: 'APPROVED' })
    const properties = { status: { type: 'array', items: ref('TaskStatus') } }
    const asking = { ...operation(undefined), method: 'GET', parameters: { query: { type: 'object', properties } } }
    const ask = (query: string) => readInput(asking, new Request(`http://dragoman.test/?${query}`), {}, folder)
    expect((await ask('status=draft&status=Delivered')).input.query).toEqual({ status: ['DRAFT', 'DELIVERED'] })
    await expect(ask('status=done')).rejects.toMatchObject({ message: expect.stringMatching(/must be one of DRAFT, /) })
  })
})

describe('words for what is wrong', () => {
  const ref = (name: string) => ({ $ref: `#/schemas/${name}` })
  it.each([
    [
      ref('LocaleCode'),
      'en-US',
      'must be a locale code in lower case with underscores, such as en_us. Write en_us for en-US.',
    ],
    [
      ref('LocaleCode'),
      'en-UK',
      'must be a locale code in lower case with underscores, such as en_us. Write en_gb for en-UK.',
    ],
    [ref('LocaleCode'), 'klingon', 'must be a locale code in lower case with underscores, such as en_us.'],
    [ref('CurrencyCode'), 'eur', 'must be a currency code of three capital letters, such as EUR. Write EUR for eur.'],
    [
      { type: 'integer' },
      '2026-12-01',
      'must be a time in milliseconds since 1970-01-01. Write 1796083200000 for 2026-12-01.',
    ],
    [{ type: 'integer' }, 'soon', 'must be integer.'],
    [{ type: 'string', format: 'date' }, 'soon', 'must be a day as yyyy-MM-dd, such as 2026-02-28.'],
    [{ type: 'string', format: 'uuid' }, 'x', 'must be a UUID, such as 6f1c2f0e-8a55-4f0b-9c11-2f1f6f0f8a10.'],
    [{ type: 'string', pattern: '^x+$' }, 'y', 'must match the pattern ^x+$.'],
  ])('%o refuses %s in words', async (schema, value, words) => {
    const sending = operation({ kind: 'json', required: true, schema: { type: 'object', properties: { it: schema } } })
    const request = new Request('http://dragoman.test', { method: 'POST', body: JSON.stringify({ it: value }) })
    await expect(readInput(sending, request, {}, folder)).rejects.toMatchObject({ message: `body.it ${words}` })
  })
})

it('a URL with many parameters is parsed in linear time', async () => {
  const asking = {
    ...operation(undefined),
    parameters: { query: { type: 'object', properties: { id: { type: 'array' }, one: {} } } },
  }
  const names = Array.from({ length: 60_000 }, (_, number) => `p${number}`)
  const request = new Request(`http://dragoman.test/?${names.join('&')}&id=1&id=2&one=1&one=2`)
  const before = process.threadCpuUsage()
  const { query } = (await readInput(asking, request, {}, folder)).input
  expect(query).toMatchObject({ id: ['1', '2'], one: '2' })
  const microseconds = process.threadCpuUsage(before).user
  expect(microseconds).toBeLessThan(2_000_000)
})

describe('a name', () => {
  const send = (body: unknown) => {
    const request = new Request('http://dragoman.test', { method: 'POST', body: JSON.stringify(body) })
    return readInput(json, request, {}, folder)
  }

  it.each(['\u202E', '\u2066', '\u2069', '\u200E\u202A', '\n', '\t', '\u0085', '\u2028'])(
    'a name with %j is refused, by the code point of what is not seen',
    async (hidden) => {
      const name = `a${hidden}b`
      const code = hidden
        .codePointAt(hidden.length - 1)!
        .toString(16)
        .toUpperCase()
        .padStart(4, '0')
      const bodies = { name, fullName: name, reference: name, tags: ['x', name], of: { filenames: [name] } }
      for (const [field, value] of Object.entries(bodies)) {
        await expect(send({ [field]: value })).rejects.toMatchObject({
          status: 400,
          message: expect.stringContaining(`U+${code}`),
          details: { code: 'INVALID', errors: [{ field: expect.stringContaining(`body.${field}`) }] },
        })
      }
    },
  )

  it('a name may have the marks that its language needs, and a text may have everything', async () => {
    const body = { name: 'می\u200Cخواهم \u200FC++\u200E 👩\u200D🚀', target: 'a\u202Eb\n\tc' }
    expect((await send(body)).input.body).toEqual(body)
  })
})

describe('an upload', () => {
  const type = 'multipart/form-data; boundary=b'
  const part = (name: string, content: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.json"\r\n\r\n${content}\r\n`

  it('an upload stays in the folder until it is disposed of', async () => {
    const { request } = streamed([part('file', 'content'), '--b--\r\n'], type)
    const { input, dispose } = await readInput(upload, request, {}, folder)
    expect(await (input.body as { file: File }).file.text()).toBe('content')
    expect(await readdir(folder)).toHaveLength(1)
    await dispose()
    expect(await readdir(folder)).toEqual([])
  })

  it('a file whose name looks like another one is refused', async () => {
    const { request } = streamed([part('file', 'x').replace('a.json', 'a\u202Enosj.exe'), '--b--\r\n'], type)
    await expect(readInput(upload, request, {}, folder)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("body.file.name can't contain the invisible character U+202E"),
    })
    expect(await readdir(folder)).toEqual([])
  })

  it('an aborted upload leaves nothing behind', async () => {
    function* broken() {
      yield `${part('file', 'x'.repeat(100_000)).slice(0, -2)}`
      throw new Error('the network is gone')
    }
    const { request } = streamed(broken(), type)
    await expect(readInput(upload, request, {}, folder)).rejects.toMatchObject({ status: 400 })
    expect(await readdir(folder)).toEqual([])
  })

  it('an upload that cannot be written fails at once and not as a damaged one', async () => {
    function* interfered() {
      yield part('file', 'x'.repeat(100)).slice(0, -2)
      rmSync(folder, { recursive: true })
      yield* endless(new Uint8Array(1024 * 1024))
    }
    const { request } = streamed(interfered(), type)
    await expect(readInput(upload, request, {}, folder)).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' })
  })

  it('an upload may have as many files as the call accepts', async () => {
    const { request } = streamed([part('file', 'a'), part('more', 'b'), '--b--\r\n'], type)
    await expect(readInput(upload, request, {}, folder)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('1 file'),
    })
    expect(await readdir(folder)).toEqual([])
  })

  it('the fields beside the files of an upload are limited to 4 MB in total', async () => {
    const field = (name: string, size: number) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${'x'.repeat(size)}\r\n`
    const megabyte = 1024 * 1024
    const send = (...sizes: number[]) =>
      readInput(
        upload,
        streamed([...sizes.map((size, at) => field(`f${at}`, size)), '--b--\r\n'], type).request,
        {},
        folder,
      )
    const { body } = (await send(2 * megabyte, 2 * megabyte)).input
    expect(Object.values(body as Record<string, string>).map(({ length }) => length)).toEqual([
      2 * megabyte,
      2 * megabyte,
    ])
    for (const sizes of [[2 * megabyte, 2 * megabyte, 1], [5 * megabyte]]) {
      await expect(send(...sizes)).rejects.toMatchObject({
        status: 413,
        message: expect.stringContaining('4 MB in total'),
      })
    }
  })

  it('an upload that declares too large a size is refused before it is read', async () => {
    const { request, given } = streamed(endless(new Uint8Array(1024)), type)
    request.headers.set('Content-Length', String(600 * 1024 * 1024))
    await expect(readInput(upload, request, {}, folder)).rejects.toMatchObject({ status: 413 })
    expect(given.pieces).toBeLessThan(3)
  })
})
