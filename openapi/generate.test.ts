import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readContract } from './bundle.ts'
import { ContractError } from './contract.ts'
import { generate, staleFiles } from './generate.ts'

const fixture = fileURLToPath(new URL('./fixtures/contract', import.meta.url))
const files = await generate(readContract(fixture))
const text = (file: string) => {
  const found = files.get(file)
  if (found === undefined) throw new Error(`${file} was not generated`)
  return found
}
const tasks = text('packages/sdk/src/generated/tasks.ts')
const uploads = text('packages/sdk/src/generated/files.ts')

describe('types and operations', () => {
  it('writes plain interfaces with their words', () => {
    expect(tasks).toContain('/** One step of one file. */\nexport interface Task {\n  uuid: string\n')
    expect(tasks).toContain('  /** Where it stands. */\n  status: TaskStatus\n')
    expect(tasks).toContain('  dueDate?: number | null\n')
    expect(tasks).toContain('  labels?: Record<string, string>\n')
  })

  it('closes enums, and leaves those open that accounts extend', () => {
    expect(tasks).toContain("export type TaskStatus = 'DRAFT' | 'DELIVERED'\n")
    expect(tasks).toContain("export type Workflow = 'TRANSLATION' | 'LQA' | (string & {})\n")
  })

  it('extends what it is composed of, and makes required what the composition requires', () => {
    expect(tasks).toContain('export interface TaskPage extends PageInfo {\n  content: Task[]\n  total: number\n}')
  })

  it('imports the schemas of other resources and the shared ones', () => {
    expect(tasks).toContain("import type { StoredFile } from './files.ts'")
    expect(tasks).toContain("import type { PageInfo } from './shared.ts'")
  })

  it('writes one pure constant for each operation', () => {
    expect(tasks).toContain(
      "export const list: Operation<TasksListParams, TaskPage> = /*@__PURE__*/ operation('tasks.list', 'GET', '/api/v3/task')\n",
    )
    expect(tasks).toContain(' * `GET /api/v3/task` (published). Needs TASK_list or ROLE_VENDOR.\n')
    expect(tasks).toContain(' * @throws {HttpError} a code of any call\n')
  })

  it('exports a verb that the language keeps for itself', () => {
    expect(tasks).toContain('const delete_: Operation<TasksDeleteParams, void> = ')
    expect(tasks).toMatch(
      /export \{\n  \/\*\*\n[^]*?\* Remove a task[^]*?@throws \{HttpError\} CONFLICT, NOT_READY, a code of any call\n   \*\/\n  delete_ as delete,\n\}/,
    )
  })

  it('lets what is sent be undefined where it may be left out, and what is answered only be absent', () => {
    expect(tasks).toContain("    'dueDate.start'?: string | undefined\n")
    expect(tasks).toContain('  dueDate?: number | null\n')
  })

  it('says only what differs from the default', () => {
    expect(tasks).toContain("{ answer: nothing, refreshes: ['files'] })")
    expect(tasks).toContain("{ body: base64, answer: /*@__PURE__*/ header('X-AUTH-TOKEN'), anonymous: true })")
    expect(tasks).toContain('export interface TasksSignParams {\n  body: Credentials\n}')
    expect(uploads).toContain("{ body: form, retry: 'locked', async: 'job' })")
    expect(uploads).toContain("{ answer: bytes, retry: 'never' })")
  })

  it('writes all operations as one table, each path from where it leaves the one before', () => {
    const table = text('packages/sdk/src/generated/everything.ts')
    expect(table).toContain('    3: { answer: bytes },\n')
    expect(table).toContain('`files\n0api/v3/file+upload 012\n3count *\n3{id/content download 34\n')
    expect(table).toContain('\ntasks\n0api/v3/task list\n3sign+* 567\n3{!delete 8a\n4 get`')
  })

  it('takes uploads, gives blobs, and names what the contract left without a name', () => {
    expect(uploads).toContain('    file: Upload\n    note?: string | undefined\n')
    expect(uploads).toContain('export const download: Operation<FilesDownloadParams, Blob>')
    expect(uploads).toContain('export const count: Operation<NoParams, FilesCountResult>')
  })
})

