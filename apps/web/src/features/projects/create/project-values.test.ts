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
  status: 'ACTIVE',
  createDate: 0,
  workflows: ['TRANSLATION'],
  tags: [],
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
  [{}, { source: null, targets: [], tags: [] }],
  [{ clientLanguages: '' }, { source: null, targets: [], tags: [] }],
  [{ tags: ['legal', 'rush'] }, { source: null, targets: [], tags: ['legal', 'rush'] }],
  [
    { defaultSourceLanguage: 'en', clientLanguages: 'es, pt_br' },
    { source: 'en', targets: ['es', 'pt_br'], tags: [] },
  ],
  [
    { defaultSourceLanguage: 'en', clientLanguages: 'en,es' },
    { source: 'en', targets: ['es'], tags: [] },
  ],
])('a new project starts with the defaults of its organizational unit: %o', (part, expected) => {
  expect(unitDefaults({ ...unit, ...part }, ['REVIEW'])).toEqual({ ...expected, steps: ['REVIEW'] })
})

it('empty fields are left out of the request', () => {
  expect(asProject(values)).toEqual({
    reference: 'Release 2',
    orgUnitUUID: 'unit',
    sourceLocale: 'en',
    dueDate: undefined,
    tags: [],
    instructions: undefined,
    notes: undefined,
  })
})

it('the due date is sent as it was chosen', () => {
  const due = Date.UTC(2026, 11, 1, 18, 30)
  expect(asProject({ ...values, due }).dueDate).toBe(due)
  expect(asInfo({ ...values, due }).dueDate).toBe(due)
})

it('a due date and texts of an earlier attempt are cleared', () => {
  expect(asInfo(values)).toMatchObject({ dueDate: null, instructions: '', notes: '' })
})

it('the request names no steps where files start with those for their type', () => {
  expect(asWorkUnits({ ...values, stepsByType: true }, ['a'])).toEqual([
    { projectResourceUuid: 'a', targetLocales: ['es', 'pt_br'] },
  ])
})

it('the request has every step of every target language of each file', () => {
  expect(asWorkUnits(values, ['a', 'b'])).toEqual([
    { projectResourceUuid: 'a', workflows: ['TRANSLATION', 'REVIEW'], targetLocales: ['es', 'pt_br'] },
    { projectResourceUuid: 'b', workflows: ['TRANSLATION', 'REVIEW'], targetLocales: ['es', 'pt_br'] },
  ])
})
