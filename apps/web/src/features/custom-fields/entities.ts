import type { CustomFieldEntity } from '@dragoman/sdk/operations/customFields'

/** What fields can belong to, in the order of the page. */
export const entities = [
  'PROJECT',
  'TASK',
  'ORG_UNIT',
  'ORGANIZATION',
  'USER',
] as const satisfies readonly CustomFieldEntity[]
