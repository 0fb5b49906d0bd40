import { can } from '@dragoman/sdk/permissions'
import type { Subject } from '@dragoman/sdk/permissions'
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest'
import { operations } from '../../http/contract.ts'
import type { ContractOperation } from '../../http/contract.ts'
import { cpuTime } from '../cpu-time.ts'
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
/** More than some answers may cost of the processor's time, in milliseconds; a text that holds up its reader costs more. */
const patience = 10_000

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

/** The callers of an operation: an administrator of the account or the system, and people who see little. */
const callersOf = ({ requires }: ContractOperation): Person[] => {
  const { admin, sysadmin, client, linguistA } = test.people
  const able = [admin, client, linguistA].filter(({ id }) => requires === 'public' || can(subjects.get(id)!, requires))
  return able.length > 0 ? able : [sysadmin]
}

/** The problem of an answer; undefined if there is none. */
function wrongWith({ errors }: ContractOperation, { status, body }: Reply): string | undefined {
  if (status >= 500) return 'failed'
  if (status < 400) return undefined
  const { code, message } = (body ?? {}) as Partial<Refusal>
  if (code !== undefined) return errors[code] === status ? undefined : `refused with the undeclared code ${code}`
  // No operation was found for the address.
  return status === 404 && message?.endsWith("doesn't exist.") ? undefined : 'refused without a code'
}

// Deletions come last, so that the other calls still find something.
const order = ['GET', 'PUT', 'POST', 'DELETE']
const sorted = operations.toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))

it.each(sorted.map((operation): [string, ContractOperation] => [operation.id, operation]))(
  '%s answers or refuses as declared, whatever it is sent',
  async (_, operation) => {
    const failures: string[] = []
    const callers = callersOf(operation)
    const underWay = new Set<Spoiled>()
    // One that is never answered is not among the failures.
    onTestFailed(() => {
      for (const spoiled of underWay) console.error(`not answered: ${shown(operation, spoiled)}`)
    })
    const attempt = async (spoiled: Spoiled, number: number) => {
      const caller = callers[number % callers.length]!
      underWay.add(spoiled)
      const reply = await call(caller, operation, spoiled)
      underWay.delete(spoiled)
      const wrong = wrongWith(operation, reply)
      if (wrong) failures.push(`${caller.name}, ${wrong}: ${shown(operation, spoiled)}\n${shortened(reply)}`)
    }
    const states = operation.path.includes('{project') ? [ids, drafted] : [ids]
    for (const [turn, path] of states.entries()) {
      const all = [...spoiledCalls(operation, parametersFor(operation, { path }, 'all'), path, { seed, rounds })]
      // Each way in one of the states: the places of a call are the same in both.
      const calls = all.filter((_call, at) => at % states.length === turn)
      while (calls.length > 0) {
        // Several at once, as several people would: they may hinder each other, but not fail.
        const some = calls.splice(0, 8)
        const begun = cpuTime()
        await Promise.all(some.map(attempt))
        const cost = Math.round(cpuTime() - begun)
        if (cost > patience)
          failures.push(`cost ${cost} ms: ${some.map((spoiled) => shown(operation, spoiled)).join('\n')}`)
      }
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
