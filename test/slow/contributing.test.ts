import { spawn } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyCheckout, root } from '../copy-of-checkout.ts'
import { makeWholeChanges } from './whole-changes.ts'

// Tries the table of CONTRIBUTING.md: makes each change in a copy of the checkout, forgets a part of it, and sees the
// named check notice.

const copy = join(mkdtempSync(join(tmpdir(), 'dragoman-contributing-')), 'checkout')
afterAll(() => rmSync(join(copy, '..'), { recursive: true, force: true }), 60_000)

const read = (file: string) => readFileSync(join(copy, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(copy, file), text)

/** Replaces a text that must be there. */
function change(file: string, before: string | RegExp, after: string): void {
  const text = read(file)
  const changed = text.replace(before, after)
  if (changed === text) throw new Error(`${file} has no ${String(before)}`)
  write(file, changed)
}

async function run(folder: string, program: string, ...parameters: string[]) {
  const bin = [join(copy, folder, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env['PATH']]
  const child = spawn(program, parameters, {
    cwd: join(copy, folder),
    env: { ...process.env, PATH: bin.join(delimiter), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { status, output }
}

const generate = (...parameters: string[]) => run('openapi', 'node', 'generate.ts', ...parameters)

const resource = `paths:
  /api/v3/planted:
    get:
      operationId: planted.list
      summary: Planted
      tags: [planted]
      x-provenance: designed
      x-requires: []
      responses:
        '200':
          description: Planted.
          content:
            application/json:
              schema: { type: boolean }
        default: { $ref: '../shared/errors.yaml#/components/responses/Error' }
`

/** The files in which the compiler has to notice something. */
const seen = [
  'apps/server/src/features.ts',
  'apps/server/src/features/cloud-storage/providers/providers.ts',
  'apps/server/src/features/connectors/kinds/adapters.ts',
  'apps/server/src/features/notifications/told-of.ts',
  'apps/server/src/features/work/check-sentences.ts',
  'apps/server/src/features/workflows/planted-entry.ts',
  'apps/server/src/features/workflows/planted.ts',
  'apps/web/src/activity/event-sentence.ts',
  'apps/web/src/features/planted.ts',
  'apps/web/src/files/cloud/cloud-providers.ts',
  'apps/web/src/routes/_app/tasks/index.tsx',
  'packages/sdk/src/connector-kinds.ts',
]

/** Names by which a file reads the list that a whole change adds something to. */
const readers =
  /\b(NotificationCode|notificationKinds|SettingsPageCode|settingsPages|undoableEvents|UndoableEvent|BulkKind|TaskBulkChange|[sS]etFields|BulkEdit|taskFields)\b/

/** The compiler's messages about these files: it passes over all others, which take most of its time. */
async function compile(...folders: string[]): Promise<string[]> {
  const others = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: copy })
    .map((file) => [file, read(file)] as const)
    .filter(([file, text]) => !seen.includes(file) && !readers.test(text))
  for (const [file, text] of others) write(file, `// @ts-nocheck\n${text}`)
  const messages = await Promise.all(folders.map(typesOf))
  for (const [file, text] of others) write(file, text)
  return messages
}

async function typesOf(folder: string): Promise<string> {
  const planted = {
    extends: './tsconfig.json',
    include: ['src'],
    exclude: ['**/*.test.*', 'src/testing', 'src/benches'],
  }
  write(`${folder}/tsconfig.planted.json`, JSON.stringify(planted))
  return (await run(folder, 'tsc', '-p', 'tsconfig.planted.json', '--checkers', '1')).output
}

let made: ReturnType<typeof makeWholeChanges>
let written: { status: number | null; output: string }
let serverTypes: string
let webTypes: string
let repositoryTests: string

beforeAll(async () => {
  copyCheckout(copy)
  write('openapi/resources/planted.yaml', resource)
  change(
    'openapi/openapi.yaml',
    '  - name: workflows\n',
    '  - name: planted\n    description: Planted.\n  - name: workflows\n',
  )
  change('openapi/resources/accountSettings.yaml', 'enum: [GENERAL, USAGE,', 'enum: [GENERAL, PLANTED_PAGE, USAGE,')
  change('openapi/shared/enums.yaml', '        - BLAISE\n', '        - BLAISE\n        - PLANTED_SYSTEM\n')
  change('packages/sdk/src/checks/issue.ts', "  | 'missing'\n", "  | 'missing'\n  | 'plantedRule'\n")
  change('openapi/resources/cloudStorage.yaml', 'enum: [GOOGLE_DRIVE,', 'enum: [PLANTED_STORAGE, GOOGLE_DRIVE,')
  change(
    'apps/server/src/identity/undo.ts',
    "'ACCOUNT_SETTINGS_UPDATED',",
    "'ACCOUNT_SETTINGS_UPDATED', 'PLANTED_CHANGED',",
  )
  change('apps/server/src/kernel/download.ts', "fileKinds = [\n  'job',", "fileKinds = [\n  'job',\n  'plantedFile',")
  change(
    'openapi/shared/journal.yaml',
    '  x-journal-events:\n',
    '  x-journal-events:\n    PLANTED_NAME: { entity: ACCOUNT, kind: DETAILS, by: server, notifies: true }\n',
  )
  made = makeWholeChanges(copy)
  written = await generate()

  write(
    'apps/server/src/features/workflows/planted.ts',
    `import type { Handlers } from '../../identity/context.ts'
import { ApiError } from '../../kernel/refusals.ts'

export const planted = () => new ApiError(409, 'Planted.', { code: 'PLANTED_CODE' })
export const known = () => new ApiError(409, 'Known.', { code: 'EMAIL_TAKEN' })
export const handlers = {} satisfies Handlers<'planted'>
`,
  )
  write(
    'apps/server/src/features/workflows/planted-entry.ts',
    `import type { JournalEntry, JournalEvent } from '../../kernel/journal.ts'

const entity = { type: 'ACCOUNT', id: '', name: '' } as const
export const known: JournalEvent = 'PLANTED_NAME'
export const unknown: JournalEntry = { event: 'OTHER_NAME', entity }
export const other: JournalEntry = { event: 'TASK_ASSIGNED', entity }
`,
  )
  change('apps/web/src/routes/_app/tasks/index.tsx', / {4}title: .*\n/, '')
  write(
    'apps/web/src/features/planted.ts',
    `import { t } from '../i18n/t.ts'

export const planted = () => t('tasks.planted')
export const known = () => t('tasks.title')
`,
  )
  ;[serverTypes = '', webTypes = ''] = await compile('apps/server', 'apps/web')
  repositoryTests = await failuresInRepository()
}, 240_000)

/** One run of all of them: each would read the same sources. */
async function failuresInRepository(): Promise<string> {
  change(
    'packages/sdk/src/permission-table.ts',
    /(?=^ {2}row\('PROJECT_list')/m,
    "  row('PLANTED_code', 'Project', 'Plant'),\n",
  )
  change('packages/sdk/src/notifications.ts', /(?=^ {2}kind\('TASK_ASSIGNED')/m, "  kind('PLANTED_KIND', linguists),\n")
  write('packages/ui/src/planted.ts', '/** What a price was planted for. */\nexport const planted = 1\n')
  change('packages/sdk/package.json', /"version": ".*"/, '"version": "99.0.0"')
  plantFormat()
  const names = ['check-rules', 'journal-list', 'notification-words', 'parser-words']
  names.push('permissions-document', 'prose', 'releases')
  return (await run('.', 'vitest', 'run', ...names.map((name) => `test/${name}.test.ts`))).output
}

function plantFormat() {
  const folder = 'apps/server/src/engines/formats'
  const text = read(`${folder}/plain-text/plain-text.ts`)
  mkdirSync(join(copy, folder, 'planted'))
  write(
    `${folder}/planted/planted.ts`,
    text
      .replace("name: 'text'", "name: 'planted'")
      .replace("['txt'],", "['planted'],\n  mediaTypes: { planted: ['text/x-planted'] },")
      .replace("key: 'unit'", "key: 'plantedUnit'")
      .replace('const plainText', 'const planted'),
  )
  write(`${folder}/planted/help.md`, '## planted\n\nTranslated: leaves.\n')
  write(
    `${folder}/every-format.ts`,
    read(`${folder}/every-format.ts`)
      .replace(/^import \{ arb \}/m, "import { planted } from './planted/planted.ts'\n$&")
      .replace(/^ {2}arb,\n/m, '  planted,\n$&'),
  )
}

describe('frequent changes', () => {
  it('touch few files beside the catalogs of words', () => {
    expect(made.filter(({ files, most }) => files.length > most)).toEqual([])
  })

  it('need only what CONTRIBUTING.md names: their parts fit together without a type error', () => {
    expect(`${serverTypes}\n${webTypes}`.split('\n').filter((line) => /whole|WORKFLOW_CREATED/i.test(line))).toEqual([])
  })
})

describe('the contract', () => {
  it('a call without `pnpm generate` leaves generated code stale', () => {
    expect(written).toMatchObject({ status: 0, output: expect.stringMatching(/^Written:\n(.*\n)*.*\/planted\.ts\n/) })
  })

  it('a call without a handler is a type error beside its handlers', () => {
    expect(serverTypes).toMatch(/planted\.ts\(6,.*'list' is missing/)
  })

  it.each(['planted.list', 'PLANTED_PAGE', 'PLANTED_CHANGED', 'plantedFile'])(
    '%s, which no feature declares, is a type error in features.ts',
    (name) => {
      expect(/src\/features\.ts.* error .*/.exec(serverTypes)?.[0]).toContain(name)
    },
  )

  it('an undeclared error code is a type error, and a declared one is not', () => {
    expect(serverTypes).toMatch(/planted\.ts\(4,.*PLANTED_CODE/)
    expect(serverTypes).not.toContain('EMAIL_TAKEN')
  })

  it('a name that no entry of the journal has, and an entry about something else than its name says, are type errors', () => {
    expect(serverTypes).not.toMatch(/planted-entry\.ts\(4,/)
    expect(serverTypes).toMatch(/planted-entry\.ts\(5,.*OTHER_NAME/)
    expect(serverTypes).toMatch(/planted-entry\.ts\(6,/)
  })

  it('a name without its rule, its words, and a writer is a type error in its reader and the web, and fails a test', () => {
    expect(serverTypes).toMatch(/told-of\.ts.* error .*(\n.*)?PLANTED_NAME/)
    expect(webTypes).toMatch(/event-sentence\.ts.* error .*(\n.*)*?PLANTED_NAME/)
    expect(repositoryTests).toMatch(/(FAIL|×).*has no name by the server that the server never writes/)
    expect(repositoryTests).toMatch(/(FAIL|×).*has words for every name/)
  })

  it('an operation that records an undeclared name is refused by the generator', async () => {
    const file = 'openapi/resources/workflows.yaml'
    const text = read(file)
    change(file, 'x-journal: WORKFLOW_CREATED', 'x-journal: WORKFLOW_PLANTED')
    const { status, output } = await generate('--check')
    write(file, text)
    expect({ status, output }).toMatchObject({
      status: 1,
      output: expect.stringContaining('x-journal names WORKFLOW_PLANTED'),
    })
  })

  it('a provider without its file and its name is a type error in the lists of both', () => {
    expect(serverTypes).toMatch(/providers\/providers\.ts.* error .*(\n.*)?PLANTED_STORAGE/)
    expect(webTypes).toMatch(/cloud-providers\.ts.* error .*(\n.*)?PLANTED_STORAGE/)
  })

  it('a kind of connector without its descriptor and its adapter is a type error in the lists of both', () => {
    expect(serverTypes).toMatch(/connector-kinds\.ts.* error .*(\n.*)*PLANTED_SYSTEM/)
    expect(serverTypes).toMatch(/kinds\/adapters\.ts.* error .*(\n.*)?PLANTED_SYSTEM/)
  })

  it('an example that does not compile, and a link that leads nowhere, fail the tests of the reference', async () => {
    change('apps/reference/src/examples.ts', 'machineLogin({ accessKey', 'machineLogin({ planted: accessKey')
    change('apps/reference/src/addresses.ts', /#/, '#planted-')
    const named = 'examples (> )?compile|link to nothing'
    const { output } = await run('apps/reference', 'vitest', 'run', 'src/examples', 'src/render-reference', '-t', named)
    expect(output).toContain("'planted' does not")
    expect(output).toContain('#planted-')
  })
})

describe('the web app', () => {
  it('a page without a title is a type error in its route file', () => {
    expect(webTypes).toMatch(/routes\/_app\/tasks\/index\.tsx.* error .*(\n.*)?title/)
  })

  it('words that no catalog has are a type error, and those of a catalog are not', () => {
    expect(webTypes).toMatch(/planted\.ts\(3,.*tasks\.planted/)
    expect(webTypes).not.toMatch(/planted\.ts\(4,/)
  })

  it('words in English alone fail the test of each other locale', async () => {
    write(
      'apps/web/src/i18n/en/tasks.po',
      `${read('apps/web/src/i18n/en/tasks.po')}\nmsgctxt "tasks.planted"\nmsgid "tasks.planted"\nmsgstr "Planted"\n`,
    )
    const { output } = await run('apps/web', 'vitest', 'run', 'src/i18n/catalogs.test.ts', '-t', 'tasks is complete')
    for (const locale of ['de', 'es', 'fr', 'pt', 'ru', 'ar', 'ja', 'zh'])
      expect(output).toMatch(new RegExp(`(FAIL|×).*${locale}/tasks`))
  })

  it('a component that knows left and right fails the lint of style sheets', async () => {
    write('packages/ui/src/Planted.module.css', '.planted {\n  margin-left: 1rem;\n}\n')
    expect((await run('.', 'stylelint', 'packages/ui/src/Planted.module.css')).output).toContain(
      'Use the logical property',
    )
  })
})

describe('the server', () => {
  let output: string

  // One run of four files: each would start a database of its own.
  beforeAll(async () => {
    change('apps/server/src/kernel/database/migrations/0001_words_in_less_time.sql', /$/, '\n')
    change('apps/server/src/features/workflows/tables.ts', /^(\s+)title: /m, '$1planted: text(),\n$1title: ')
    write(
      'apps/server/src/features/workflows/planted-tables.ts',
      "import { pgTable, text } from 'drizzle-orm/pg-core'\n\nexport const planted = pgTable('planted', { name: text() })\n",
    )
    const files = ['schema', 'kernel/database/migrations', 'engines/formats/formats', 'engines/formats/foreign-readers']
    const named = 'migration|tables|has a fixture|each format has a reader'
    ;({ output } = await run(
      'apps/server',
      'vitest',
      'run',
      ...files.map((file) => `src/${file}.test.ts`),
      '-t',
      named,
    ))
  }, 120_000)

  it('a changed table without a migration, and a changed migration, fail the test of migrations', () => {
    expect(output).toMatch(/ADD COLUMN .*planted/)
    expect(output).toMatch(/(FAIL|×).*no migration has changed since/)
  })

  it('a file of tables that the schema does not list fails the test of the schema', () => {
    expect(output).toMatch(/(FAIL|×).*the schema has every file that makes tables/)
    expect(output).toContain('features/workflows/planted-tables.ts')
  })

  it('a format without a fixture and a reader from elsewhere fails the tests of formats', () => {
    expect(output).toMatch(/(FAIL|×).*planted has a fixture/)
    expect(output).toMatch(/(FAIL|×).*each format has a reader that is not ours/)
  })

  it('options of a format without words fail the tests of the repository', () => {
    expect(repositoryTests).toContain('plantedUnit')
  })
})

describe('the repository', () => {
  it('a permission without words, or that no operation requires, and a kind of notification without words fail', () => {
    expect(repositoryTests).toMatch(/(FAIL|×).*every permission has words/)
    expect(repositoryTests).toMatch(/(FAIL|×).*every permission of the table is required by an operation/)
    expect(repositoryTests).toMatch(/(FAIL|×).*the contract lists the codes of NotificationKind/)
    expect(repositoryTests).toContain('notices.kind.PLANTED_KIND')
  })

  it('a rule of the checks without sentences and examples is a type error, and fails', () => {
    expect(serverTypes).toMatch(/check-sentences\.ts.* error .*(\n.*)?plantedRule/)
    expect(repositoryTests).toContain('editor.check.plantedRule')
    expect(repositoryTests).toContain('an example of plantedRule')
  })

  it('a riddle in a comment, and a version without notes, fail', () => {
    expect(repositoryTests).toContain('packages/ui/src/planted.ts:1')
    expect(repositoryTests).toMatch(/(FAIL|×).*packages\/sdk\/CHANGELOG\.md are sorted for its readers/)
    expect(repositoryTests).toMatch(/(FAIL|×).*is told to the users of the product/)
  })
})

describe('the packages', () => {
  it('a move that the table did not have fails the tests of life cycles', async () => {
    change(
      'packages/sdk/src/lifecycles.ts',
      "row('restore', ['CANCELLED'], 'DRAFT', ['manager'])",
      "row('restore', ['CANCELLED', 'DELIVERED'], 'DRAFT', ['manager'])",
    )
    expect((await run('packages/sdk', 'vitest', 'run', 'src/lifecycles.test.ts')).status).toBe(1)
  })

  it('a changed export without its report is out of date', async () => {
    change('packages/sdk/src/app-version.ts', /$/, '\nexport const planted: string = process.title\n')
    const { status, output } = await run('.', 'node', 'scripts/report-surface.ts', '--check')
    expect({ status, output }).toMatchObject({ status: 1, output: expect.stringContaining('packages/sdk/api.md') })
  })
})
