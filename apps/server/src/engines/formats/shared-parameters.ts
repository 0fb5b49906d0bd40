import type { ParserParameter } from './format.ts'

/** An account's own expression for codes; every format has it. */
export const tagRegexParameter: ParserParameter = {
  key: 'tagRegex',
  title: 'Further codes',
  description: 'A regular expression. Matching text is protected as an inline tag.',
  type: 'string',
  value: '',
}

/** Whether printf and brace placeholders are codes. */
export const placeholdersParameter: ParserParameter = {
  key: 'placeholders',
  title: 'Protect placeholders',
  description: 'Placeholders such as %s, %(name)s, %1$d, {name}, and {{name}} become inline tags.',
  type: 'boolean',
  value: true,
}

/** Whether texts are ICU messages. */
export const icuParameter: ParserParameter = {
  key: 'icu',
  title: 'ICU messages',
  description: 'on, off, or auto: on when a text of the file has an ICU plural, choice or formatted argument.',
  type: 'string',
  value: 'auto',
  choices: ['auto', 'on', 'off'],
}

/** The options of catalogs, whose texts are messages of a program. */
export const sharedParameters: readonly ParserParameter[] = [
  placeholdersParameter,
  tagRegexParameter,
  {
    key: 'html',
    title: 'Protect markup',
    description: 'Markup such as <b> and <0> becomes inline tags.',
    type: 'boolean',
    value: true,
  },
  icuParameter,
]
