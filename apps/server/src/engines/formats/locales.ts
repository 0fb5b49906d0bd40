import { isSameWriting } from '@dragoman/sdk/languages'

/**
 * Whether two locales are written for the same readers: `pt` and `pt_BR` are, `zh_CN` and `zh_TW` are not.
 * Takes hyphens or underscores; a modifier (`sr@latin`) counts as the script that it names.
 */
export const isSameLanguage = (one: string, other: string): boolean => isSameWriting(one, other)