describe('indexes, schemas and the server', () => {
  it('gathers resources and requirements', () => {
    expect(text('packages/sdk/src/generated/api.ts')).toContain("export * as tasks from './tasks.ts'")
    const requirements = text('packages/sdk/src/generated/requirements.ts')
    expect(requirements).toContain("  'tasks.sign': 'public',\n")
    expect(requirements).toContain("  'tasks.list': ['TASK_list', 'ROLE_VENDOR'],\n")
  })

  it('writes zod schemas, lazy where they go in circles', () => {
    const schemas = text('packages/sdk/src/generated/schemas/tasks.ts')
    expect(schemas).toContain('  dependencies: z.optional(z.array(z.lazy(() => Task))),\n')
    expect(schemas).toContain('  files: z.array(z.lazy(() => files.StoredFile)),\n')
    expect(schemas).toContain("  otp: z.optional(z.string().check(z.regex(new RegExp('^\\\\d+$')))),\n")
    expect(schemas).toContain('export const TaskPage: z.ZodMiniType<types.TaskPage> = z.looseObject({')
    expect(schemas).not.toContain('listResult')
    expect(text('packages/sdk/src/generated/schemas/files.ts')).toContain(
      'export const countResult: z.ZodMiniType<types.FilesCountResult> = z.looseObject({',
    )
  })

  it('types what handlers get: files, and defaults filled in', () => {
    const handlers = text('apps/server/src/generated/handlers.ts')
    expect(handlers).toContain(
      "params: { query: Filled<tasks.TasksListParams['query'], 'page'> }; result: tasks.TaskPage",
    )
    expect(handlers).toContain("headers: Filled<files.FilesUploadParams['headers']>")
    expect(handlers).toContain('      file: File\n      note?: string\n')
    expect(handlers).toContain('    count: { params: NoParams; result: files.FilesCountResult }')
    expect(handlers).toContain('result: BinaryResult')
  })

  it('gives the server schemas without words, extensions and bytes', () => {
    const contract = JSON.parse(text('apps/server/src/generated/contract.json'))
    const upload = contract.operations.find(({ id }: { id: string }) => id === 'files.upload')
    expect(upload).toMatchObject({
      method: 'POST',
      path: '/api/v3/file',
      requires: ['PROJECT_upload'],
      journal: 'FILE_SENT',
      status: 201,
      body: {
        kind: 'multipart',
        required: true,
        files: ['file'],
        schema: {
          type: 'object',
          properties: { file: {}, note: { type: 'string', maxLength: 10 } },
          required: ['file'],
        },
      },
      responses: { 201: { kind: 'json', schema: { $ref: '#/schemas/StoredFile' } } },
    })
    expect(contract.schemas.Workflow).toEqual({ type: 'string' })
    const list = contract.operations.find(({ id }: { id: string }) => id === 'tasks.list')
    expect(list.responses.default).toEqual({ kind: 'json', schema: { $ref: '#/schemas/ApiError' } })
    expect(list.parameters.query.properties.page).toEqual({ type: 'integer', minimum: 0, default: 0 })
    const sign = contract.operations.find(({ id }: { id: string }) => id === 'tasks.sign')
    expect(sign.journal).toBeUndefined()
    expect(sign.body).toEqual({ kind: 'base64', required: true, schema: { $ref: '#/schemas/Credentials' } })
  })

  it('says with which codes operations refuse', () => {
    const contract = JSON.parse(text('apps/server/src/generated/contract.json'))
    const errors = (id: string) => contract.operations.find((operation: { id: string }) => operation.id === id).errors
    expect(errors('tasks.delete')).toEqual({ CONFLICT: 409, NOT_READY: 422, INVALID: 400 })
    expect(errors('tasks.list')).toEqual({ INVALID: 400 })
    expect(errors('files.count')).toEqual({})
    const types = text('packages/sdk/src/generated/error-codes.ts')
    expect(types).toContain('  /**\n   * It is no longer as it was.\n   * Read it again.\n   */\n  CONFLICT: 409\n')
    expect(types).toContain("export type CommonErrorCode =\n  | 'INVALID'\n\n")
    expect(types).toContain("export interface OperationErrors {\n  'tasks.delete': 'CONFLICT' | 'NOT_READY'\n}\n")
    expect(readContract(fixture).document).toMatchObject({
      paths: { '/api/v3/task/{taskUUID}': { delete: { 'x-errors': ['CONFLICT', 'NOT_READY', 'INVALID'] } } },
      components: { 'x-error-codes': { CONFLICT: { status: 409 } } },
    })
  })

  it('gives the server the names of journal entries, with what they are about, may hold, and who reads them', () => {
    const journal = text('apps/server/src/generated/journal.ts')
    expect(journal).toContain(
      'export interface EntityChanges {\n  FILE: object\n  TASK: { status?: string | null | undefined }\n}',
    )
    expect(journal).toContain("  | Entry<\n      | 'TASK_REMOVED'\n      , 'FILE' | 'TASK'\n    >\n")
    expect(journal).toContain("'TASK', object, object, { until?: number | null | undefined }")
    expect(journal).toContain("  TASK_LOST: { entity: ['TASK'], kind: 'STATUS', detail: { until: 'number' } },\n")
    expect(journal).toContain("export const webhookEvents = {\n  FILE_SENT: 'NEW_FILE',\n} as const\n")
    expect(journal).toContain("export const pipelineEvents = {\n  TASK_REMOVED: 'REMOVED',\n} as const\n")
    expect(journal).toContain("export const noticeEvents = [\n  'TASK_LOST',\n] as const\n")
    expect(journal).toContain("export const homeEvents = [\n  'TASK_REMOVED',\n] as const\n")
    expect(text('packages/sdk/src/generated/shared.ts')).toContain(
      "export type JournalEvent = 'FILE_SENT' | 'TASK_LOST' | 'TASK_REMOVED' | (string & {})\n",
    )
  })

  it('writes the types of openapi-typescript', () => {
    expect(text('packages/sdk/src/generated/paths.ts')).toContain('export interface paths {')
  })

  it('lists every path in openapi.yaml, sorted, and keeps the rest', () => {
    const entry = text('openapi/openapi.yaml')
    expect(entry).toContain("  /api/v3/task:\n    $ref: './resources/tasks.yaml#/paths/~1api~1v3~1task'\n")
    expect(entry.indexOf('/api/v3/file:')).toBeLessThan(entry.indexOf('/api/v3/task:'))
    expect(entry).toMatch(/^tags:$/m)
  })

  it('says the same again', async () => {
    expect([...(await generate(readContract(fixture)))]).toEqual([...files])
  })
})

