import type { Role } from './roles.ts'

/** A permission of the product: its code, where it is shown, and the roles that have it by default. */
export interface PermissionRow {
  readonly code: string
  /** The section that it is shown in. */
  readonly module: string
  /** A sentence that says what it allows, in English. */
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
  row('PROJECT_list', 'Project', 'View projects', ...office),
  row('PROJECT_create', 'Project', 'Create projects', ...office),
  row('PROJECT_update', 'Project', 'Edit projects', 'PROJECT_MANAGER'),
  row('PROJECT_change_status', 'Project', 'Change project status', ...office),
  row('PROJECT_upload', 'Project', 'Upload files to projects', ...office),
  row('PROJECT_download', 'Project', 'Download project files', ...office),
  row('PROJECT_costs', 'Project', 'View project costs', ...office),
  row('PROJECT_calculate_costs', 'Project', 'Calculate project costs', 'PROJECT_MANAGER'),
  row('PROJECT_profitability', 'Project', 'View project profitability', 'PROJECT_MANAGER'),
  row('PROJECT_activity', 'Project', 'View project activity', ...everyone),
  row('PROJECT_message', 'Project', 'Read and post messages in projects', ...everyone),
  row('TASK_list', 'Task', 'View tasks', ...production),
  row('TASK_assign', 'Task', 'Assign tasks', 'PROJECT_MANAGER'),
  row('TASK_work', 'Task', 'Accept, claim, return, and deliver tasks', ...production),
  row('TASK_update', 'Task', 'Edit tasks', 'PROJECT_MANAGER'),
  row('TASK_payment', 'Task', 'Change task payments', 'PROJECT_MANAGER'),
  row('TM_list', 'Translation Memory', 'View translation memories', 'PROJECT_MANAGER'),
  row('TM_create', 'Translation Memory', 'Create translation memories', 'PROJECT_MANAGER'),
  row('TM_update', 'Translation Memory', 'Edit translation memories', 'PROJECT_MANAGER'),
  row('TM_import', 'Translation Memory', 'Import into translation memories', 'PROJECT_MANAGER'),
  row('TM_delete', 'Translation Memory', 'Delete translation memories', 'PROJECT_MANAGER'),
  row('ORGANIZATION_list', 'Organization', 'View organizations', ...office),
  row('ORGANIZATION_create', 'Organization', 'Create organizations'),
  row('ORG_UNIT_list', 'Organizational Unit', 'View organizational units', ...office),
  row('ORG_UNIT_create', 'Organizational Unit', 'Create organizational units'),
  row('USER_list', 'User', 'View people', 'PROJECT_MANAGER'),
  row('USER_save', 'User', 'Create and edit people', 'PROJECT_MANAGER'),
  row('USER_rates', 'User', 'View and edit linguist rates', 'PROJECT_MANAGER'),
  row('USER_billing', 'User', 'View and edit billing and payment details'),
  row('PERMISSION_GROUP_create', 'Permission Group', 'Create and edit permission groups'),
  row('PERMISSION_grant', 'Permission Group', 'Grant permissions'),
  row('EDITOR_open_editor', 'Editor', 'Open the editor', ...production),
  row('SEARCH_global', 'Search', 'Use global search', ...everyone),
  row('PRICE_LIST_list', 'Accounting', 'View price lists', 'PROJECT_MANAGER'),
  row('PRICE_LIST_save', 'Accounting', 'Create, edit, and delete price lists'),
  row('NET_RATE_list', 'Accounting', 'View net rate schemes', 'PROJECT_MANAGER'),
  row('NET_RATE_save', 'Accounting', 'Create, edit, and delete net rate schemes'),
  row('PAYABLES_get_payables', 'Accounting', 'View payables'),
  row('PAYABLES_create', 'Accounting', 'Create payables, and enter adjustments and invoices'),
  row('PAYABLES_approve', 'Accounting', 'Approve and reject payables'),
  row('PAYABLES_cancel', 'Accounting', 'Cancel payables'),
  row('PAYABLES_pay', 'Accounting', 'Pay payables, and import bank statements'),
  row('RECEIVABLES_get_invoices', 'Accounting', 'View receivables'),
  row('RECEIVABLES_create', 'Accounting', 'Issue invoices and credit notes'),
  row('RECEIVABLES_cancel', 'Accounting', 'Cancel invoices'),
  row('RECEIVABLES_payment', 'Accounting', 'Record and reverse payments of clients'),
  row('FINANCE_lock', 'Accounting', 'Lock and unlock months'),
  row('GLOSSARY_list', 'Glossary', 'View glossaries', ...production),
  row('GLOSSARY_create', 'Glossary', 'Create and edit glossaries', 'PROJECT_MANAGER'),
  row('TERMINOLOGY_KANBAN_list', 'Glossary', 'View the term request board', 'PROJECT_MANAGER'),
  row('QUALITY_review_list', 'Quality', 'View quality reviews', ...production),
  row('QUALITY_dashboard', 'Quality', 'View the quality dashboard', 'PROJECT_MANAGER'),
  row('QUALITY_report_list', 'Quality', 'View quality reports', 'PROJECT_MANAGER'),
  row('CONNECTORS_list', 'Connectors', 'View connectors', 'PROJECT_MANAGER'),
  row('CONNECTORS_list_config', 'Connectors', 'View connector settings', 'PROJECT_MANAGER'),
])

/** The permissions that a role has by default. ACCOUNT_ADMIN and above have all. */
export function defaultPermissions(role: Role): readonly PermissionRow[] {
  if (role === 'SYSADMIN' || role === 'ADMIN' || role === 'ACCOUNT_ADMIN') return permissionTable
  return permissionTable.filter((permission) => permission.roles.includes(role))
}

/** The code of a permission that the product defines. */
export type KnownPermission = (typeof permissionTable)[number]['code']
