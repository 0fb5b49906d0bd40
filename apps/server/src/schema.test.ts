import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

it('the schema has every file that makes tables', () => {
  const sources = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  const making = sources.filter((file) => /\bpg(Table|Enum|Sequence|View|MaterializedView|Schema)\(/.test(read(file)))
  const listed = [...read('schema.ts').matchAll(/^export \* from '\.\/(.*)'$/gm)].map(([, file]) => file)
  expect(listed.toSorted()).toEqual(making.toSorted())
})
