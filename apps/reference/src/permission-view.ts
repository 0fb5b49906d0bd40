import type { Contract, ContractOperation } from '@dragoman/openapi/contract'
import { permissionTable, type PermissionRow } from '@dragoman/sdk/permission-table'
import type { Role } from '@dragoman/sdk/roles'
import { operationAddress, permissionAddress } from './addresses.ts'
import { html, spelled, type Html } from './html.ts'

export const roleWords: Readonly<Record<Role, string>> = {
  SYSADMIN: 'system administrators',
  ADMIN: 'administrators',
  ACCOUNT_ADMIN: 'account administrators',
  PROJECT_MANAGER: 'project managers',
  CLIENT: 'clients',
  VENDOR: 'linguists',
}

/** The roles that have a permission by default. */
const holders = ({ roles }: PermissionRow): string =>
  [...roles.map((role) => roleWords[role]), roleWords.ACCOUNT_ADMIN].join(', ')

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function requirementView(code: string): Html {
  if (code.startsWith('ROLE_')) {
    const words = roleWords[code.slice('ROLE_'.length) as Role]
    if (!words) throw new Error(`${code} is no role`)
    return html`<li><code>${code}</code> <span class="note">The role: ${words}.</span></li>`
  }
  const row = permissionTable.find((permission) => permission.code === code)
  if (!row) throw new Error(`${code} is no permission`)
  return html`<li>
    <a href="${permissionAddress(code)}"><code>${code}</code></a>
    <span class="note">${row.name}. By default: ${holders(row)}.</span>
  </li>`
}

/** Shows the people who may call an operation. */
export function requirementsView({ requires }: ContractOperation): Html {
  if (requires === 'public') return html`Anyone, without a session.`
  if (requires.length === 0) return html`Any signed-in user.`
  return html`${requires.length > 1 && 'Any one of these is enough:'}
    <ul class="plain">
      ${requires.map(requirementView)}
    </ul>`
}

/** All permissions: what they allow, who has them, and which operations ask for them. */
export function permissionsView(contract: Contract): Html {
  const rows = permissionTable.map((row) => {
    const operations = contract.operations.filter(
      ({ requires }) => requires !== 'public' && requires.includes(row.code),
    )
    return html`<tr id="permission-${row.code}">
      <th scope="row"><code>${row.code}</code></th>
      <td>${row.name}</td>
      <td>${capital(holders(row))}</td>
      <td>
        ${
          operations.length === 0
            ? '–'
            : html`<ul class="links">
                ${operations.map(({ id }) => html`<li><a href="${operationAddress(id)}">${spelled(id)}</a></li>`)}
              </ul>`
        }
      </td>
    </tr>`
  })
  return html`<div class="table" role="region" aria-label="Permissions" tabindex="0">
    <table class="permissions">
      <thead>
        <tr>
          <th scope="col">Permission</th>
          <th scope="col">Allows</th>
          <th scope="col">Has it by default</th>
          <th scope="col">Operations</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}
