import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultPermissions, permissionTable } from '../packages/sdk/src/permission-table.ts'
import { roleOrder } from '../packages/sdk/src/roles.ts'

/*
 * Writes docs/permissions.md from the SDK's table, which the server, the hooks, and the sidebar also use.
 *
 *   node scripts/permissions-document.ts
 */

export const documentPath = join(resolve(import.meta.dirname, '..'), 'docs/permissions.md')

/** The page as the table is now. */
export function permissionsDocument(): string {
  const modules = [...new Set(permissionTable.map(({ module }) => module))]
  const roles = roleOrder.filter((role) => role !== 'SYSADMIN' && role !== 'ADMIN')
  const rows = (module: string) =>
    permissionTable
      .filter((row) => row.module === module)
      .map(({ code, name }) => {
        const marks = roles.map((role) => (defaultPermissions(role).some((row) => row.code === code) ? '●' : ''))
        return `| \`${code}\` | ${name} | ${marks.join(' | ')} |`
      })
  return [
    '# Permissions',
    '',
    '<!-- Written by scripts/permissions-document.ts. Change packages/sdk/src/permission-table.ts instead. -->',
    '',
    'Users get permissions from their roles, from their permission groups, and by individual grants. The table shows the',
    'permissions of each role (●). `ADMIN` and `SYSADMIN` pass every check. Permissions that come with a role or group can',
    'only be removed by removing that role or group. Users can’t grant permissions to themselves or to anyone with an equal or',
    'higher role. Only active permissions count.',
    '',
    'The contract and the API reference list what each operation requires: any one of the permissions or roles it names is',
    'enough.',
    '',
    ...modules.flatMap((module) => [
      `## ${module}`,
      '',
      `| Code | Allows | ${roles.join(' | ')} |`,
      `| --- | --- | ${roles.map(() => '---').join(' | ')} |`,
      ...rows(module),
      '',
    ]),
  ].join('\n')
}

/** The page as it is checked in. */
export const keptDocument = (): string => readFileSync(documentPath, 'utf8')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(documentPath, permissionsDocument())
