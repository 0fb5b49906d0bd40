import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultPermissions, permissionTable } from '../packages/sdk/src/permission-table.ts'
import { roleOrder } from '../packages/sdk/src/roles.ts'

/*
 * Writes docs/permissions.md out of the table of the SDK, which the server, the hooks and the sidebar go by, too.
 *
 *   node scripts/permissions-document.ts
 */

export const documentPath = join(resolve(import.meta.dirname, '..'), 'docs/permissions.md')

/** What the page has to say at present. */
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
    'What people may do follows from their roles, from the groups that they are in, and from what was granted to them. The',
    'table gives what each role has by itself (●). `ADMIN` and `SYSADMIN` pass every check. Nobody can take away what comes',
    'with a role or a group but by taking away the role or the group; and nobody grants to themselves, to an equal or to',
    'somebody above. A permission counts only while it is active.',
    '',
    'What an operation needs stands in the contract and in the reference of the API: one of the permissions or roles that it',
    'names is enough.',
    '',
    ...modules.flatMap((module) => [
      `## ${module}`,
      '',
      `| Code | Allows to | ${roles.join(' | ')} |`,
      `| --- | --- | ${roles.map(() => '---').join(' | ')} |`,
      ...rows(module),
      '',
    ]),
  ].join('\n')
}

/** The page as it is kept. */
export const keptDocument = (): string => readFileSync(documentPath, 'utf8')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(documentPath, permissionsDocument())
