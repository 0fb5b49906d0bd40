/** The templates of new pipelines, as addresses name them. */
export const templateNames = ['late', 'rush', 'delivered'] as const

export type TemplateName = (typeof templateNames)[number]
