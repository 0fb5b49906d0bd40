/** The tabs of a group's page. */
export const groupTabs = ['general', 'permissions'] as const
