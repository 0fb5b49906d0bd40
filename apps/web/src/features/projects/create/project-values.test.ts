import type { OrgUnitListItem } from '@dragoman/sdk/operations/orgUnits'
import { expect, it } from 'vitest'
import { asInfo, asProject, asWorkUnits, noValues, unitDefaults, type ProjectValues } from './project-values.ts'

const unit: OrgUnitListItem = {
  id: 1,
  uuid: 'unit',
  name: 'Product',
  organization: { id: 1, uuid: 'organization', name: 'Acme' },
  currency: 'EUR',
  timezone: 'Europe/Berlin',
  customFields: [],
}

const values: ProjectValues = {
  ...noValues,
  reference: '  Release 2 ',
  unit: 'unit',
  source: 'en',
  targets: ['es', 'pt_br'],
  steps: ['TRANSLATION', 'REVIEW'],
}

it.each([
  [{}, { source: null, targets: [], steps: [] }],
  [{ clientLanguages: '' }, { source: null, targets: [], steps: [] }],
  [
    { defaultSourceLanguage: 'en', clientLanguages: 'es, pt_br' },
    { source: 'en', targets: ['es', 'pt_br'], steps: [] },
  ],
  [
    { defaultSourceLanguage: 'en', clientLanguages: 'en,es' },
    { source: 'en', targets: ['es'], steps: [] },
  ],
])('a new project starts with the defaults of its organizational unit: %o', (part, expected) => {
  expect(unitDefaults({ ...unit, ...part }, [])).toEqual(expected)
})

it('empty fields are left out of the request', () => {
  expect(asProject(values)).toEqual({
    reference: 'Release 2',
    orgUnitUUID: 'unit',
    sourceLocale: 'en',
    dueDate: undefined,
    instructions: undefined,
    notes: undefined,
  })
})

it('the due date is read in the time zone of the browser', () => {
  expect(asProject({ ...values, due: '2026-12-01T18:30' }).dueDate).toBe(new Date(2026, 11, 1, 18, 30).getTime())
})

it('a due date and texts of an earlier attempt are cleared', () => {
  expect(asInfo(values)).toMatchObject({ dueDate: null, instructions: '', notes: '' })
})

it('the request has every step of every target language of each file', () => {
  expect(asWorkUnits(values, ['a', 'b'])).toEqual([
    { projectResourceUuid: 'a', workflows: ['TRANSLATION', 'REVIEW'], targetLocales: ['es', 'pt_br'] },
    { projectResourceUuid: 'b', workflows: ['TRANSLATION', 'REVIEW'], targetLocales: ['es', 'pt_br'] },
  ])
})
