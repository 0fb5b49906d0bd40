import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { permissionTable } from '../packages/sdk/src/permission-table.ts'
import { roleOrder } from '../packages/sdk/src/roles.ts'
import { codesOfTables, permissionsDocument, withCodes } from '../scripts/permissions-document.ts'
import { sourceLocale, webCatalogs } from '../scripts/words/catalogs.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const codes: string[] = permissionTable.map(({ code }) => code)
const roles: string[] = roleOrder.flatMap((role) => [role, `ROLE_${role}`])

const { operations } = JSON.parse(read('apps/server/src/generated/contract.json')) as {
  operations: { requires: unknown }[]
}
const required = [...new Set(operations.flatMap(({ requires }) => (Array.isArray(requires) ? requires : [])))]

/** The requirements of operations that are neither a row of the table nor a role. */
const unknown = (all: readonly string[], table: readonly string[]) =>
  all.filter((code) => !table.includes(code) && !roles.includes(code))

/** Permissions without words in `users.po`, and words without a permission. */
function wordless(table: readonly string[], messages: readonly string[]): string[] {
  const prefix = 'users.permission.'
  const worded = messages.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length))
  return [
    ...table.filter((code) => !worded.includes(code)),
    ...worded.filter((code) => !table.includes(code)).map((code) => prefix + code),
  ]
}

/** Rows of the table that no operation requires. */
const idle = (all: readonly string[], table: readonly string[]) => table.filter((code) => !all.includes(code))

it('docs/permissions.md matches the permission table', () => {
  expect(read('docs/permissions.md'), 'run pnpm generate').toBe(permissionsDocument())
})

it.each(codesOfTables)('the contract lists the codes of $schema', ({ file, schema, codes: listed }) => {
  const contract = read(file)
  expect(withCodes(contract, schema, [...listed, 'PLANTED_code'])).not.toBe(contract)
  // To mend it, run `pnpm generate`.
  expect(withCodes(contract, schema, listed)).toBe(contract)
})

it('every permission has words, and words belong to a permission', () => {
  expect(wordless([...codes, 'PLANTED_code'], ['users.permission.OLD_code'])).toContain('PLANTED_code')
  expect(wordless([], ['users.permission.OLD_code'])).toEqual(['users.permission.OLD_code'])
  // The tests of the catalogs prove that the other languages have every message of the English one.
  expect(wordless(codes, [...webCatalogs.read(sourceLocale, 'users').keys()])).toEqual([])
})

it('operations require only permissions of the table and roles that exist', () => {
  expect(unknown([...required, 'PLANTED_code'], codes)).toEqual(['PLANTED_code'])
  expect(unknown(required, codes)).toEqual([])
})

it('every permission of the table is required by an operation', () => {
  expect(idle(required, [...codes, 'PLANTED_code'])).toEqual(['PLANTED_code'])
  expect(idle(required, codes)).toEqual([])
})
