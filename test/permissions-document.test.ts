import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { permissionTable } from '../packages/sdk/src/permission-table.ts'
import { roleOrder } from '../packages/sdk/src/roles.ts'
import { permissionsDocument, withPermissionCodes } from '../scripts/permissions-document.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const codes: string[] = permissionTable.map(({ code }) => code)
const roles: string[] = roleOrder.flatMap((role) => [role, `ROLE_${role}`])

/** Permissions of pages whose operations are still to come. */
const noOperationYet = [
  'PAYABLES_get_payables',
  'RECEIVABLES_get_invoices',
  'TERMINOLOGY_KANBAN_list',
  'QUALITY_review_list',
  'QUALITY_dashboard',
  'QUALITY_report_list',
  'CONNECTORS_list',
  'CONNECTORS_list_config',
]

const { operations } = JSON.parse(read('apps/server/src/generated/contract.json')) as {
  operations: { requires: unknown }[]
}
const required = [...new Set(operations.flatMap(({ requires }) => (Array.isArray(requires) ? requires : [])))]

/** What operations require that no row of the table and no role is. */
const unknown = (all: readonly string[], table: readonly string[]) =>
  all.filter((code) => !table.includes(code) && !roles.includes(code))

/** Rows of the table that no operation requires. */
const idle = (all: readonly string[], table: readonly string[]) => table.filter((code) => !all.includes(code))

it('docs/permissions.md matches the permission table', () => {
  expect(read('docs/permissions.md'), 'run pnpm generate').toBe(permissionsDocument())
})

it('the contract lists the codes of the permission table', () => {
  const enums = read('openapi/shared/enums.yaml')
  expect(withPermissionCodes(enums, [...codes, 'PLANTED_code'])).not.toBe(enums)
  expect(withPermissionCodes(enums, codes), 'run pnpm generate').toBe(enums)
})

it('operations require only permissions of the table and roles that exist', () => {
  expect(unknown([...required, 'PLANTED_code'], codes)).toEqual(['PLANTED_code'])
  expect(unknown(required, codes)).toEqual([])
})

it('every permission of the table is required by an operation', () => {
  expect(idle(required, [...codes, 'PLANTED_code'])).toEqual([...noOperationYet, 'PLANTED_code'])
  expect(idle(required, codes)).toEqual(noOperationYet)
})
