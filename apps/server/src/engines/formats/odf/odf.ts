import type { ParserParameter } from '../format.ts'
import { odfFormat } from './odf-format.ts'

const comments: ParserParameter = {
  key: 'translateComments',
  title: 'Comments',
  description: 'Translate comments in the document.',
  type: 'boolean',
  value: false,
}
const headers: ParserParameter = {
  key: 'translateHeaders',
  title: 'Headers and footers',
  description: 'Translate page headers and footers.',
  type: 'boolean',
  value: true,
}
const hiddenText: ParserParameter = {
  key: 'translateHidden',
  title: 'Hidden text',
  description: 'Translate text formatted as hidden.',
  type: 'boolean',
  value: false,
}
const hiddenSlides: ParserParameter = { ...hiddenText, title: 'Hidden slides', description: 'Translate hidden slides.' }
const notes: ParserParameter = {
  key: 'translateNotes',
  title: 'Speaker notes',
  description: 'Translate speaker notes.',
  type: 'boolean',
  value: true,
}
const masters: ParserParameter = {
  key: 'translateMasters',
  title: 'Masters and layouts',
  description: 'Translate text in slide masters and layouts.',
  type: 'boolean',
  value: false,
}

/** Text documents of OpenDocument. */
export const odt = odfFormat('odt', 'OpenDocument text', ['odt', 'ott'], [headers, comments, hiddenText])

/** Spreadsheets: the cells that hold text, not numbers or results of formulas. */
export const ods = odfFormat('ods', 'OpenDocument spreadsheet', ['ods', 'ots'], [headers, comments])

/** Presentations: slides in their order, with their notes. */
export const odp = odfFormat(
  'odp',
  'OpenDocument presentation',
  ['odp', 'otp'],
  [notes, masters, hiddenSlides, comments],
)

/** Drawings. */
export const odg = odfFormat('odg', 'OpenDocument drawing', ['odg', 'otg'], [masters])
