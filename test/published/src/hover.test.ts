import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-5'
import { expect, inject, it } from 'vitest'

// Editors show the words of the contract and of the source for an installed package, not only types.

const folder = join(inject('projects'), 'hover')
const file = join(folder, 'program.ts')
const program = `import { createClient, run } from '@dragoman/sdk'
import { everything } from '@dragoman/sdk/everything'
import { list } from '@dragoman/sdk/operations/tasks'
import { useUpload } from '@dragoman/hooks/upload'
const client = createClient({ baseUrl: 'http://localhost', operations: everything })
export const project = await client.projects.create({ body: { orgUnitUUID: 'u' } } as never)
export const due = project.dueDate
export const others = [list, run, useUpload]
`

function hovers(source: string): (text: string) => string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(file, source)
  const settings: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
  }
  const host: ts.LanguageServiceHost = {
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
    realpath: (path) => ts.sys.realpath?.(path) ?? path,
    getCompilationSettings: () => settings,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = ts.sys.readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  }
  const service = ts.createLanguageService(host)
  return (text) => {
    const shown = service.getQuickInfoAtPosition(file, source.indexOf(text) + text.length - 1)
    const tags = (shown?.tags ?? []).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`)
    return [ts.displayPartsToString(shown?.documentation), ...tags].join('\n')
  }
}

it('an editor shows the text, the permission, and the units of what is hovered', { timeout: 60_000 }, () => {
  const hover = hovers(program)
  expect(hover('client.projects.create')).toMatch(/^Create .*\n[^]*`POST \/api\/v3\/project` .*Needs PROJECT_create/)
  expect(hover('project.dueDate')).toContain('epoch ms')
  expect(hover('[list')).toMatch(/^List /)
  expect(hover('[list, run')).toContain('follows it to its end')
  expect(hover('run, useUpload')).toContain('Sends one file at a time')
})

it('an editor shows the words and the codes of every bound operation', { timeout: 120_000 }, () => {
  const tree = JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { everything } from '@dragoman/sdk/everything'
        console.log(JSON.stringify(Object.entries(everything).flatMap(([name, verbs]) => Object.keys(verbs).map((verb) => [name, verb]))))`,
      ],
      { cwd: inject('projects'), encoding: 'utf8' },
    ),
  ) as [string, string][]
  expect(tree.length).toBeGreaterThan(500)
  const lines = tree.map(([name, verb]) => `client.${name}.${verb}\n`)
  const hover = hovers(
    [
      "import { createClient } from '@dragoman/sdk'",
      "import { everything } from '@dragoman/sdk/everything'",
      'const client = createClient({ operations: everything })',
      ...lines.map((line) => line.trim()),
      '',
    ].join('\n'),
  )
  const bare = lines.filter((line) => !/^\S[^]*`(GET|POST|PUT|DELETE) [^]*@throws [^]*code/.test(hover(line)))
  expect(bare).toEqual([])
})
