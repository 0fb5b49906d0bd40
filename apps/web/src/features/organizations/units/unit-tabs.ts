/** The tabs of a unit's page. */
export const unitTabs = ['general', 'prices'] as const

export type UnitTab = (typeof unitTabs)[number]
