import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { notificationKinds } from '../packages/sdk/src/notifications.ts'
import { defaultPermissions, permissionTable } from '../packages/sdk/src/permission-table.ts'
import { roleOrder } from '../packages/sdk/src/roles.ts'
import { writeGenerated } from './words/write-generated.ts'

/*
 * Writes docs/permissions.md and the codes of permissions and notifications in the contract from the SDK's tables, which
 * the server, the hooks, and the sidebar also use. Part of `pnpm generate`; with `--check` it writes nothing and fails
 * where one is stale.
 *
 *   node scripts/permissions-document.ts
 */

const root = resolve(import.meta.dirname, '..')

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
    'permissions of each role (●). `SYSADMIN` passes every check; `ADMIN` passes all but the system settings. Permissions',
    'that come with a role or group can only be removed by removing that role or group. Users can’t grant permissions to',
    'themselves or to anyone with an equal or higher role. Only active permissions count.',
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

/** The schemas of the contract that list the codes of a table of the SDK. */
export const codesOfTables: readonly { file: string; schema: string; codes: readonly string[] }[] = [
  { file: 'openapi/shared/enums.yaml', schema: 'PermissionCode', codes: permissionTable.map(({ code }) => code) },
  {
    file: 'openapi/resources/users.yaml',
    schema: 'NotificationKind',
    codes: notificationKinds.map(({ code }) => code),
  },
]

/** A file of the contract, in which a schema has these codes and no others. */
export function withCodes(file: string, schema: string, codes: readonly string[]): string {
  const list = new RegExp(`(\\n {4}${schema}:\\n(?: {6}.*\\n)*? {6}x-open-enum:\\n)(?: {8}- .*\\n)+`)
  if (!list.test(file)) throw new Error(`The contract has no list of ${schema}`)
  return file.replace(list, (_, head: string) => head + codes.map((code) => `        - ${code}\n`).join(''))
}

if (import.meta.main) {
  writeGenerated(join(root, 'docs/permissions.md'), permissionsDocument())
  for (const { file, schema, codes } of codesOfTables) {
    const path = join(root, file)
    writeGenerated(path, withCodes(readFileSync(path, 'utf8'), schema, codes))
  }
}
