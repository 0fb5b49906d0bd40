import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { permissionTable } from '../packages/sdk/src/permission-table.ts'
import { roleOrder } from '../packages/sdk/src/roles.ts'
import { documentPath, keptDocument, permissionsDocument } from '../scripts/permissions-document.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const codes: string[] = permissionTable.map(({ code }) => code)

it('docs/permissions.md matches the permission table', () => {
  expect(keptDocument(), `run node scripts/permissions-document.ts to update ${documentPath}`).toBe(
    permissionsDocument(),
  )
})

it('the contract lists the codes of the permission table', () => {
  const { components } = parse(read('openapi/shared/enums.yaml')) as {
    components: { schemas: { PermissionCode: { 'x-open-enum': string[] } } }
  }
  expect(components.schemas.PermissionCode['x-open-enum'].toSorted()).toEqual(codes.toSorted())
})

it('operations require only permissions of the table and roles that exist', () => {
  const known = new Set([...codes, ...roleOrder.flatMap((role) => [role, `ROLE_${role}`])])
  const unknown = (requires: unknown) =>
    Array.isArray(requires) ? requires.filter((code: string) => !known.has(code)) : []
  expect(unknown(['PROJECT_list', 'PLANTED_code'])).toEqual(['PLANTED_code'])
  const { operations } = JSON.parse(read('apps/server/src/generated/contract.json')) as {
    operations: { id: string; requires: unknown }[]
  }
  expect(operations.filter(({ requires }) => unknown(requires).length > 0).map(({ id }) => id)).toEqual([])
})
