import { eq } from 'drizzle-orm'
import { orgUnits } from '../../../identity/tables.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { textParam } from '../../../kernel/jobs/job-params.ts'
import type { JobRunner } from '../../../kernel/jobs/job-runner.ts'
import { startMail } from '../mails/mail-job.ts'
import { invoiceFiles } from '../tables.ts'
import type { InvoiceRow } from '../visible.ts'
import { loadDocument } from './document-rows.ts'
import { documentOf, makeFiles } from './files.ts'
import type { SecretKey } from '../../../kernel/encrypted.ts'

/** Type of the job that makes the files of an issued document. */
export const invoiceFilesJob = 'INVOICE_FILES'

/** Makes the files of a document, once: those that are there stay as they are. */
export const invoiceFilesRunner = (secretKey: SecretKey | undefined): JobRunner => ({
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
      if (made.length > 0) await sendByItself(transaction, rows.invoice)
      return { report: { invoice: name, files: made.map(({ type }) => type) } }
    })
  },
})

type Unsent = Pick<InvoiceRow, 'id' | 'accountId' | 'orgUnitId'>

/** Sends a document whose organizational unit wants that, as soon as its files are there. */
async function sendByItself(db: Database, { id, accountId, orgUnitId }: Unsent): Promise<void> {
  const [unit] = await db.select().from(orgUnits).where(eq(orgUnits.id, orgUnitId))
  if (unit?.sendsInvoices) await startMail(db, accountId, { invoiceUuid: id, level: 0 })
}

/** Only a server has it. */
function needed(secretKey: SecretKey | undefined): SecretKey {
  if (secretKey === undefined) throw new Error('no key to read the bank account with')
  return secretKey
}
