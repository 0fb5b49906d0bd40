import type { ParserParameter } from '../format.ts'

const propertiesParameter: ParserParameter = {
  key: 'translateProperties',
  title: 'Document properties',
  description: 'Translate the file’s title, subject, keywords, comments, and category.',
  type: 'boolean',
  value: false,
}

const alternativeTextParameter: ParserParameter = {
  key: 'translateAlternativeText',
  title: 'Alt text',
  description: 'Translate image titles and descriptions and link tooltips.',
  type: 'boolean',
  value: true,
}

const directionParameter: ParserParameter = {
  key: 'setDirection',
  title: 'Set text direction',
  description: 'Set right-to-left direction for right-to-left languages.',
  type: 'boolean',
  value: true,
}

const languageParameter: ParserParameter = {
  key: 'setLanguage',
  title: 'Set language',
  description: 'Mark the translation with its language for spell checking.',
  type: 'boolean',
  value: true,
}

/** The options that all Office documents have. */
export const officeParameters = [alternativeTextParameter, propertiesParameter, languageParameter, directionParameter]
