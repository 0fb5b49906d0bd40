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
