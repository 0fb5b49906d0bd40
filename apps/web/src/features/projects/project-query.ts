import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** A project with its files and work units. */
export const projectQuery = (projectUUID: string) => query(api.projects.get, { path: { projectUUID } })

/** The tabs of a project's page. */
export const projectTabs = [
  'overview',
  'files',
  'references',
  'workUnits',
  'tasks',
  'costs',
  'memories',
  'messages',
  'activity',
  'downloads',
] as const

export type ProjectTab = (typeof projectTabs)[number]
