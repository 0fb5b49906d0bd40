import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { clashesOf } from '../../../form/merge-values.ts'
import { schemeDifferences } from './scheme-differences.ts'
import type { SchemeValues } from './scheme-values.ts'

const words = {
  'rates.band.EXACT': 'Exact match',
  'rates.band.NEW': 'No match',
  'rates.default': 'Default',
  'rates.name': 'Name',
  'rates.untranslated': 'Non-translatable',
  'shell.no': 'No',
  'shell.yes': 'Yes',
}

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: words }))

const steps = [
  { code: 'TRANSLATION', title: 'Translation' },
  { code: 'REVIEW', title: 'Review' },
]

const base: SchemeValues = {
  name: 'Usual',
  isDefault: false,
  bands: [
    {
      key: 'e',
      type: 'EXACT',
      start: 100,
      shares: { TRANSLATION: 0.2, REVIEW: 0.2 },
      machine: { TRANSLATION: 1, REVIEW: 1 },
    },
    {
      key: 'n',
      type: 'FUZZY',
      start: 0,
      shares: { TRANSLATION: 1, REVIEW: 1 },
      machine: { TRANSLATION: 1, REVIEW: 1 },
    },
  ],
  untranslated: { TRANSLATION: 0.1, REVIEW: 0.1 },
}

const exact = (translation: number, review: number): SchemeValues => ({
  ...base,
  bands: [{ ...base.bands[0]!, shares: { TRANSLATION: translation, REVIEW: review } }, base.bands[1]!],
})

test.each([
  ['each band by itself', exact(0.3, 0.3), exact(0.25, 0.25), ['Exact match: 30% / 25%']],
  [
    'the share of each step where they differ',
    exact(0.3, 0.1),
    exact(0.25, 0.25),
    ['Exact match: Translation 30% and Review 10% / 25%'],
  ],
  ['names', { ...base, name: 'Mine' }, { ...base, name: 'Theirs' }, ['Name: Mine / Theirs']],
  ['nothing that only one of them changed', { ...base, name: 'Mine' }, { ...base, isDefault: true }, []],
])('two versions of a scheme are compared by %s', (_, mine, theirs, said) => {
  const shown = schemeDifferences(clashesOf(base, mine, theirs), steps)
  expect(shown.map(({ label, mine: my, theirs: their }) => `${label}: ${my} / ${their}`)).toEqual(said)
})
