import { call, type Client } from '@dragoman/sdk/client'
import { resolveLanguage, unknownLanguage } from '@dragoman/sdk/languages'
import * as editor from '@dragoman/sdk/operations/editor'
import * as glossaryTerms from '@dragoman/sdk/operations/glossaryTerms'
import * as projects from '@dragoman/sdk/operations/projects'
import * as tasks from '@dragoman/sdk/operations/tasks'
import * as memories from '@dragoman/sdk/operations/translationMemories'
import * as users from '@dragoman/sdk/operations/users'
import { isReadable } from '@dragoman/sdk/upload-types'
import { upload } from '@dragoman/sdk/upload'
import * as z from 'zod/mini'
import { describeOperation, neededFor, operationOf, searchOperations } from './contract.ts'
import { Misuse } from './misuse.ts'
import { fileToSend, pathsIn } from './project-files.ts'
import { changing, few, id, orElse, reading, text, type Tool } from './tool.ts'
import { unitId } from './unit-id.ts'

const language = z
  .string()
  .check(
    z.refine((code) => resolveLanguage(code) !== undefined, { error: ({ input }) => unknownLanguage(String(input)) }),
  )
const wire = (code: string) => resolveLanguage(code)!
const fields = z.optional(z.record(z.string(), z.unknown()))

function known(name: string) {
  const operation = operationOf(name)
  if (!operation) throw new Misuse(`There is no operation ${name}. Use search_operations.`)
  return operation
}

type Given = Readonly<Record<string, unknown>>
const parametersOf = ({ path, query, body, ifMatch }: Given) =>
  ({ path, query, body, ...(ifMatch !== undefined && { headers: { 'If-Match': ifMatch } }) }) as never

const operations: Tool[] = [
  reading(
    'search_operations',
    'Find operations of the API by words, for what the other tools do not do.',
    // Each word is looked for in each operation.
    { query: text.check(z.maxLength(200)), limit: few },
    (client, { query, limit }) => searchOperations(client, query, limit),
  ),
  reading(
    'describe_operation',
    'Parameters, body, and permissions of an operation.',
    { operation: text },
    (client, input) => describeOperation(client, known(input.operation)),
  ),
  reading(
    'read_operation',
    'Call an operation that only reads (GET).',
    { operation: text, path: fields, query: fields },
    async (client, { operation, ...given }) => {
      const found = known(operation)
      // Some that are called by GET change something, such as that which signs in as another person.
      if (found.method !== 'GET' || found.retry === 'never')
        throw new Misuse(`${operation} changes something. Use change_operation.`)
      return client.send(found, parametersOf(given))
    },
  ),
  changing(
    'change_operation',
    'Call an operation that changes something; ifMatch is the version that you read. Describe it first.',
    { operation: text, path: fields, query: fields, body: z.optional(z.unknown()), ifMatch: z.optional(text) },
    async (_client, { operation, ...given }) => {
      const { method, path } = known(operation)
      return { call: `${method} ${path}`, needs: neededFor(operation), ...given }
    },
    (client, { operation, ...given }) => client.send(known(operation), parametersOf(given)),
  ),
]

