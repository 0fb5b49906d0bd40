/** The tabs of one's own page. */
export const profileTabs = [
  'general',
  'security',
  'preferences',
  'permissions',
  'rates',
  'associations',
  'autopilot',
  'tags',
] as const

export type ProfileTab = (typeof profileTabs)[number]
