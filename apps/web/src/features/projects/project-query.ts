import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'

/** A project without its files and work units: of these there can be thousands. */
export const projectQuery = (projectUUID: string) =>
  query(api.projects.get, { path: { projectUUID }, query: { responseType: 'SIMPLE' } })

/** A project with its files and work units, for the tabs that list them. */
export const wholeProjectQuery = (projectUUID: string) => query(api.projects.get, { path: { projectUUID } })

/** How far each language of a project is in each step. */
export const progressQuery = (projectUUID: string) => query(api.projects.listProgress, { path: { projectUUID } })

/** The tabs of a project's page. */
export const projectTabs = [
  'overview',
  'work',
  'files',
  'references',
  'costs',
  'memories',
  'messages',
  'comments',
  'activity',
  'downloads',
] as const

export type ProjectTab = (typeof projectTabs)[number]

const renamed: Partial<Record<string, ProjectTab>> = { tasks: 'work', workUnits: 'work' }

/** The tab that an address names, those of earlier versions included; undefined for none. */
export const readTab = (raw: unknown): ProjectTab | undefined =>
  projectTabs.find((tab) => tab === raw) ?? (typeof raw === 'string' ? renamed[raw] : undefined)
