import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readContract } from './bundle.ts'
import { ContractError, type Contract } from './contract.ts'
import { emitErrorCodes } from './emit-error-codes.ts'
import { emitEverything } from './emit-everything.ts'
import { emitApi, emitRequirements, emitSettingsPages, emitStatusOperations, emitVersion } from './emit-indexes.ts'
import { emitJournal } from './emit-journal.ts'
import { emitResource, emitShared } from './emit-operations.ts'
import { emitPaths } from './emit-paths.ts'
import { emitSchemas } from './emit-schemas.ts'
import { emitHandlers, emitServerContract, emitServerContractType } from './emit-server.ts'

const sdk = 'packages/sdk/src/generated'
const server = 'apps/server/src/generated'

/**
 * Everything made from a contract: paths from the repository's root, and their text.
 * @param version of the SDK
 */
export async function generate(contract: Contract, version = '0.0.0'): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  files.set('openapi/openapi.yaml', contract.entry)
  files.set(`${sdk}/shared.ts`, emitShared(contract))
  files.set(`${sdk}/schemas/shared.ts`, emitSchemas(contract, 'shared'))
  for (const resource of contract.resources) {
    files.set(`${sdk}/${resource}.ts`, emitResource(contract, resource))
    files.set(`${sdk}/schemas/${resource}.ts`, emitSchemas(contract, resource))
  }
  files.set(`${sdk}/api.ts`, emitApi(contract))
  files.set(`${sdk}/everything.ts`, emitEverything(contract))
  files.set(`${sdk}/requirements.ts`, emitRequirements(contract))
  files.set(`${sdk}/status-operations.ts`, emitStatusOperations(contract))
  files.set(`${sdk}/settings-pages.ts`, emitSettingsPages(contract))
  files.set(`${sdk}/version.ts`, emitVersion(version))
  files.set(`${sdk}/error-codes.ts`, emitErrorCodes(contract))
  files.set(`${sdk}/paths.ts`, await emitPaths(contract))
  files.set(`${server}/handlers.ts`, emitHandlers(contract))
  files.set(`${server}/journal.ts`, emitJournal(contract))
  files.set(`${server}/contract.json`, emitServerContract(contract))
  files.set(`${server}/contract.d.json.ts`, emitServerContractType(contract))
  return files
}

/** Files below `root` that differ from `files`: changed, missing, or left over from a resource that is gone. */
export function staleFiles(root: string, files: ReadonlyMap<string, string>): string[] {
  const stale = [...files].filter(([file, text]) => read(join(root, file)) !== text).map(([file]) => file)
  const left = [sdk, `${sdk}/schemas`, server].flatMap((folder) =>
    list(join(root, folder))
      .map((name) => `${folder}/${name}`)
      .filter((file) => !files.has(file)),
  )
  return [...stale, ...left].sort()
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []))
  } catch {
    return []
  }
}

async function main(check: boolean): Promise<number> {
  const folder = dirname(fileURLToPath(import.meta.url))
  const root = dirname(folder)
  try {
    const manifest = readFileSync(join(root, 'packages/sdk/package.json'), 'utf8')
    const { version } = JSON.parse(manifest) as { version: string }
    const files = await generate(readContract(folder), version)
    const stale = staleFiles(root, files)
    if (check) {
      if (stale.length > 0) console.error(`Stale, run the generator:\n${stale.join('\n')}`)
      return stale.length > 0 ? 1 : 0
    }
    for (const file of stale) {
      const text = files.get(file)
      if (text === undefined) rmSync(join(root, file))
      else {
        mkdirSync(dirname(join(root, file)), { recursive: true })
        writeFileSync(join(root, file), text)
      }
    }
    console.log(stale.length > 0 ? `Written:\n${stale.join('\n')}` : 'Everything is fresh.')
    return 0
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    console.error(error.message)
    return 1
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.includes('--check'))
