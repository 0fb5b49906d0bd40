/** Under which keys the browser's storage holds what a person chose: the theme, and what they last searched for. */
export const storageKeys = { theme: 'theme', searchTerm: 'searchTerm' } as const
