import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Contract } from './contract.ts'

/** Answers of operations, by their ids, as tests of the server got them. */
export type Examples = ReadonlyMap<string, unknown>

/** Reads the examples beside a contract, a file for each resource. */
export function readExamples(folder: string): Examples {
  const examples = new Map<string, unknown>()
  for (const file of globSync('examples/*.json', { cwd: folder }).sort()) {
    const resource = basename(file, '.json')
    const verbs = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>
    for (const [verb, answer] of Object.entries(verbs)) examples.set(`${resource}.${verb}`, answer)
  }
  return examples
}

/** The OpenAPI document of a contract, with an example of each answer that has one. */
export function documentWithExamples(contract: Contract, examples: Examples): object {
  const document = structuredClone(contract.document) as {
    paths: Record<string, Record<string, { responses?: Record<string, { content?: Record<string, object> }> }>>
  }
  for (const { id, method, path, status } of contract.operations) {
    const content = document.paths[path]?.[method.toLowerCase()]?.responses?.[status]?.content?.['application/json']
    if (content && examples.has(id)) Object.assign(content, { example: examples.get(id) })
  }
  return document
}
