import { eq } from 'drizzle-orm'
import { textParam } from '../../../kernel/jobs/job-params.ts'
import type { JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { invoiceFiles } from '../tables.ts'
import { loadDocument } from './document-rows.ts'
import { documentOf, makeFiles } from './files.ts'

/** Type of the job that makes the files of an issued document. */
export const invoiceFilesJob = 'INVOICE_FILES'

/** Makes the files of a document, once: those that are there stay as they are. */
export const invoiceFilesRunner = (secretKey: string | undefined): JobRunner => ({
  isShort: true,
  async run({ job, db, objects, commit }) {
    const invoiceId = textParam(job, 'invoiceUuid')
    const rows = await loadDocument(db, invoiceId)
    const [present] = await db.select().from(invoiceFiles).where(eq(invoiceFiles.invoiceId, invoiceId)).limit(1)
    const made = present ? [] : await makeFiles(await documentOf({ db, objects, secretKey: needed(secretKey) }, rows))
    await commit(async (transaction) => {
      const { accountId, name } = rows.invoice
      for (const { type, name: fileName, mediaType, bytes } of made) {
        const content = new Blob([bytes])
        const stored = await objects.put(transaction, { accountId, name: fileName, mediaType, content })
        await transaction.insert(invoiceFiles).values({
          accountId,
          invoiceId,
          type,
          fileKey: stored.key,
          name: fileName,
          size: stored.size,
          sha256: stored.hash,
        })
      }
      return { report: { invoice: name, files: made.map(({ type }) => type) } }
    })
  },
})

/** Only a server has it. */
function needed(secretKey: string | undefined): string {
  if (secretKey === undefined) throw new Error('no key to read the bank account with')
  return secretKey
}
