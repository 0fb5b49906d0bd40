/**
 * Writes the ids of the English catalogs, with the types of their arguments, to `src/i18n/messages.gen.ts`.
 * With `--check` it writes nothing and fails where the file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogAreas, catalogFolder, readCatalog, sourceLocale } from './catalogs.ts'
import { messageShape } from './message-shape.ts'

const target = join(catalogFolder, 'messages.gen.ts')
const areas = catalogAreas(sourceLocale)
const messages = areas.flatMap((area) => [...readCatalog(sourceLocale, area)])

const lines = messages.map(([id, message]) => {
  const { values, tags } = messageShape(message)
  const fields = Object.entries(values).map(([name, type]) => `${name}: ${type}`)
  return `  '${id}': { values: ${shape(fields)}; tags: ${tags.map((tag) => `'${tag}'`).join(' | ') || 'never'} }`
})

const text = `// Generated from the English catalogs by scripts/generate-messages.ts. Do not edit.

/** Parts of the product with a catalog of their own. */
export type Area = ${areas.map((area) => `'${area}'`).join(' | ')}

/** Every message: what it is filled in with, and the tags that rich text gives a meaning. */
export interface Messages {
${lines.join('\n')}
}
`

if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  console.error('src/i18n/messages.gen.ts is stale: run `pnpm --filter @dragoman/web generate`')
  process.exitCode = 1
}

function shape(fields: string[]) {
  return fields.length ? `{ ${fields.join('; ')} }` : 'object'
}
