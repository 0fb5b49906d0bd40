import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import type { Contract } from './contract.ts'
import { header } from './names.ts'

/** `generated/paths.ts`: the contract as openapi-typescript writes it. The only place that knows that tool. */
export async function emitPaths(contract: Contract): Promise<string> {
  const nodes = await openapiTS(structuredClone(contract.document) as unknown as OpenAPI3, { silent: true })
  return `${header('openapi')}${astToString(nodes)}`
}
