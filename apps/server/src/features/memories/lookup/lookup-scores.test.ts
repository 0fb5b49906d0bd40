import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/database/testing.ts'
import { loadBindings } from '../../context/bindings.ts'
import { keepKnown, type Known } from './find-similar.ts'
import { lookupScores } from './lookup-scores.ts'
import { unknownContext } from '../../../engines/matching/normalize.ts'
import { bindMemory, createMemory, createWorld } from '../../../testing/memory-data.ts'
import { type NewTmUnit, writeTmUnits } from '../writing/write-tm-units.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

const segment = (source: string) => ({ source, codes: [], context: unknownContext })
const tmUnit = (source: string, ...locales: string[]): NewTmUnit => ({
  ...segment(source),
  targets: locales.map((locale) => ({ locale, text: source })),
})

it('scores for several locales equal the scores for each locale alone', async () => {
  const world = await createWorld(test.database)
  const memory = await createMemory(test.database, world)
  const origin = { step: 0, projectId: null, userId: world.user.id, mode: 'override' } as const
  const alike = Array.from({ length: 700 }, (_, at) =>
    tmUnit(`Save the file number ${1000 + at} now`, 'es', ...(at % 2 ? ['de'] : [])),
  )
  const others = [
    tmUnit('Save the file number 999 here', 'es', 'fr'),
    tmUnit('Open a folder', 'es'),
    tmUnit('Open the folders', 'fr', 'de'),
  ]
  await writeTmUnits(test.database, memory.id, [...alike, ...others], origin)
  await bindMemory(test.database, world.project.id, memory.id)
  const bindings = await loadBindings(test.database, world.project.id)
  const asked = [
    'Save the file number 1234 now',
    'Save the file number 2234 now',
    'Open the folder',
    'Nothing of the kind',
  ]
  const scores = (locale: string, known?: Known) =>
    lookupScores(test.database, bindings, asked.map(segment), locale, { ...(known && { known }) })
  const alone = { es: [100, 96, 80, 0], de: [96, 93, 93, 0], fr: [72, 72, 93, 0], it: [0, 0, 0, 0] }
  for (const locales of [
    ['es', 'de', 'fr', 'it', 'es'],
    ['it', 'fr', 'de', 'es', 'fr'],
  ] as const) {
    const known = keepKnown()
    for (const locale of locales) {
      expect(await scores(locale), `${locale} alone`).toEqual(alone[locale])
      expect(await scores(locale, known), `${locale} among ${locales.join()}`).toEqual(alone[locale])
    }
  }
})