describe('a contract with a fault', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'contract-'))
    cpSync(fixture, folder, { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const problemsAfter = (from: string, to: string, file = 'resources/tasks.yaml') => {
    const path = join(folder, file)
    const before = readFileSync(path, 'utf8')
    expect(before).toContain(from)
    writeFileSync(path, before.replace(from, to))
    try {
      readContract(folder)
    } catch (error) {
      if (error instanceof ContractError) return error.problems
      throw error
    }
    return []
  }

  it.each([
    [
      'a missing id',
      'operationId: tasks.get\n',
      'deprecated: false\n',
      'GET /api/v3/task/{taskUUID}: operationId is missing',
    ],
    ['an id twice', 'tasks.get', 'tasks.list', 'tasks.list: the operationId is already used'],
    [
      'an id of another resource',
      'tasks.get',
      'files.get',
      "operationId does not start with the file's resource, tasks",
    ],
    ['a verb that is no name', 'tasks.get', 'tasks.get-one', 'operationId is not of the form'],
    ['no provenance', 'x-provenance: designed', 'x-other: 1', 'tasks.delete: x-provenance is not one of'],
    ['no requirement', 'x-requires: [TASK_update]', 'x-other: 1', 'tasks.delete: x-requires is not public or a list'],
    [
      'no word on a session',
      '      security: []\n',
      '',
      'tasks.sign: x-requires is public, but security does not say whether',
    ],
    [
      'a session of its own',
      'x-requires: public',
      'x-requires: []',
      'tasks.sign: security is its own, but x-requires is not public',
    ],
    ...(
      [
        ['without work', 'x-status: tasks.get', 'x-status stands without such an x-async'],
        [
          'that nothing has',
          'x-async: job\n      x-status: tasks.no',
          'x-status names tasks.no, which is no GET operation',
        ],
        [
          'that is no read',
          'x-async: job\n      x-status: tasks.sign',
          'x-status names tasks.sign, which is no GET operation',
        ],
        [
          'of no single thing',
          'x-async: job\n      x-status: files.count',
          'x-status names files.count, whose path does not',
        ],
        ['that is not named', 'x-async: status-url', 'x-status is missing: x-async is status-url'],
      ] as const
    ).map(([name, lines, problem]): [string, string, string, string] => [
      `a status ${name}`,
      'x-provenance: designed',
      `x-provenance: designed\n      ${lines}`,
      `tasks.delete: ${problem}`,
    ]),
    ['a write without journal', 'x-journal: TASK_REMOVED', 'x-other: 1', 'tasks.delete: x-journal is missing'],
    [
      'a journal event in lower case',
      'TASK_REMOVED',
      'taskRemoved',
      'tasks.delete: x-journal is not in upper snake case',
    ],
    [
      'a change that may overwrite another one',
      'x-journal: TASK_REMOVED',
      'x-journal: TASK_UPDATED',
      'tasks.delete: a write that changes what two people may edit has neither x-versioned nor x-last-write-wins',
    ],
    [
      'a version at no known place',
      'x-journal: TASK_REMOVED',
      'x-journal: TASK_REMOVED\n      x-versioned: etag',
      'tasks.delete: x-versioned is not if-match or body',
    ],
    [
      'a reason that is no sentence',
      'x-journal: TASK_REMOVED',
      'x-journal: TASK_REMOVED\n      x-last-write-wins: because',
      'tasks.delete: x-last-write-wins is not a sentence',
    ],
    [
      'a write that says that it only reads',
      'x-journal: TASK_REMOVED',
      'x-journal: TASK_REMOVED\n      x-reads: true',
      'tasks.delete: x-reads is for a POST whose x-journal is none',
    ],
    [
      'a journal event that is not in the list',
      'x-journal: TASK_REMOVED',
      'x-journal: TASK_ERASED',
      'tasks.delete: x-journal names TASK_ERASED, which shared/journal.yaml does not have',
    ],
    [
      'a refresh of nothing',
      'x-refreshes: [files]',
      'x-refreshes: [fils]',
      'x-refreshes names fils, which is no resource',
    ],
    [
      'a refusal among the answers',
      "'204': { description: Gone. }",
      "'204': { description: Gone. }\n        '409': { description: No. }",
      'tasks.delete: 409 stands among the answers: refusals are named by x-errors',
    ],
    [
      'codes that are no list',
      'x-errors: [CONFLICT, NOT_READY]',
      'x-errors: CONFLICT',
      'tasks.delete: x-errors is not a list of codes',
    ],
    [
      'an empty list of codes',
      'x-errors: [CONFLICT, NOT_READY]',
      'x-errors: []',
      'tasks.delete: x-errors is not a list of codes',
    ],
    [
      'a code that nobody knows',
      'x-errors: [CONFLICT, NOT_READY]',
      'x-errors: [CONFLICT, NOT_REDY]',
      'tasks.delete: x-errors names NOT_REDY, which shared/error-codes.yaml does not have',
    ],
    [
      'a code twice',
      'x-errors: [CONFLICT, NOT_READY]',
      'x-errors: [CONFLICT, NOT_READY, CONFLICT]',
      'tasks.delete: x-errors names CONFLICT twice',
    ],
    [
      'a code that needs no naming',
      'x-errors: [CONFLICT, NOT_READY]',
      'x-errors: [CONFLICT, NOT_READY, INVALID]',
      'tasks.delete: x-errors names INVALID, which follows from its form',
    ],
    ['a reference to nothing', '#/components/schemas/TaskPage', '#/components/schemas/TaskPag', 'nothing stands at'],
    [
      'a parameter that the path lacks',
      'name: taskUUID',
      'name: taskUuid',
      'path and parameters disagree about taskUUID, taskUuid',
    ],
    [
      'a content type without a rule',
      'x-encoding: base64-json',
      'x-encoding: rot13',
      "the body's content type text/plain has no rule",
    ],
  ])('names file and operation: %s', (_, from, to, expected) => {
    const problems = problemsAfter(from, to)
    expect(problems.join('\n')).toContain(expected)
    expect(problems.every((problem) => problem.startsWith('resources/tasks.yaml'))).toBe(true)
  })

  it.each([
    ['status: 422', 'status: 200', 'NOT_READY: status is not between 400 and 499'],
    ['    NOT_READY:', '    notReady:', 'notReady: the code is not in upper snake case'],
    ['It is not there yet.', 'not there', 'NOT_READY: means is no sentence'],
    ['      remedy: Wait for it.\n', '', 'NOT_READY: remedy is no sentence'],
    ['every: input', 'every: thing', 'INVALID: every is not one of call, input'],
    [
      '    NOT_READY:',
      '    IDLE: { status: 422, means: Nothing., remedy: Nothing. }\n    NOT_READY:',
      'IDLE: no operation answers it',
    ],
  ])('names the code that is wrong: %s', (from, to, expected) => {
    const problems = problemsAfter(from, to, 'shared/error-codes.yaml')
    expect(problems.join('\n')).toContain(`shared/error-codes.yaml ${expected}`)
  })

  it.each([
    ['    FILE_SENT:', '    fileSent:', 'fileSent: the name is not in upper snake case'],
    ['entity: FILE,', 'entity: FOLDER,', 'FILE_SENT: entity is not among x-journal-entities: FOLDER'],
    ['kind: FILES', 'kind: PAPER', 'FILE_SENT: kind is not one of FILES, STATUS'],
    ['by: server', 'by: nobody', 'TASK_LOST: by is not server'],
    ['until: number', 'until: moment', 'TASK_LOST detail: until is not one of text, texts, number, boolean, list'],
    ['status: text', 'status: state', 'x-journal-entities TASK: status is not one of text'],
    ['home: true', 'home: maybe', 'TASK_REMOVED: home is not true'],
    ['webhook:', 'webhok:', 'FILE_SENT: webhok is not one of entity, kind'],
    ['by: server, ', '', 'TASK_LOST: no operation records it'],
    ['kind: FILES', 'kind: FILES, by: server', 'FILE_SENT: an operation records it, so it is not by the server'],
  ])('names the journal entry that is wrong: %s', (from, to, expected) => {
    const problems = problemsAfter(from, to, 'shared/journal.yaml')
    expect(problems.join('\n')).toContain(`shared/journal.yaml ${expected}`)
  })

  it('refuses a shared schema that needs one of a resource, whose module would need it in turn', () => {
    const planted = "Planted: { $ref: '../resources/files.yaml#/components/schemas/StoredFile' }"
    expect(problemsAfter('PageInfo:', `${planted}\n    PageInfo:`, 'shared/paging.yaml').join('\n')).toContain(
      'stands in a resource, and what is shared needs none',
    )
  })

  it('refuses a schema name that two files use', () => {
    expect(problemsAfter('StoredFile:', 'Task:', 'resources/files.yaml').join('\n')).toContain(
      'schemas/Task is already defined in resources/files.yaml',
    )
  })
})

describe('staleFiles', () => {
  it('lists what is missing, changed or left over', () => {
    const root = mkdtempSync(join(tmpdir(), 'stale-'))
    try {
      expect(staleFiles(root, new Map([['packages/sdk/src/generated/a.ts', 'a']]))).toEqual([
        'packages/sdk/src/generated/a.ts',
      ])
      cpSync(join(fixture, 'openapi.yaml'), join(root, 'apps/server/src/generated/gone.json'))
      expect(staleFiles(root, new Map())).toEqual(['apps/server/src/generated/gone.json'])
    } finally {
      rmSync(root, { recursive: true })
    }
  })
})
