/** What new pipelines can start from, as addresses name it. */
export const templateNames = ['late', 'rush', 'delivered'] as const

export type TemplateName = (typeof templateNames)[number]
