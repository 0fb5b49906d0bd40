/** A category of errors that the product has. */
interface SystemCategory {
  uuid: string
  code: string
  name: string
  description: string
  parent: string | null
  /** False for preferences. */
  affectsScore: boolean
  /** Whether it is in use unless an account decides otherwise. */
  active: boolean
}

type Row = [code: string, name: string, description: string]

const roots: Row[] = [
  ['PREFERENTIAL_IMPROVED', 'Preferential change (improved fluency)', 'A matter of taste that reads better now.'],
  [
    'PREFERENTIAL_NOT_IMPROVED',
    'Preferential change (did not improve fluency)',
    'A matter of taste that reads no better now.',
  ],
  ['FLUENCY', 'Fluency', 'It reads unnaturally, or in the wrong register or style.'],
  ['TERMINOLOGY', 'Terminology', 'A term is wrong, or not the same everywhere.'],
  ['INCORRECT_TRANSLATION', 'Incorrect translation', 'The meaning is wrong, or something is missing or added.'],
  ['GRAMMAR', 'Grammar', 'Grammar, spelling, or punctuation is wrong.'],
]

/** Children of the six and more roots, after MQM core. */
const mqmCore: Record<string, Row[]> = {
  TERMINOLOGY: [
    ['TERMBASE', 'Inconsistent with the termbase', 'Another term than the glossary has.'],
    ['TERM_INCONSISTENT', 'Inconsistent use of terms', 'Several terms for the same thing.'],
    ['WRONG_TERM', 'Wrong term', 'A term that the field does not use.'],
  ],
  INCORRECT_TRANSLATION: [
    ['MISTRANSLATION', 'Mistranslation', 'It says something else than the source.'],
    ['OVERTRANSLATION', 'Overtranslation', 'It is more specific than the source.'],
    ['UNDERTRANSLATION', 'Undertranslation', 'It is less specific than the source.'],
    ['ADDITION', 'Addition', 'It says what the source does not.'],
    ['OMISSION', 'Omission', 'Something of the source is missing.'],
    ['DO_NOT_TRANSLATE', 'Do not translate', 'Something is translated that should stay.'],
    ['UNTRANSLATED', 'Untranslated', 'Something is left in the source language.'],
  ],
  GRAMMAR: [
    ['WORD_FORM', 'Grammar of words and sentences', 'Agreement, form, or order of words is wrong.'],
    ['SPELLING', 'Spelling', 'A word is misspelled.'],
    ['PUNCTUATION', 'Punctuation', 'Punctuation is wrong.'],
    ['UNINTELLIGIBLE', 'Unintelligible', 'It can’t be understood.'],
    ['ENCODING', 'Character encoding', 'Characters are garbled.'],
  ],
  FLUENCY: [
    ['HOUSE_STYLE', 'House style', 'It doesn’t follow the style guide.'],
    ['REGISTER', 'Register', 'It is too formal, or not formal enough.'],
    ['AWKWARD', 'Awkward style', 'It is long-winded or clumsy.'],
    ['UNIDIOMATIC', 'Unidiomatic style', 'No native speaker would say it so.'],
    ['STYLE_INCONSISTENT', 'Inconsistent style', 'The style changes within the text.'],
  ],
  LOCALE: [
    ['NUMBER_FORMAT', 'Number format', 'Numbers aren’t written as in the locale.'],
    ['CURRENCY_FORMAT', 'Currency format', 'Amounts aren’t written as in the locale.'],
    ['MEASUREMENT_FORMAT', 'Measurement format', 'Measures aren’t written as in the locale.'],
    ['DATE_FORMAT', 'Date format', 'Dates aren’t written as in the locale.'],
    ['TIME_FORMAT', 'Time format', 'Times aren’t written as in the locale.'],
    ['ADDRESS_FORMAT', 'Address format', 'Addresses aren’t written as in the locale.'],
    ['TELEPHONE_FORMAT', 'Telephone format', 'Telephone numbers aren’t written as in the locale.'],
    ['SHORTCUT_KEY', 'Shortcut key', 'A shortcut doesn’t suit the locale.'],
  ],
  AUDIENCE: [],
  DESIGN: [
    ['LENGTH', 'Length', 'It is too long or too short for its place.'],
    ['TRUNCATION', 'Truncation', 'Its end is cut off.'],
    ['MARKUP', 'Markup', 'Tags are missing or in the wrong place.'],
    ['LAYOUT', 'Layout', 'It doesn’t fit the layout.'],
    ['LINKS', 'Links', 'A link or reference leads to the wrong place.'],
  ],
  OTHER: [],
}

const moreRoots: Row[] = [
  ['LOCALE', 'Locale conventions', 'Something isn’t written as in the locale.'],
  ['AUDIENCE', 'Audience', 'It doesn’t suit its readers.'],
  ['DESIGN', 'Design and markup', 'It looks wrong in its place.'],
  ['OTHER', 'Other', 'Any other error.'],
]

const isPreferential = (code: string) => code.startsWith('PREFERENTIAL_')

/** The six of the product first, each with its children, then those of MQM core alone. */
export const systemCategories: readonly SystemCategory[] = [...roots, ...moreRoots]
  .flatMap((root) => [
    { row: root, parent: null },
    ...(mqmCore[root[0]] ?? []).map((row) => ({ row, parent: root[0] })),
  ])
  .map(({ row: [code, name, description], parent }, at) => ({
    uuid: `0c7e9d1a-5b0e-4c1f-8a00-${(at + 1).toString(16).padStart(12, '0')}`,
    code,
    name,
    description,
    parent,
    affectsScore: !isPreferential(code),
    active: roots.some(([root]) => root === code),
  }))
