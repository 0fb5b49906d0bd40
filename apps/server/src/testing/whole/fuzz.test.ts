import { can } from '@dragoman/sdk/permissions'
import type { Subject } from '@dragoman/sdk/permissions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operations } from '../../http/contract.ts'
import type { ContractOperation } from '../../http/contract.ts'
import { spoiledCalls, type Spoiled } from '../fuzz.ts'
import { seedKnown, type KnownIds } from '../known-ids.ts'
import { operationCalls, parametersFor, type Refusal, type Reply } from '../operation-calls.ts'
import type { Person } from '../people.ts'
import { projectSteps } from '../projects.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

// Every operation of the contract with what its schemas do not quite allow. FUZZ_SEED picks other requests than those of
// every run, FUZZ_ROUNDS more of them: `FUZZ_SEED=$RANDOM FUZZ_ROUNDS=20 pnpm --filter @dragoman/server exec vitest run fuzz`.

const seed = process.env['FUZZ_SEED'] ?? 'dragoman'
const rounds = Number(process.env['FUZZ_ROUNDS'] ?? 1)
/** Longer than any answer may take on a busy machine, in milliseconds; a text that holds up its reader takes for ever. */
const patience = 20_000

let test: TestApp
let call: ReturnType<typeof operationCalls>
const subjects = new Map<string, Subject>()
let ids: KnownIds
/** The same, with a project that is still a draft, in which more is possible. */
let drafted: KnownIds

beforeAll(async () => {
  test = await createTestApp()
  call = operationCalls(test)
  const { manager, place, admin, client, linguistA } = test.people
  for (const person of [admin, client, linguistA]) {
    const { body } = await test.call(person, 'GET', '/api/v3/user/authority/logged-user')
    subjects.set(person.id, body as Subject)
  }
  ids = await seedKnown(test, manager, place)
  const draft = await projectSteps(test).draft(manager, [{ name: 'app.json', content: '{"a": "Open"}' }], ['es'])
  drafted = { ...ids, project: draft.uuid, resource: draft.resources[0]!.uuid, workUnit: draft.workUnits[0]!.uuid }
})
afterAll(() => test.close())

/** Who may make a call: an administrator, or the system's, and people who see little. */
const callersOf = ({ requires }: ContractOperation): Person[] => {
  const { admin, sysadmin, client, linguistA } = test.people
  const able = [admin, client, linguistA].filter(({ id }) => requires === 'public' || can(subjects.get(id)!, requires))
  return able.length > 0 ? able : [sysadmin]
}

/** What is wrong with an answer; undefined if nothing is. */
function wrongWith({ errors }: ContractOperation, { status, body }: Reply, milliseconds: number): string | undefined {
  if (status >= 500) return 'failed'
  if (milliseconds > patience) return `took ${milliseconds} ms`
  if (status < 400) return undefined
  const { code, message } = (body ?? {}) as Partial<Refusal>
  if (code !== undefined) return errors[code] === status ? undefined : `refused with the undeclared code ${code}`
  // No operation was found for the address.
  return status === 404 && message?.endsWith("doesn't exist.") ? undefined : 'refused without a code'
}

// What takes things away comes last, so that the others still have something to stumble over.
const order = ['GET', 'PUT', 'POST', 'DELETE']
const sorted = operations.toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))

it.each(sorted.map((operation): [string, ContractOperation] => [operation.id, operation]))(
  '%s answers or refuses as declared, whatever it is sent',
  async (_, operation) => {
    const failures: string[] = []
    const callers = callersOf(operation)
    const attempt = async (spoiled: Spoiled, number: number) => {
      const caller = callers[number % callers.length]!
      const begun = performance.now()
      const reply = await call(caller, operation, spoiled)
      const wrong = wrongWith(operation, reply, Math.round(performance.now() - begun))
      if (wrong) failures.push(`${caller.name}, ${wrong}: ${shown(operation, spoiled)}\n${shortened(reply)}`)
    }
    for (const path of operation.path.includes('{project') ? [ids, drafted] : [ids]) {
      const calls = [...spoiledCalls(operation, parametersFor(operation, { path }, 'all'), path, { seed, rounds })]
      // Several at once, as several people would: they may hinder each other, but not fail.
      while (calls.length > 0) await Promise.all(calls.splice(0, 8).map(attempt))
    }
    expect(failures, `with FUZZ_SEED=${seed}`).toEqual([])
  },
  120_000,
)

const shown = ({ method, path }: ContractOperation, spoiled: Spoiled) => `${method} ${path} ${shortened(spoiled)}`

function shortened(value: unknown): string {
  const text = JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'string' && inner.length > 300 ? `${inner.slice(0, 300)}… (${inner.length} characters)` : inner,
  )
  return text.length > 3000 ? `${text.slice(0, 3000)}…` : text
}
