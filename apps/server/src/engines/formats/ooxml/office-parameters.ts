import type { ParserParameter } from '../format.ts'

const propertiesParameter: ParserParameter = {
  key: 'translateProperties',
  title: 'Document properties',
  description: 'Whether title, subject, keywords, comments and category of the file are translated.',
  type: 'boolean',
  value: false,
}

const alternativeTextParameter: ParserParameter = {
  key: 'translateAlternativeText',
  title: 'Alternative texts',
  description: 'Whether titles and descriptions of pictures, and the tips of links, are translated.',
  type: 'boolean',
  value: true,
}

const directionParameter: ParserParameter = {
  key: 'setDirection',
  title: 'Direction',
  description: 'Translations into languages that are written from right to left also run from right to left.',
  type: 'boolean',
  value: true,
}

const languageParameter: ParserParameter = {
  key: 'setLanguage',
  title: 'Language',
  description: 'Mark translated text with its language, so that spelling is checked in that language.',
  type: 'boolean',
  value: true,
}

/** The options that all Office documents have. */
export const officeParameters = [alternativeTextParameter, propertiesParameter, languageParameter, directionParameter]
