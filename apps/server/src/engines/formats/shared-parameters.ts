import type { ParserParameter } from './format.ts'
import { switchChoices } from './parameters.ts'

/** An account's own expression for codes; every format has it. */
export const tagRegexParameter: ParserParameter = {
  key: 'tagRegex',
  title: 'Custom tags',
  description: 'Protect text that matches this regular expression as inline tags.',
  type: 'string',
  value: '',
}

/** Whether printf and brace placeholders are codes. */
export const placeholdersParameter: ParserParameter = {
  key: 'placeholders',
  title: 'Protect placeholders',
  description: 'Protect placeholders such as %s, %(name)s, %1$d, {name}, and {{name}} as inline tags.',
  type: 'boolean',
  value: true,
}

/** Whether markup is codes. */
export const htmlParameter: ParserParameter = {
  key: 'html',
  title: 'Protect markup',
  description: 'Protect markup such as <b> and <0> as inline tags.',
  type: 'boolean',
  value: true,
}

/** Whether members named after plural categories are forms of one text. */
export const pluralKeysParameter: ParserParameter = {
  key: 'pluralKeys',
  title: 'Plural keys',
  description:
    'Treat keys such as one, few, and other (Rails) as plural forms of one text: on, off, or auto (if the file has such groups).',
  type: 'string',
  value: 'auto',
  choices: switchChoices,
}

/** Whether the outermost key is the language of the texts. */
export const localeKeyParameter: ParserParameter = {
  key: 'localeKey',
  title: 'Top-level language key',
  description: 'Replace a top-level source language key (Rails) with the target language.',
  type: 'boolean',
  value: true,
}

/** Whether texts are ICU messages. */
export const icuParameter: ParserParameter = {
  key: 'icu',
  title: 'ICU messages',
  description:
    'Treat texts as ICU messages: on, off, or auto (if one has an ICU plural, choice, or formatted argument).',
  type: 'string',
  value: 'auto',
  choices: switchChoices,
}

/** The options of catalogs, whose texts are messages of a program. */
export const sharedParameters: readonly ParserParameter[] = [
  placeholdersParameter,
  tagRegexParameter,
  htmlParameter,
  icuParameter,
]
