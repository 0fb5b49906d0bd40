/** The tabs of a person's page. */
export const userTabs = ['general', 'permissions', 'rates', 'associations', 'autopilot', 'tags'] as const

export type UserTab = (typeof userTabs)[number]
