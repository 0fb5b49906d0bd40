import type { Role } from './roles.ts'

/** A permission of the product: its code, where it is shown, and the roles that have it unless somebody changes that. */
export interface PermissionRow {
  readonly code: string
  /** The section that people see it in. */
  readonly module: string
  /** What it allows, in English. */
  readonly name: string
  /** Roles that have it by default, besides ACCOUNT_ADMIN, who has all. */
  readonly roles: readonly Role[]
}

const row = <const Code extends string>(code: Code, module: string, name: string, ...roles: Role[]) => ({
  code,
  module,
  name,
  roles: roles as readonly Role[],
})

const everyone = ['PROJECT_MANAGER', 'CLIENT', 'VENDOR'] as const satisfies Role[]
const office = ['PROJECT_MANAGER', 'CLIENT'] as const satisfies Role[]
const production = ['PROJECT_MANAGER', 'VENDOR'] as const satisfies Role[]

/** All permissions, in the order in which they are shown. */
export const permissionTable = /*@__PURE__*/ Object.freeze([
  row('PROJECT_list', 'Project', 'See projects', ...office),
  row('PROJECT_create', 'Project', 'Create projects', ...office),
  row('PROJECT_update', 'Project', 'Change projects', 'PROJECT_MANAGER'),
  row('PROJECT_change_status', 'Project', 'Move projects to another status', ...office),
  row('PROJECT_upload', 'Project', 'Upload files to projects', ...office),
  row('PROJECT_download', 'Project', 'Download files of projects', ...office),
  row('PROJECT_costs', 'Project', 'See the costs of projects', ...office),
  row('PROJECT_calculate_costs', 'Project', 'Calculate the costs of projects', 'PROJECT_MANAGER'),
  row('PROJECT_profitability', 'Project', 'See the profitability of projects', 'PROJECT_MANAGER'),
  row('PROJECT_activity', 'Project', 'See the activity of projects', ...everyone),
  row('PROJECT_message', 'Project', 'Read and write notes of projects', ...everyone),
  row('TASK_list', 'Task', 'See tasks', ...production),
  row('TASK_assign', 'Task', 'Assign tasks', 'PROJECT_MANAGER'),
  row('TASK_work', 'Task', 'Accept, claim, reject and deliver tasks', ...production),
  row('TASK_update', 'Task', 'Change tasks', 'PROJECT_MANAGER'),
  row('TASK_payment', 'Task', 'Change payments of tasks', 'PROJECT_MANAGER'),
  row('TM_list', 'Translation Memory', 'See translation memories', 'PROJECT_MANAGER'),
  row('TM_create', 'Translation Memory', 'Create translation memories', 'PROJECT_MANAGER'),
  row('TM_update', 'Translation Memory', 'Change translation memories', 'PROJECT_MANAGER'),
  row('TM_import', 'Translation Memory', 'Import into translation memories', 'PROJECT_MANAGER'),
  row('TM_delete', 'Translation Memory', 'Delete translation memories', 'PROJECT_MANAGER'),
  row('ORGANIZATION_list', 'Organization', 'See organizations', ...office),
  row('ORGANIZATION_create', 'Organization', 'Create organizations'),
  row('ORG_UNIT_list', 'Organizational Unit', 'See organizational units', ...office),
  row('ORG_UNIT_create', 'Organizational Unit', 'Create organizational units'),
  row('USER_list', 'User', 'See people', 'PROJECT_MANAGER'),
  row('USER_save', 'User', 'Create and change people', 'PROJECT_MANAGER'),
  row('USER_rates', 'User', 'See and change rates of linguists', 'PROJECT_MANAGER'),
  row('PERMISSION_GROUP_create', 'Permission Group', 'Create and change permission groups'),
  row('PERMISSION_grant', 'Permission Group', 'Grant and revoke permissions'),
  row('EDITOR_open_editor', 'Editor', 'Open the editor', ...production),
  row('SEARCH_global', 'Search', 'Search everywhere', ...everyone),
  row('PRICE_LIST_list', 'Accounting', 'See price lists', 'PROJECT_MANAGER'),
  row('PRICE_LIST_save', 'Accounting', 'Create, change and delete price lists'),
  row('NET_RATE_list', 'Accounting', 'See net rate schemes', 'PROJECT_MANAGER'),
  row('NET_RATE_save', 'Accounting', 'Create, change and delete net rate schemes'),
  row('PAYABLES_get_payables', 'Accounting', 'See payables'),
  row('RECEIVABLES_get_invoices', 'Accounting', 'See receivables'),
  row('GLOSSARY_list', 'Glossary', 'See glossaries', ...production),
  row('GLOSSARY_create', 'Glossary', 'Create glossaries', 'PROJECT_MANAGER'),
  row('TERMINOLOGY_KANBAN_list', 'Glossary', 'See term requests', 'PROJECT_MANAGER'),
  row('QUALITY_review_list', 'Quality', 'See quality reviews', ...production),
  row('QUALITY_dashboard', 'Quality', 'See the quality dashboard', 'PROJECT_MANAGER'),
  row('QUALITY_report_list', 'Quality', 'See quality reports', 'PROJECT_MANAGER'),
  row('CONNECTORS_list', 'Connectors', 'See connectors', 'PROJECT_MANAGER'),
  row('CONNECTORS_list_config', 'Connectors', 'See configurations of connectors', 'PROJECT_MANAGER'),
])

/** The permissions that a role has unless somebody changes that. ACCOUNT_ADMIN and above have all. */
export function defaultPermissions(role: Role): readonly PermissionRow[] {
  if (role === 'SYSADMIN' || role === 'ADMIN' || role === 'ACCOUNT_ADMIN') return permissionTable
  return permissionTable.filter((permission) => permission.roles.includes(role))
}

/** The code of a permission that the product itself knows. */
export type KnownPermission = (typeof permissionTable)[number]['code']