const work: Tool[] = [
  reading('who_am_i', 'The person that you work for, with roles and permissions.', {}, (client) =>
    call(client, users.getLoggedUser),
  ),
  reading(
    'list_projects',
    'Projects, newest first; q is a query line such as status:approved due:<2026-12-01.',
    { q: z.optional(text), limit: few },
    async (client, { q, limit }) => {
      const { content, totalElements } = await call(client, projects.list, { query: { ...(q && { q }), size: limit } })
      const shown = content.map(
        ({ uuid, name, reference, status, sourceLocale, targetLocales, dueDate, progress }) => ({
          uuid,
          name,
          reference,
          status,
          sourceLocale,
          targetLocales,
          dueDate,
          progress,
        }),
      )
      return { total: totalElements, projects: shown }
    },
  ),
  reading(
    'get_project',
    'A project with its files and their translations; each translation (work unit) has the id that other tools take.',
    { project: id },
    async (client, { project }) => {
      const whole = await call(client, projects.get, { path: { projectUUID: project } })
      const { uuid, name, reference, status, dueDate, resources, workUnits } = whole
      const paths = pathsIn(whole)
      const files = resources.map((one) => ({ uuid: one.uuid, path: one.path, name: one.name, words: one.totalWords }))
      const translations = workUnits.map((one) => ({
        uuid: one.uuid,
        file: paths.get(one.projectResourceUuid) ?? one.filename,
        language: one.targetLanguage,
        step: one.workflow,
        status: one.workStatus,
        segments: one.totalSegments,
        confirmed: one.confirmedSegments,
      }))
      return { uuid, name, reference, status, dueDate, files, translations }
    },
  ),
  reading(
    'list_tasks',
    'Tasks; late ones, those of a project, or yours.',
    {
      project: z.optional(id),
      late: z.optional(z.boolean()),
      mine: z.optional(z.boolean()),
      language: z.optional(language),
      limit: few,
    },
    async (client, { project, late, mine, language: wanted, limit }) => {
      const query = {
        projectUuid: project,
        late,
        mine,
        size: limit,
        ...(wanted && { targetLanguages: [wire(wanted)] }),
      }
      const { content, totalElements } = await call(client, tasks.list, { query })
      const shown = content.map(({ uuid, status, dueDate, assignee, workUnit, project: of }) => ({
        uuid,
        status,
        dueDate,
        assignee: assignee?.name,
        project: of.reference,
        translation: workUnit.uuid,
        file: workUnit.filename,
        language: workUnit.targetLanguage,
      }))
      return { total: totalElements, tasks: shown }
    },
  ),
  reading(
    'list_segments',
    'Segments of a translation, with source, target, notes, and the version that write_segment needs.',
    {
      translation: id,
      confirmed: z.optional(z.boolean()),
      text: z.optional(text),
      page: orElse(z.int(), 0),
      limit: few,
    },
    async (client, { translation, limit, ...query }) => {
      const given = { path: { id: translation }, query: { ...query, pageSize: limit } }
      const { content, totalElements } = await call(client, editor.listSegments, given)
      const shown = content.map(({ id: segment, key, source, target, confirmed, version, note, maxLength }) => ({
        segment,
        key,
        source,
        target,
        confirmed,
        version,
        note,
        maxLength,
      }))
      return { total: totalElements, segments: shown }
    },
  ),
  changing(
    'write_segment',
    'Write the target of a segment, with codes as in its source.',
    { translation: id, segment: text, version: z.int(), target: z.string(), confirm: orElse(z.boolean(), false) },
    async (client, { translation, segment, version, target, confirm }) => {
      const given = { path: { id: translation }, query: { segmentIds: [segment] } }
      const [present] = (await call(client, editor.listSegments, given)).content
      if (!present) throw new Misuse(`The translation has no segment ${segment}.`)
      if (present.version !== version)
        throw new Misuse(`The segment is at version ${present.version} now: read it again.`)
      return { source: present.source, before: present.target, after: target, confirm }
    },
    (client, { translation, segment, version, target, confirm }) =>
      call(client, editor.updateSegment, {
        path: { id: translation, segmentId: segment },
        body: { target, version, confirmed: confirm },
      }),
  ),
]

const resources: Tool[] = [
  reading(
    'search_memory',
    'Find translations by words of the source in a translation memory; read_operation translationMemories.list has the ids.',
    { memory: id, words: text, language: z.optional(language), limit: few },
    (client, { memory, words, language: wanted, limit }) =>
      call(client, memories.searchConcordance, {
        path: { tmUuid: memory },
        query: { text: words, size: limit, ...(wanted && { targetLocale: wire(wanted) }) },
      }),
  ),
  reading(
    'search_terms',
    'Find terms and their approved or forbidden translations.',
    { term: text, from: language, to: language, limit: few },
    (client, { term, from, to, limit }) =>
      call(client, glossaryTerms.search, {
        query: { query: term, queryLocale: wire(from), targetLocale: wire(to), pageSize: limit },
      }),
  ),
  changing(
    'send_file',
    'Send a text file to a continuous project for translation; the same content changes nothing.',
    { unit: text, project: text, path: text, content: text, languages: z.array(language) },
    planSending,
    async (client, { project, path, content, languages }, { orgUnitUUID }) => {
      const body = {
        ...fileToSend(path, content),
        locales: languages.map(wire),
        tags: [project],
      }
      const sent = await upload(client, projects.uploadContinuous, { path: { orgUnitUUID, ciTag: project }, body })
      return { project: sent.uuid, status: sent.status, files: sent.resources.length }
    },
  ),
  reading(
    'get_translated_file',
    'The text of a translated file as it is now.',
    { project: id, translation: id },
    async (client, input) => {
      const given = { path: { projectUUID: input.project }, query: { workUnitUUID: input.translation } }
      return (await call(client, projects.downloadTranslatedFile, given).asResponse()).text()
    },
  ),
]

interface Sending {
  unit: string
  path: string
  content: string
  languages: string[]
}

async function planSending(client: Client, { unit, path, content, languages }: Sending) {
  if (!isReadable(path)) throw new Misuse(`${path}: files of this kind are not translated.`)
  return {
    orgUnitUUID: await unitId(client, unit),
    path,
    bytes: new TextEncoder().encode(content).length,
    languages: languages.map(wire),
  }
}

/** Everything that an agent can do, in about a dozen tools. */
export const tools: readonly Tool[] = [...operations, ...work, ...resources]
