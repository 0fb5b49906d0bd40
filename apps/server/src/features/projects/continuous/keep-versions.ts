import { createHash } from 'node:crypto'
import { isArchiveName } from '../../../engines/archives/open-archive.ts'
import { formatFor } from '../../../engines/formats/formats.ts'
import type { ChangeContext } from '../../../identity/change-context.ts'
import { orRefuse } from '../../../kernel/failure.ts'
import { FileRefused } from '../../../kernel/file-refused.ts'
import type { Entity } from '../../../kernel/journal.ts'
import type { Objects } from '../../../kernel/objects.ts'
import { readAgain } from '../../intake/files/read-again.ts'
import { keepContent } from '../../intake/files/resources.ts'
import { folderOf } from '../../intake/reading/parse-resource.ts'
import { forgetProjectArchive, noteArchive, noteProjectArchive, takeFilesOf } from '../../intake/uploads/archives.ts'
import { sentContent } from '../../intake/uploads/uploads.ts'
import type { ProjectRow, ResourceRow } from '../../work/find-project.ts'
import { fileNamed, takeIn } from '../take-in.ts'

type SendContext = ChangeContext & { objects: Objects }

/** A file with its folder, which together name it. */
export interface Sent {
  file: File
  path?: string | undefined
}

/** The files that a project has of what is sent: the file itself, or those in an archive; 422 for one without any. */
export async function keepVersions(context: SendContext, project: ProjectRow, sent: Sent): Promise<ResourceRow[]> {
  const { file, path = '' } = sent
  const changed: ResourceRow[] = []
  if (!isArchiveName(file.name)) {
    const kept = await keepVersion(context, project, sent, changed)
    await readAgain(context, project, changed)
    return [kept]
  }
  const folder = folderOf(path, file.name)
  const kept: ResourceRow[] = []
  const notTaken = await takeFilesOf({ name: file.name, content: file }, async (one) => {
    const version = {
      file: new File([one.content], one.name),
      path: folder === '' ? one.path : `${folder}/${one.path}`,
    }
    kept.push(await keepVersion(context, project, version, changed))
  })
  if (kept.length === 0) {
    const [first] = notTaken
    const why = first ? ` ${first.path}: ${first.reason}` : ''
    await orRefuse(() => {
      throw new FileRefused({ file: file.name, reason: `The archive has no file that can be translated.${why}` })
    })
  }
  await readAgain(context, project, changed)
  const archiveId = await noteArchive(context.db, file.name, notTaken)
  if (archiveId === null) await forgetProjectArchive(context.db, project.id, file)
  else await noteProjectArchive(context.db, project.id, archiveId)
  return kept
}

/** The file of this name in this folder with this content: added to `changed`, unless its content is as before. */
async function keepVersion(
  context: SendContext,
  project: ProjectRow,
  { file, path }: Sent,
  changed: ResourceRow[],
): Promise<ResourceRow> {
  const { name } = file
  const present = await fileNamed(context, project, { name, path })
  if (present?.hash && present.hash === (await hashOf(file))) return present
  // Programs that send whole folders continue with the next file at this code.
  await orRefuse(() => formatFor(name))
  const incoming = sentContent(file)
  const after = present
    ? await keepContent(context, project, present, incoming)
    : await takeIn(context, project, { name, path, incoming })
  changed.push(after)
  const entity: Entity<'PROJECT_FILE'> = { type: 'PROJECT_FILE', id: after.id, name: after.name }
  await context.journal({
    entity,
    projectId: project.id,
    ...(present?.hash && { before: { hash: present.hash, size: present.size } }),
    after: { hash: after.hash, size: after.size },
  })
  return after
}

async function hashOf(file: File): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of file.stream()) hash.update(piece)
  return hash.digest('hex')
}
