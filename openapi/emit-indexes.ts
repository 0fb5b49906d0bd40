import type { Contract } from './contract.ts'
import { header } from './names.ts'
import { quote } from './type-text.ts'

/** `generated/api.ts`: every resource's operations under its name. */
export function emitApi(contract: Contract): string {
  const lines = contract.resources.map((resource) => `export * as ${resource} from './${resource}.ts'\n`)
  return [header('openapi/resources'), ...lines].join('')
}

/** `generated/requirements.ts`: who may call each operation. */
export function emitRequirements(contract: Contract): string {
  const operations = [...contract.operations].sort((a, b) => (a.id < b.id ? -1 : 1))
  const ids = operations.map((operation) => `  | ${quote(operation.id)}\n`)
  const rows = operations.map(({ id, requires }) => {
    const value = requires === 'public' ? quote(requires) : `[${requires.map(quote).join(', ')}]`
    return `  ${quote(id)}: ${value},\n`
  })
  return [
    header('openapi/resources'),
    "import type { Requirement } from '../permissions.ts'\n",
    '\n/** The id of an operation of the contract. */\n',
    `export type OperationId =\n${ids.join('')}`,
    '\n/** What a caller needs for each operation; `can` answers whether they have it. */\n',
    `export const requirements: Readonly<Record<OperationId, Requirement>> = {\n${rows.join('')}}\n`,
  ].join('')
}

/** `generated/settings-pages.ts`: the pages of settings, which the query line of the journal knows, too. */
export function emitSettingsPages({ schemas }: Contract): string {
  const codes = (schemas.get('SettingsPageCode')?.schema.enum ?? []).map((code) => `  ${quote(String(code))},\n`)
  return [
    header('openapi/resources/accountSettings.yaml'),
    '\n/** The pages of the settings of an account. */\n',
    `export const settingsPageCodes = [\n${codes.join('')}] as const\n`,
  ].join('')
}

/** `generated/version.ts`: what the SDK calls itself. */
export const emitVersion = (version: string): string =>
  `${header('packages/sdk/package.json')}\n/** The version of this package. */\nexport const version = ${quote(version)}\n`

/** `generated/status-operations.ts`: which operation tells how far what another one has started is. */
export function emitStatusOperations(contract: Contract): string {
  const rows = contract.operations.flatMap((operation) => {
    const status = contract.operations.find(({ id }) => id === operation.statusOperation)
    if (!status) return []
    const before = operation.path.split('/')
    const segments = status.path.split('/')
    const differs = segments.findIndex((segment, at) => segment.toLowerCase() !== before[at]?.toLowerCase())
    const rest = segments.slice(differs).join('/')
    const isUsual =
      status.id === operation.id.replace(/start(\w+)$/, 'get$1Status') &&
      differs === before.length &&
      rest === '{requestUUID}/status'
    return isUsual ? [] : `  ${quote(operation.id)}: [${quote(status.id)}, ${differs}, ${quote(rest)}],\n`
  })
  return [
    header('openapi/resources'),
    '\n/**\n * The operation that tells how far a started one is, and its path: how many segments it has of the path of the start,\n',
    ' * and those that follow, the id of what was started among them. Not here are jobs of `jobs.get`, and those that\n',
    ' * `start…` starts and `get…Status` tells of, at the path of the start and `{requestUUID}/status`.\n */\n',
    'export const statusOperations: Readonly<Record<string, readonly [id: string, kept: number, rest: string]>> = {\n',
    ...rows,
    '}\n',
  ].join('')
}
