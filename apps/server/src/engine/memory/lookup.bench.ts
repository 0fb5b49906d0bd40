import { afterAll, expect, test as it } from 'vitest'
import { createTestDatabase } from '../../database/testing.ts'
import { loadBindings } from './bindings.ts'
import { lookupMatches, lookupSegment, type MatchQuery } from './lookup.ts'
import { unknownContext } from './normalize.ts'
import { bindMemory, createMemory, createProject, createWorld } from './testing-data.ts'
import { writeUnits } from './write-units.ts'

const units = 50_000
const sentence = (at: number) => `Save file number ${at} in the folder of the project`

const test = await createTestDatabase()
const world = await createWorld(test.database)
const owner = { accountId: world.account.id, orgUnitId: world.orgUnit.id, userId: world.user.id }
const project = await createProject(test.database, owner)
const memory = await createMemory(test.database, world, 'Large')
await writeUnits(
  test.database,
  memory.id,
  Array.from({ length: units }, (_, at) => ({
    source: sentence(at),
    codes: [],
    context: unknownContext,
    targets: [{ locale: 'es', text: `Archivo ${at}` }],
  })),
  { step: 0, projectId: null, userId: world.user.id, mode: 'override' },
)
await bindMemory(test.database, project.id, memory.id)
await test.pool.query('ANALYZE')
const bindings = await loadBindings(test.database, project.id)
afterAll(() => test.close())

const query = (at: number): MatchQuery => ({ source: sentence(at), codes: [], context: unknownContext })
const file = Array.from({ length: 1_000 }, (_, at) => query(at * 7))

it(`looks up in a memory of ${units} units`, async ({ bench }) => {
  const one = () => lookupSegment(test.database, bindings, query(4_321), 'es')
  const many = () => lookupMatches(test.database, bindings, file, 'es')
  expect(await one()).toHaveLength(1)
  expect(await many()).toHaveLength(file.length)
  await bench('one segment', async () => void (await one())).run()
  await bench(`a file of ${file.length} segments`, async () => void (await many())).run()
})
