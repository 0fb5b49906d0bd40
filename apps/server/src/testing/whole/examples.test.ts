import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkOutput, operations } from '../../http/contract.ts'
import { stable } from '../examples/stable.ts'
import { seedKnown } from '../known-ids.ts'
import { operationCalls, parametersFor } from '../operation-calls.ts'
import { projectSteps } from '../projects.ts'
import { createTestApp } from '../test-app.ts'

// The examples of the contract are answers that tests got: RECORD_EXAMPLES=<folder> keeps those of any test file, this one
// among them, and `node --conditions=@dragoman/source scripts/gather-examples.ts <folder>` puts them into the contract, where
// an operation has none or its answer has changed.

const folder = resolve(import.meta.dirname, '../../../../../openapi/examples')
const answering = new Map(
  operations.filter(({ responses, status }) => responses[status]?.kind === 'json').map((each) => [each.id, each]),
)
const examples = new Map(
  globSync('*.json', { cwd: folder }).flatMap((file) => {
    const verbs = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>
    return Object.entries(verbs).map(
      ([verb, answer]) => [`${basename(file, '.json')}.${verb}`, answer] as [string, unknown],
    )
  }),
)

describe('examples', () => {
  it('every example fits its operation and holds nothing of the run that it was recorded in', () => {
    for (const [id, answer] of examples) {
      const operation = answering.get(id)
      if (!operation) throw new Error(`${id} doesn’t answer JSON, or is gone. Remove its example.`)
      checkOutput(operation, operation.status, answer)
      expect([id, stable(answer)]).toEqual([id, answer])
    }
  })

  it('most operations that answer JSON have an example', () => {
    const without = [...answering.keys()].filter((id) => !examples.has(id))
    expect(without.length, `without one: ${without.join(', ')}`).toBeLessThan(answering.size / 2)
  })

  it('an answer that lacks a member, or has one of another kind, fits no operation', () => {
    const operation = answering.get('webhooks.get')!
    const answer = examples.get('webhooks.get') as Record<string, unknown>
    const { uuid: _, ...rest } = answer
    expect(() => checkOutput(operation, 200, rest)).toThrow('uuid')
    expect(() => checkOutput(operation, 200, { ...answer, uuid: 1 })).toThrow('/uuid')
  })
})

// Reading comes first and deleting last, so that there is something to answer.
const turns = { GET: 0, POST: 1, PUT: 2, DELETE: 3 } as Record<string, number>

describe.runIf(process.env['RECORD_EXAMPLES'])('recording', () => {
  it('every operation is asked for an example', { timeout: 600_000 }, async () => {
    const test = await createTestApp()
    try {
      const call = operationCalls(test)
      const { manager, accountAdmin, admin, sysadmin, linguistA, client, place } = test.people
      const path = await seedKnown(test, manager, place)
      const draft = await projectSteps(test).draft(manager, [{ name: 'app.json', content: '{"a": "Open"}' }], ['es'])
      const drafted = { ...path, project: draft.uuid, resource: draft.resources[0]!.uuid }
      const inTurn = [...answering.values()].toSorted((one, other) => turns[one.method]! - turns[other.method]!)
      const answered = new Set<string>()
      for (const operation of inTurn) {
        const isRead = operation.method === 'GET'
        for (const ids of [path, drafted]) {
          for (const optional of ['all', null] as const) {
            for (const person of [manager, accountAdmin, admin, sysadmin, linguistA, client]) {
              const { status } = await call(person, operation, parametersFor(operation, { path: ids }, optional))
              if (status >= 300) continue
              answered.add(operation.id)
              if (!isRead) break
            }
          }
        }
      }
      expect(answered.size).toBeGreaterThan(answering.size / 2)
    } finally {
      await test.close()
    }
  })
})
