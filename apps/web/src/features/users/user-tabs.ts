/** The tabs of a person's page. */
export const userTabs = ['overview', 'permissions', 'rates'] as const

export type UserTab = (typeof userTabs)[number]
