import type { ProjectBulkChange } from '@dragoman/sdk/operations/projects'

/** The actions on many projects. */
export type ProjectAction = ProjectBulkChange['kind']
