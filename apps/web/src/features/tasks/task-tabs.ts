/** The tabs of a task's page. */
export const taskTabs = ['overview', 'payment', 'log', 'files'] as const

export type TaskTab = (typeof taskTabs)[number]
