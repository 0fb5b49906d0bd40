import type { ConceptImage } from '@dragoman/sdk/operations/glossaries'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { readWholePicture } from '../../engines/file-work/pictures.ts'
import type { WholePicture } from '../../engines/pictures/whole-picture.ts'
import type { Context } from '../../identity/context.ts'
import { isOneOf } from '../../kernel/database/columns.ts'
import type { Database } from '../../kernel/database/connect.ts'
import { insertOne } from '../../kernel/database/one-row.ts'
import { oneOrNotFound } from '../../kernel/find-visible.ts'
import { impossible } from '../../kernel/refusals.ts'
import { readUploadedPicture } from '../../kernel/uploaded-picture.ts'
import { glossaryConcepts, type GlossaryConceptRow } from '../terminology/tables.ts'
import { glossaryConceptImages, type ConceptImageRow, type MergedState } from '../terminology/upkeep-tables.ts'

/** Most images of a concept. */
const most = 20

interface Given {
  picture: WholePicture
  /** Name of the file that it was uploaded as. */
  name: string
  description?: string | undefined
}

/** The images of some concepts as the wire shows them, by the id of their concept. */
export async function imagesOf(db: Database, conceptIds: readonly string[]): Promise<Map<string, ConceptImage[]>> {
  if (conceptIds.length === 0) return new Map()
  const rows = await db
    .select({ ...getTableColumns(glossaryConceptImages), number: glossaryConcepts.number })
    .from(glossaryConceptImages)
    .innerJoin(glossaryConcepts, eq(glossaryConcepts.id, glossaryConceptImages.conceptId))
    .where(isOneOf(glossaryConceptImages.conceptId, conceptIds))
    .orderBy(asc(glossaryConceptImages.createdAt), asc(glossaryConceptImages.id))
  const byConcept = Map.groupBy(rows, ({ conceptId }) => conceptId)
  return new Map([...byConcept].map(([id, own]) => [id, own.map((row) => showImage(row, row.number))]))
}

/** An image as the wire shows it. */
export const showImage = (row: ConceptImageRow, conceptNumber: number): ConceptImage => ({
  uuid: row.id,
  url: `/api/v3/glossary/concept-entries/${conceptNumber}/images/${row.id}`,
  fileName: row.fileName,
  description: row.description,
  width: row.width,
  height: row.height,
})

/** Reads an uploaded image, and says 400 for anything that isn't a picture, or is too large. */
export const readImage = (file: File): Promise<WholePicture> =>
  readUploadedPicture(file, { name: 'image', most: 10, read: readWholePicture })

/** Adds an image that was read to a held concept; 422 where it has 20 already. */
export async function addImage(
  { db, objects, session, now }: Pick<Context, 'db' | 'objects' | 'session' | 'now'>,
  { id: conceptId }: GlossaryConceptRow,
  { picture: { bytes, width, height }, name, description = '' }: Given,
): Promise<ConceptImageRow> {
  if ((await db.$count(glossaryConceptImages, eq(glossaryConceptImages.conceptId, conceptId))) >= most)
    throw impossible(
      `The concept has ${most} images, the most possible. Remove one before you add another.`,
      'TOO_MANY',
    )
  const content = new Blob([new Uint8Array(bytes)])
  const stored = { accountId: session.account.id, name, mediaType: 'image/webp', content }
  const { key: fileKey } = await objects.put(db, stored)
  const fileName = name.slice(0, 200)
  const row = { conceptId, fileKey, fileName, description: description.trim(), width, height, createdAt: now }
  return insertOne(db, glossaryConceptImages, row)
}

const ofConcept = ({ id }: GlossaryConceptRow, imageUuid: string) =>
  and(eq(glossaryConceptImages.id, imageUuid), eq(glossaryConceptImages.conceptId, id))

/** An image of a concept; 404 for one of another. */
export const findImage = async (
  db: Database,
  concept: GlossaryConceptRow,
  imageUuid: string,
): Promise<ConceptImageRow> =>
  oneOrNotFound(await db.select().from(glossaryConceptImages).where(ofConcept(concept, imageUuid)), 'image')

/** Removes an image of a concept; its file goes with the next tidying. */
export const removeImage = async (
  db: Database,
  concept: GlossaryConceptRow,
  imageUuid: string,
): Promise<ConceptImageRow> =>
  oneOrNotFound(await db.delete(glossaryConceptImages).where(ofConcept(concept, imageUuid)).returning(), 'image')

/** Gives the images of concepts that are merged to the one that stays, and says whose they were. */
export async function moveImages(
  db: Database,
  { keep, others }: { keep: string; others: readonly string[] },
): Promise<NonNullable<MergedState['images']>> {
  const { id, conceptId } = glossaryConceptImages
  const rows = await db.select({ id, conceptId }).from(glossaryConceptImages).where(isOneOf(conceptId, others))
  if (rows.length > 0) await db.update(glossaryConceptImages).set({ conceptId: keep }).where(isOneOf(conceptId, others))
  return rows
}

/** Gives images back to the concepts that they were of before a merge; those that are gone since stay so. */
export async function restoreImages(db: Database, { images = [] }: MergedState): Promise<void> {
  for (const { id, conceptId } of images)
    await db.update(glossaryConceptImages).set({ conceptId }).where(eq(glossaryConceptImages.id, id))
}
