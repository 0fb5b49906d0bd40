/** The rates of a line, in the order in which they are shown. */
export const rateNames = ['wordRate', 'hourlyRate', 'dailyRate', 'pagesRate'] as const
