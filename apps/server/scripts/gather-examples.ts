import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { checkOutput, operations } from '../src/http/contract.ts'
import { stable } from '../src/testing/examples/stable.ts'

// Puts answers that tests have recorded among the examples of the contract, where an operation has none that fits it. With
// `--all`, they replace those that are there.

const [recorded, ...flags] = process.argv.slice(2)
if (recorded === undefined || !existsSync(recorded)) throw new Error('Name the folder of RECORD_EXAMPLES.')
const folder = resolve(import.meta.dirname, '../../../openapi/examples')
mkdirSync(folder, { recursive: true })

type Verbs = Record<string, unknown>

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const resources = Map.groupBy(operations, ({ id }) => id.replace(/\..*/, ''))
const found = new Set(globSync('*.json', { cwd: recorded }).map((file) => basename(file, '.json')))
for (const [resource, members] of resources) {
  const file = resolve(folder, `${resource}.json`)
  const known = existsSync(file) ? (read(file) as Verbs) : {}
  const verbs: Verbs = {}
  for (const operation of members) {
    const { id, status, responses } = operation
    const verb = id.slice(resource.length + 1)
    const isKept = verb in known && !flags.includes('--all') && fits(operation, known[verb])
    const answer = isKept || !found.has(id) ? known[verb] : stable(read(resolve(recorded, `${id}.json`)))
    if (answer === undefined || responses[status]?.kind !== 'json') continue
    if (fits(operation, answer)) verbs[verb] = answer
    else console.error(`${id}: the recorded answer does not fit the contract`)
  }
  rmSync(file, { force: true })
  if (Object.keys(verbs).length > 0) writeFileSync(file, `${JSON.stringify(verbs, null, 2)}\n`)
}

function fits(operation: (typeof operations)[number], answer: unknown): boolean {
  try {
    checkOutput(operation, operation.status, answer)
    return true
  } catch {
    return false
  }
}
