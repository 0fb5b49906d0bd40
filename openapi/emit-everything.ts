import { ContractError, type Contract, type ContractOperation } from './contract.ts'
import { flagEntries, Imports } from './emit-operations.ts'
import { header } from './names.ts'
import { quote } from './type-text.ts'

// All operations as one text, which takes a quarter of the room of a constant each. `operation-table.ts` of the SDK
// reads it, and says how its lines are spelled.

const methodMarks: Readonly<Record<string, string>> = { GET: ' ', POST: '+', PUT: '=', DELETE: '!' }

/** Stand for flags, in the order in which they are first needed. */
const flagMarks = '0123456789#$%&-:;<>?@^_|~'

/** Stand for resources, in their order. */
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** `generated/everything.ts`: all operations in one table. */
export function emitEverything(contract: Contract): string {
  const imports = new Imports()
  imports.addValue('../operation-table.ts', 'operationTable')
  const flags = new Map<string, string>()
  const lines = contract.resources.flatMap((resource) => {
    const operations = contract.operations.filter((operation) => operation.resource === resource)
    return [
      resource,
      ...linesOf(operations.sort(byPath), (operation) => marksOf(operation, contract.resources, flags, imports)),
    ]
  })
  const legend = [...flags]
    .map(([flag, mark]) => `    ${/\d/.test(mark) ? mark : quote(mark)}: { ${flag} },\n`)
    .join('')
  return [
    header('openapi/resources'),
    `import type { ${contract.resources.join(', ')} } from './api.ts'\n`,
    imports.text(),
    '\n/** The operations of every resource, under its name. */\nexport type Everything = {\n',
    ...contract.resources.map((resource) => `  readonly ${resource}: typeof ${resource}\n`),
    '}\n\n/** Every operation of the contract, to bind all of them: `createClient({ operations: everything })`. */\n',
    'export const everything: Everything = /*@__PURE__*/ operationTable<Everything>(\n',
    `  {\n${legend}  },\n  \`${lines.join('\n')}\`,\n)\n`,
  ].join('')
}

/** `a` to `Z`, then `[a` to `[Z`, then `[[a`: as many as are needed. */
const letterOf = (at: number): string => '['.repeat(Math.floor(at / letters.length)) + letters[at % letters.length]!

/** One flag a digit, in the order in which they are first needed; what goes stale as letters. */
function marksOf(
  operation: ContractOperation,
  resources: readonly string[],
  flags: Map<string, string>,
  imports: Imports,
): string {
  const { refreshes: _, ...others } = flagEntries(operation, imports)
  const marks = Object.entries(others).map(([key, text]) => {
    const flag = `${key}: ${text}`
    const mark = flags.get(flag) ?? flagMarks[flags.size]
    if (!mark) throw new ContractError([`${operation.id}: the operation table has no mark left for ${flag}`])
    flags.set(flag, mark)
    return mark
  })
  const stale = resources.flatMap((resource, at) => (operation.refreshes.includes(resource) ? [letterOf(at)] : []))
  return [...marks, ...stale].join('')
}

/** Lines of one resource: each path says what it has beyond the one before. */
function linesOf(operations: readonly ContractOperation[], marks: (operation: ContractOperation) => string): string[] {
  let before: string[] = []
  return operations.map((operation) => {
    const segments = operation.path.split('/').slice(1)
    const first = segments.findIndex((segment, at) => segment !== before[at])
    // An empty segment alone could not be told from none.
    const kept = first === -1 ? segments.length : segments[first] === '' ? first - 1 : first
    before = segments
    const rest = segments.slice(kept).map((segment, at) => segmentText(segment, segments.slice(0, kept + at)))
    const method = methodMarks[operation.method]
    if (!method) throw new ContractError([`${operation.id}: the operation table knows no ${operation.method}`])
    return `${kept.toString(36)}${rest.join('/')}${method}${verbText(operation.verb, segments)} ${marks(operation)}`.trimEnd()
  })
}

/** A parameter that is named after the segment before it is a brace alone. */
function segmentText(segment: string, before: readonly string[]): string {
  const word = lastWord(before)
  if (segment === `{${word}UUID}`) return '{'
  return segment === `{${word}Uuid}` ? '}' : segment.replace('}', '')
}

/** The word that ends a path stands in a verb as a star. */
function verbText(verb: string, segments: readonly string[]): string {
  const word = lastWord(segments)
  return verb.startsWith(word) ? verb.replace(word, '*') : verb.replace(capital(word), '*')
}

const lastWord = (segments: readonly string[]): string =>
  (segments.findLast((segment) => /^\w/.test(segment)) ?? '').replaceAll(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  )

const capital = (word: string): string => word.replace(/^\w/, (letter) => letter.toUpperCase())

const byPath = (a: ContractOperation, b: ContractOperation): number =>
  `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1
