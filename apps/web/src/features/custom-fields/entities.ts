import type { CustomFieldEntity } from '@dragoman/sdk/operations/customFields'

/** The owners of fields, in the order of the page. */
export const entities = [
  'PROJECT',
  'TASK',
  'ORG_UNIT',
  'ORGANIZATION',
  'USER',
] as const satisfies readonly CustomFieldEntity[]
