import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { globSync } from 'node:fs'

// The contract against the ledgers of what is published: a call that claims to be a fact has to be one, to the letter.

const root = resolve(import.meta.dirname, '..')
const ledger = (name: string): string[][] =>
  readFileSync(join(root, 'openapi/ledgers', name), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** A path without the names of its parameters: the wire itself spells them in several ways. */
const shape = (method: string, path: string) => `${method} ${path.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '')}`

interface Operation {
  operationId: string
  'x-provenance': string
}

const operations = globSync('openapi/resources/*.yaml', { cwd: root }).flatMap((file) => {
  const { paths } = parse(readFileSync(join(root, file), 'utf8')) as {
    paths: Record<string, Record<string, Operation>>
  }
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => ['get', 'put', 'post', 'delete'].includes(method))
      .map(([method, operation]) => ({
        id: operation.operationId,
        provenance: operation['x-provenance'],
        call: shape(method.toUpperCase(), path),
      })),
  )
})

const published = new Set(ledger('published-calls.tsv').map(([method = '', path = '']) => shape(method, path)))
const documented = new Set(
  ledger('calls.tsv')
    .filter(([, status]) => status !== 'path-not-shown')
    .map(([, , method = '', path = '']) => shape(method, path)),
)

it('every call marked as published is in the ledger of published calls', () => {
  expect(published.has(shape('GET', '/api/v3/planted'))).toBe(false)
  expect(published.size).toBeGreaterThan(150)
  const claimed = operations.filter(({ provenance }) => provenance === 'published')
  expect(claimed.length).toBeGreaterThan(40)
  expect(claimed.filter(({ call }) => !published.has(call)).map(({ id }) => id)).toEqual([])
})

it('every call marked as documented is in the ledger of the specification’s calls', () => {
  const claimed = operations.filter(({ provenance }) => provenance === 'documented')
  expect(claimed.length).toBeGreaterThan(8)
  expect(claimed.filter(({ call }) => !documented.has(call)).map(({ id }) => id)).toEqual([])
})

it('no call marked as designed is in either ledger', () => {
  const designed = operations.filter(({ provenance }) => provenance === 'designed')
  expect(designed.filter(({ call }) => published.has(call) || documented.has(call)).map(({ id }) => id)).toEqual([])
})
