import type { ParserParameter } from '../format.ts'

/** The options that say which column of a table is what; `name` is how they name one beside its header. */
export function columnParameters(name: string): readonly ParserParameter[] {
  const column = (key: string, title: string, description: string): ParserParameter => ({
    key,
    title,
    description: `${description} ${name} or header.`,
    type: 'string',
    value: '',
  })
  return [
    column(
      'sourceColumns',
      'Source columns',
      'Columns to translate, separated by commas. Default: the column named source or after the source language, or else every column without another use.',
    ),
    column(
      'targetColumn',
      'Target column',
      'Column for translations. Default: target or the target language, or else the source column.',
    ),
    column('keyColumn', 'Key column', 'Identifies each row. Default: key or id.'),
    column('contextColumn', 'Context column', 'Distinguishes identical texts. Default: context.'),
    column('noteColumn', 'Note column', 'Notes for linguists. Default: note, comment, or description.'),
    column('maxLengthColumn', 'Length limit column', 'Character limit for the translation. Default: max length.'),
  ]
}
