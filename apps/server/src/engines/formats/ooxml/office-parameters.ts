import type { ParserParameter } from '../format.ts'

const propertiesParameter: ParserParameter = {
  key: 'translateProperties',
  title: 'Document properties',
  description: 'Translate the title, subject, keywords, comments, and category of the file.',
  type: 'boolean',
  value: false,
}

const alternativeTextParameter: ParserParameter = {
  key: 'translateAlternativeText',
  title: 'Alternative text',
  description: 'Translate the titles and descriptions of pictures, and the tooltips of links.',
  type: 'boolean',
  value: true,
}

const directionParameter: ParserParameter = {
  key: 'setDirection',
  title: 'Text direction',
  description: 'Set right-to-left text direction for translations into right-to-left languages.',
  type: 'boolean',
  value: true,
}

const languageParameter: ParserParameter = {
  key: 'setLanguage',
  title: 'Language',
  description: 'Mark translated text with its language for spell checking.',
  type: 'boolean',
  value: true,
}

/** The options that all Office documents have. */
export const officeParameters = [alternativeTextParameter, propertiesParameter, languageParameter, directionParameter]
