import type { ContinuousProjectCreate, ContinuousUpload } from '@dragoman/sdk/operations/projects'
import { hasPermission } from '@dragoman/sdk/permissions'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { oneOrNotFound } from '../../../kernel/find-visible.ts'
import { visibleProjects } from '../../work/visible.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { projects } from '../../work/tables.ts'
import { orgUnits } from '../../../identity/tables.ts'
import { forbidden, impossible, invalid } from '../../../kernel/refusals.ts'
import type { SignedIn } from '../../../identity/sessions.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { requireLanguage } from '../../locales/require-language.ts'
import type { Objects } from '../../../kernel/objects.ts'
import { SentFile } from '../../../kernel/sent-file.ts'
import { addWorkUnits } from '../../intake/work-units/add-work-units.ts'
import { openProject } from '../take-in.ts'
import { keepVersions, type Sent } from './keep-versions.ts'
import { findOwnOrgUnit } from '../../work/own-org-unit.ts'
import { holdProject, requireUnlocked } from '../../work/find-project.ts'
import type { ProjectRow } from '../../work/find-project.ts'

type OrgUnitRow = typeof orgUnits.$inferSelect

/**
 * The continuous project of an organizational unit with a tag: the one in `status`, else the one in DRAFT, else the
 * newest, a canceled one last; 404 when the caller sees none.
 */
export async function findContinuous(
  db: Database,
  session: SignedIn,
  { orgUnitId, tag, status }: { orgUnitId: string; tag: string; status?: string },
): Promise<ProjectRow> {
  return oneOrNotFound(
    await db
      .select()
      .from(projects)
      .where(and(eq(projects.orgUnitId, orgUnitId), eq(projects.ciTag, tag), visibleProjects(db, session)))
      .orderBy(
        desc(sql`${projects.status} = ${status ?? 'DRAFT'}`),
        desc(sql`${projects.status} = 'DRAFT'`),
        asc(sql`${projects.status} = 'CANCELLED'`),
        desc(projects.createdAt),
      )
      .limit(1),
    'continuous project',
  )
}

/** Opens a continuous project in DRAFT; 422 while the organizational unit has one with this tag in DRAFT. */
export async function openContinuous(context: ChangeContext, body: ContinuousProjectCreate): Promise<ProjectRow> {
  const orgUnit = await holdOrgUnit(context, body.orgUnitUUID)
  const present = await draftOf(context.db, orgUnit, body.ciTag)
  if (present) {
    const message = `${present.name} already collects files for ${body.ciTag}. Send them there.`
    throw impossible(message, 'CI_TAG_TAKEN', { projectUuid: present.id })
  }
  return create(context, orgUnit, body)
}

/**
 * Sends a file, or those of an archive, into the continuous project in DRAFT, which is opened if there is none: content
 * that differs from what a file has becomes its new version, and work units are made for what lacks them.
 */
export async function uploadContinuous(
  context: ChangeContext & { objects: Objects },
  { orgUnitId, ciTag }: { orgUnitId: string; ciTag: string },
  body: Omit<ContinuousUpload, 'file'> & Sent,
): Promise<ProjectRow> {
  const { file, path = folderNamed(file), locales, workflows, reference, source, tags } = body
  const orgUnit = await holdOrgUnit(context, orgUnitId)
  const present = await draftOf(context.db, orgUnit, ciTag)
  const project = present
    ? await holdProject(context.db, context.session, present.id)
    : await create(context, orgUnit, { ciTag, orgUnitUUID: orgUnit.id, reference, source, tags })
  requireUnlocked(project)
  if (source !== undefined && source !== project.sourceLocale) {
    throw invalid('body.source', `The source language of ${project.name} is ${project.sourceLocale}. Omit the source.`)
  }
  await addTags(context.db, project, tags ?? [])
  const resources = await keepVersions(context, project, { file, path })
  const targetLocales = locales ?? orgUnit.targetLocales.filter((locale) => locale !== project.sourceLocale)
  if (targetLocales.length === 0)
    throw invalid('body.locales', `${orgUnit.name} has no default languages. Specify the target languages.`)
  const requests = resources.map(({ id }) => ({
    projectResourceUuid: id,
    ...(workflows && { workflows }),
    targetLocales,
  }))
  await addWorkUnits(context, project, requests, (_, name) =>
    name === 'workflows' ? 'body.workflows' : 'body.locales',
  )
  return project
}

/** The organizational unit, held, so that two uploads at once do not open two projects. */
async function holdOrgUnit({ db, session }: ChangeContext, id: string): Promise<OrgUnitRow> {
  const orgUnit = await findOwnOrgUnit(db, session, id)
  await db.select({ id: orgUnits.id }).from(orgUnits).where(eq(orgUnits.id, orgUnit.id)).for('no key update')
  return orgUnit
}

async function draftOf(db: Database, orgUnit: OrgUnitRow, tag: string): Promise<ProjectRow | undefined> {
  const [draft] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.orgUnitId, orgUnit.id), eq(projects.ciTag, tag), eq(projects.status, 'DRAFT')))
    .orderBy(desc(projects.createdAt))
    .limit(1)
  return draft
}

async function create(context: ChangeContext, orgUnit: OrgUnitRow, body: ContinuousProjectCreate): Promise<ProjectRow> {
  if (!hasPermission(context.session, 'PROJECT_create')) {
    throw forbidden(`There is no project ${body.ciTag} in DRAFT, and you aren't allowed to create one.`, [
      'PROJECT_create',
    ])
  }
  const sourceLocale = body.source ?? orgUnit.defaultSourceLocale
  if (!sourceLocale) throw invalid('body.source', `${orgUnit.name} has no default source language. Specify one.`)
  requireLanguage(sourceLocale, 'body.source')
  return openProject(
    context,
    {
      reference: body.reference ?? body.ciTag,
      orgUnitUUID: orgUnit.id,
      contactUUID: body.contactUUID,
      sourceLocale,
      instructions: body.instructions,
      notes: body.notes,
      tags: [...orgUnit.tags, ...(body.tags ?? [])],
    },
    {
      columns: { ciTag: body.ciTag, totalExpectedWorkUnits: body.totalExpectedWorkUnits ?? null },
      after: { ciTag: body.ciTag },
    },
  )
}

async function addTags(db: Database, project: ProjectRow, tags: readonly string[]): Promise<void> {
  const all = [...new Set([...project.tags, ...tags])]
  if (all.length === project.tags.length) return
  if (all.length > 50) throw invalid('body.tags', 'A project can have up to 50 tags.')
  await db.update(projects).set({ tags: all }).where(eq(projects.id, project.id))
}

/** The folder that a client has named with the file. */
const folderNamed = (file: File) => (file instanceof SentFile ? file.folder : '')
