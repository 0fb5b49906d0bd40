import type { ServiceNowProject, ServiceNowRequest, ServiceNowTranslation } from '@dragoman/sdk/operations/serviceNow'
import { wireLanguage } from '@dragoman/sdk/languages'
import { and, asc, eq } from 'drizzle-orm'
import { languageOfCode, type LanguageCodes } from '../../engines/formats/language-codes.ts'
import type { Context } from '../../identity/context.ts'
import type { SignedIn } from '../../identity/sessions.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne, lockOne } from '../../kernel/database/one-row.ts'
import { accounts } from '../../kernel/tables.ts'
import type { Objects } from '../../kernel/objects.ts'
import { impossible, invalid, notFound } from '../../kernel/refusals.ts'
import { languageCodesOf } from '../language-mappings/language-mappings.ts'
import { requireLanguage } from '../locales/require-language.ts'
import { openProject, refreshed, takeIn } from '../projects/take-in.ts'
import { findProject, type ProjectRow } from '../work/find-project.ts'
import { addWorkUnits } from '../intake/work-units/add-work-units.ts'
import { workUnits } from '../work/work-unit-tables.ts'
import { unitOfRequests } from './settings.ts'
import { serviceNowTasks } from './tables.ts'

/** Code of the Localization Framework for a translation that could not be retrieved. */
const retrievalFailed = '40520'

const answer = (project: ProjectRow, status: ServiceNowProject['status']): ServiceNowProject => ({
  project_info: project.id,
  status,
  error_message: '',
  error_code: '',
})

/** The project of a task: the one that it has, else a new one with its XLIFF. 422 until a unit is chosen. */
export async function requestTranslation(
  context: Context & { objects: Objects },
  body: ServiceNowRequest,
): Promise<ServiceNowProject> {
  const { db, session } = context
  const taskNumber = body.lftask_number.trim()
  // The same task may be requested twice at once.
  await lockOne(db, accounts, eq(accounts.id, session.account.id))
  const [known] = await tasksNumbered(db, session, taskNumber)
  if (known) return answer(await findProject(db, session, known.projectId), 'success')
  const orgUnit = await unitOfRequests(db, session.account.id)
  if (!orgUnit) {
    const message = 'No organizational unit is chosen for ServiceNow. An account administrator can choose one.'
    throw impossible(message, 'NOT_READY')
  }
  const codes = await languageCodesOf(db, session.account.id)
  const sourceLocale = localeOf(codes, body.source_language, 'body.source_language')
  const targetLocale = localeOf(codes, body.target_language, 'body.target_language')
  if (sourceLocale === targetLocale)
    throw invalid('body.target_language', 'The target language has to differ from the source language.')
  const wanted = { reference: taskNumber, orgUnitUUID: orgUnit.id, sourceLocale }
  const project = await openProject(context, wanted)
  await insertOne(db, serviceNowTasks, {
    accountId: session.account.id,
    taskNumber,
    projectId: project.id,
    targetLocale,
  })
  const name = `${taskNumber.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.xlf`
  const resource = await takeIn(context, project, {
    name,
    incoming: {
      content: new Blob([body.xliff_1_2_content]),
      stored: null,
      measured: null,
      options: { areQuestionsSettled: true },
    },
  })
  const ofFile = { projectResourceUuid: resource.id, targetLocales: [targetLocale] }
  await addWorkUnits(context, await refreshed(context, project), [ofFile])
  return answer(project, 'success')
}

const tasksNumbered = (db: Database, session: SignedIn, taskNumber: string) =>
  db
    .select()
    .from(serviceNowTasks)
    .where(and(eq(serviceNowTasks.accountId, session.account.id), eq(serviceNowTasks.taskNumber, taskNumber)))

/** The wire's locale of a language as ServiceNow names it. */
function localeOf(codes: LanguageCodes, language: string, field: string): string {
  const locale = wireLanguage(languageOfCode({ languageCodes: codes }, language.trim()))
  requireLanguage(locale, field)
  return locale
}

/** The translation of a task, once all of its steps are delivered; 404 for a project of another task. */
export async function retrieveTranslation(
  { db, session, objects }: Pick<Context, 'db' | 'session'> & { objects: Objects },
  { taskNumber, projectId }: { taskNumber: string; projectId: string },
): Promise<ServiceNowTranslation> {
  const project = await findProject(db, session, projectId)
  const [task] = await tasksNumbered(db, session, taskNumber.trim())
  if (task?.projectId !== project.id) throw notFound('ServiceNow task with this project')
  if (project.status === 'CANCELLED')
    return {
      ...answer(project, 'error'),
      error_message: `${project.name} was canceled.`,
      error_code: retrievalFailed,
      translated_xliff_1_2: '',
    }
  // The first one in its language: managers may have added files and languages since.
  const [unit] = await db
    .select()
    .from(workUnits)
    .where(and(eq(workUnits.projectId, project.id), eq(workUnits.targetLocale, task.targetLocale)))
    .orderBy(asc(workUnits.sequence))
    .limit(1)
  const isDelivered = project.status === 'DELIVERED' || project.status === 'INVOICED'
  if (!isDelivered || !unit?.deliverableFileKey) return { ...answer(project, 'pending'), translated_xliff_1_2: '' }
  const content = await objects.content(unit.deliverableFileKey)
  return { ...answer(project, 'success'), translated_xliff_1_2: await content.text() }
}
