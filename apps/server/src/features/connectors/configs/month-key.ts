/** The budget of a connection that its people have set for a month, beside that of its system. */
export const monthKeyOf = (configId: string): string => `${configId} month`
