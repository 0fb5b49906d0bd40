import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../../app.ts'
import { operations } from '../../http/contract.ts'
import { shortened, told } from './stable.ts'

// With RECORD_EXAMPLES=<folder>, the answers that tests get are kept there, of each operation the one that says most.

const folder = process.env['RECORD_EXAMPLES']

/** Operations whose success is JSON, with a pattern of their paths; those without parameters come first. */
const recorded = operations
  .filter(({ responses, status }) => responses[status]?.kind === 'json')
  .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replace(/[.+]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

/** The server itself, whose answers are kept where examples are recorded. */
export function recording(app: App): App {
  if (folder === undefined) return app
  mkdirSync(folder, { recursive: true })
  return {
    ...app,
    async fetch(request, address) {
      const { method, url } = request
      const response = await app.fetch(request, address)
      await keep(folder, method, new URL(url).pathname, response.clone())
      return response
    },
  }
}

async function keep(into: string, method: string, path: string, response: Response): Promise<void> {
  const found = recorded.find(({ operation, pattern }) => operation.method === method && pattern.test(path))
  if (!found || response.status !== found.operation.status) return
  if (!response.headers.get('content-type')?.startsWith('application/json')) return
  const answer = shortened(JSON.parse((await response.text()) || 'null'))
  const file = join(into, `${found.operation.id}.json`)
  if (told(answer) <= told(kept(file))) return
  // Several test files run at a time.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(answer))
  renameSync(`${file}.${process.pid}`, file)
}

function kept(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
