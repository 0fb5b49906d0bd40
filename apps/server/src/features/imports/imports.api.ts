import type { Context, Handlers } from '../../identity/context.ts'
import { showJob } from '../../identity/show-jobs.ts'
import type { JobRow } from '../../kernel/jobs/job-runner.ts'
import { conflict } from '../../kernel/refusals.ts'
import { createImport, findImport, findImportFile, listImports, showImport, undoableFor } from './imports.ts'
import { planJob, requireFiles, runJob, startJobOf, undoJob } from './jobs.ts'
import { chooseFor, filesOf, keepFile, requireOpen } from './keep-files.ts'
import { reportFile } from './report.ts'
import { requireKind } from './imported-kinds.ts'

type Input = Context & { path: { importUuid: string } }

const held = (input: Input) => findImport(input, input.path.importUuid, { held: true })

const shown = async (input: Input) =>
  showImport(input.db, input.session, await findImport(input, input.path.importUuid))

const started = ({ db, session, settings, now }: Input, job: JobRow) => showJob(db, session, job, { settings, now })

const entity = ({ id, type }: JobRow) => ({ type: 'JOB', id, name: type }) as const

export const imports = {
  list: ({ db, session, now }) => listImports(db, session, now),

  create: async ({ db, session, body }) =>
    showImport(db, session, await createImport(db, session, body.sourceLocale ?? 'en')),

  get: (input) => shown(input),

  async addFile(input) {
    await keepFile(input, await held(input), input.body)
    return shown(input)
  },

  async updateFile(input) {
    const whole = await held(input)
    await chooseFor(input, whole, await findImportFile(input.db, whole, input.path.importFileUuid), input.body)
    return shown(input)
  },

  async plan(input) {
    const whole = await held(input)
    requireOpen(whole)
    await requireFiles(input.db, whole)
    return started(input, await startJobOf(input, whole, { type: planJob, state: 'OPEN' }))
  },

  async run(input) {
    const whole = await held(input)
    requireOpen(whole)
    for (const file of await requireFiles(input.db, whole)) requireKind(input.session, file)
    const job = await startJobOf(input, whole, { type: runJob, state: 'RUNNING' })
    await input.journal({ entity: entity(job) })
    return started(input, job)
  },

  async undo(input) {
    const whole = await held(input)
    if (whole.state !== 'DONE' || !whole.endedAt)
      throw conflict('Only an import that has ended can be undone.', { state: whole.state })
    if (whole.endedAt.getTime() + undoableFor < input.now.getTime())
      throw conflict('This import ended more than 7 days ago, so it can no longer be undone.', { state: whole.state })
    for (const file of await filesOf(input.db, whole.id)) if (file.state === 'DONE') requireKind(input.session, file)
    const job = await startJobOf(input, whole, { type: undoJob, state: 'UNDOING' })
    await input.journal({ entity: entity(job) })
    return started(input, job)
  },

  async getReport(input) {
    const { files } = await shown(input)
    return reportFile(files, input.query.format)
  },
} satisfies Handlers<'imports'>
