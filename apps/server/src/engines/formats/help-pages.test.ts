import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { parserWords } from '../../../../../scripts/words/parser-words.ts'
import { collectFormats, listOfFileTypes, listOfFormats } from './collect-formats.ts'
import { trialsIn } from './fixtures/trials.ts'
import { formatParameters, formats } from './formats.ts'
import { formatPages } from './help-pages.ts'

const here = new URL('.', import.meta.url)
const repository = new URL('../../../../../', here)
const textOf = (path: string) => readFileSync(new URL(path, repository), 'utf8')

test('the help center has an up-to-date page for each format, with an example', () => {
  const pages = formatPages(parserWords())
  const folder = 'docs/help/formats/'
  expect(readdirSync(new URL(folder, repository)).toSorted()).toEqual(pages.map(({ name }) => `${name}.md`).toSorted())
  for (const { name, text } of pages) {
    expect(textOf(`${folder}${name}.md`)).toBe(text)
    for (const part of ['**Translated:**', '**Kept:**', '**Limits:**', '## Example', '## Import settings'])
      expect({ name, text }).toEqual({ name, text: expect.stringContaining(part) })
  }
})

test('the lists of the server and of the SDK are those of the folders', async () => {
  const found = await collectFormats(here)
  expect(textOf('apps/server/src/engines/formats/every-format.ts')).toBe(listOfFormats(found))
  expect(textOf('packages/sdk/src/file-types.ts')).toBe(listOfFileTypes(formats))
})

test('a format is found everywhere by nothing but its folder', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'formats-')), 'planted')
  const root = pathToFileURL(`${join(folder, '..')}/`)
  const plant = (types: string) => `
import { json } from '${new URL('json/json.ts', here).href}'
export const planted = { ...json, name: 'planted', label: 'Planted', extensions: ['plant']${types} }
`
  mkdirSync(folder)
  writeFileSync(join(folder, 'untyped.ts'), plant(''))
  writeFileSync(join(folder, 'planted.ts'), plant(", mediaTypes: { plant: ['text/x-plant', 'text/plain'] }"))
  writeFileSync(
    join(folder, 'trial.ts'),
    `export const trial = { fixtures: { 'a.plant': '{}' }, oddFormats: [], foreignReaders: {} }`,
  )
  expect(await collectFormats(root)).toEqual([])
  const help = (rows: string) =>
    writeFileSync(
      join(folder, 'help.md'),
      `## planted\n\nTranslated: leaves.\n\n\`\`\`json a.plant\n{"leaf": "Oak | ash"}\n\`\`\`\n\n${rows}`,
    )
  help('- Eiche\n- Esche\n')
  const [format, untyped] = await collectFormats(root)
  expect(format).toMatchObject({ name: 'planted', module: 'planted/planted.ts' })
  expect(() => listOfFileTypes([untyped!.format])).toThrow('.plant names no mediaTypes')
  expect(listOfFormats([format!])).toContain(
    "import { planted } from './planted/planted.ts'\n\n/** The file formats of all folders. */\nexport const everyFormat: readonly FileFormat[] = [\n  planted,\n]",
  )
  const types = listOfFileTypes([format!.format])
  expect(types).toContain("moreUploadExtensions = ['plant'] as const")
  expect(types).toContain("  plant: ['text/x-plant', 'text/plain'],\n")
  expect(Object.keys(formatParameters([format!.format]).files)).toEqual(['plant'])
  expect((await trialsIn(root)).map(({ fixtures }) => fixtures)).toEqual([{ 'a.plant': '{}' }])
  const pages = () => formatPages(parserWords(), root, [format!.format])
  expect(pages).toThrow('a.plant has 1 segments, its help 2')
  help('- Eiche\n')
  const [page] = pages()
  expect(page?.text).toMatch(/^# Planted\n\nFiles: `\.plant`\.\n\n\*\*Translated:\*\* leaves\.\n/)
  expect(page?.text).toContain('| `Oak \\| ash` | `Eiche` |')
  expect(page?.text).toContain('The translated file:\n\n```json\n{"leaf": "Eiche"}\n```')
  expect(page?.text).toContain('| Skip these keys |')
})
