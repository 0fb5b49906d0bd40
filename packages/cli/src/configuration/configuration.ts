import type { FileRule } from '@dragoman/sdk/file-rules'

/** A rule for files of the folder. */
export interface FolderRule extends FileRule {
  /** Places of languages that have one of their own, by language as the server spells it. */
  places?: Readonly<Record<string, string>>
  /** Languages that get no translation by this rule. */
  excluded?: readonly string[]
  /** The pattern of `source` as it was written. */
  pattern: string
}

/** The content of a configuration, whichever system it is for. */
export interface Reading {
  server?: string | undefined
  unit?: string | undefined
  project?: string | undefined
  source?: string | undefined
  languages?: readonly string[] | undefined
  branch?: string | undefined
  workflows?: readonly string[] | undefined
  /** Sentences about what it says without effect here, once the language is known that is translated from. */
  notes?(source: string | undefined): string[]
  /** The rules, once the language is known that is translated from. */
  rules(source: string | undefined): FolderRule[]
}

/** The configuration of a folder, of all that says something about it. */
export interface Configuration extends Omit<Reading, 'rules' | 'notes'> {
  /** The folder that paths are relative to, and that nothing leads out of. */
  folder: string
  /** The names of the files that were read. */
  files: readonly string[]
  rules: readonly FolderRule[]
  /** The languages of the files, where a flag asks for some of them alone. */
  ownLanguages: readonly string[]
}

/** The placeholders of a language in a path. */
export const languagePlaceholders = [
  'two_letters_code',
  'locale',
  'locale_with_underscore',
  'osx_code',
  'osx_locale',
  'android_code',
  'language',
] as const
