/** Subjects of the rows of a report. */
export const groupings = ['LINGUIST', 'CLIENT', 'ORG_UNIT', 'LANGUAGE_PAIR', 'WORKFLOW'] as const

export type Grouping = (typeof groupings)[number]
