import type { ProjectBulkChange } from '@dragoman/sdk/operations/projects'

/** What can be done with many projects. */
export type ProjectAction = ProjectBulkChange['kind']
