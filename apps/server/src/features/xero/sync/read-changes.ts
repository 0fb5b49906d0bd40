import { and, asc, eq, isNull } from 'drizzle-orm'
import { momentIn, readDocument, recordsIn, type XeroDocument } from '../../../engines/xero/answers.ts'
import { externalLinks } from '../../finance/tables.ts'
import { compareDocument } from '../documents/compare.ts'
import { readTheirs } from '../documents/find-theirs.ts'
import { linkOfExternal, type LinkRow } from '../documents/links.ts'
import type { SyncTerms } from '../documents/sync-terms.ts'
import { xeroHooks } from '../tables.ts'
import { loadOurs, type Tally } from './work-queue.ts'

/** Documents of a page, as Xero has them, and pages of one sync. */
const pageSize = 100
const mostPages = 50

/** Reads what Xero has told of. */
export async function readHooks(terms: SyncTerms, tally: Tally, stopping: AbortSignal): Promise<void> {
  const { db, accountId } = terms
  const hooks = await db.select().from(xeroHooks).where(eq(xeroHooks.accountId, accountId)).orderBy(asc(xeroHooks.at))
  for (const { id, resourceId } of hooks) {
    if (stopping.aborted) return
    const link = await linkOfExternal(terms, resourceId)
    // Gone before it is read, so that what is told of meanwhile is read once more.
    await db.delete(xeroHooks).where(eq(xeroHooks.id, id))
    if (link && link.part === '') await compareLinked(terms, link, await readTheirs(terms, link), tally)
  }
}

/**
 * Reads the documents that have changed in Xero since a moment, the oldest changes first. Where there are more than one sync
 * reads, it gives the moment to go on from.
 */
export async function readSince(
  terms: SyncTerms,
  since: Date,
  tally: Tally,
  stopping: AbortSignal,
): Promise<Date | undefined> {
  const ends: Date[] = []
  for (const resource of ['Invoices', 'CreditNotes'] as const) {
    if (resource === 'CreditNotes' && !(await hasCreditNotes(terms))) continue
    for (let page = 1; !stopping.aborted; page += 1) {
      const search = new URLSearchParams({ page: String(page), unitdp: '4', order: 'UpdatedDateUTC' })
      const answer = await terms.calls.get(`${resource}?${search}`, since)
      const found = recordsIn(answer[resource])
      for (const theirs of found.flatMap((json) => readDocument(json) ?? [])) {
        const link = await linkOfExternal(terms, theirs.id)
        if (link?.part === '') await compareLinked(terms, link, theirs, tally)
      }
      if (found.length < pageSize) break
      if (page === mostPages) {
        ends.push(momentIn(found.at(-1)?.['UpdatedDateUTC']) ?? since)
        break
      }
    }
  }
  return ends.toSorted((a, b) => a.getTime() - b.getTime())[0]
}

/** Invoices are read in any case, which shows that the connection works. */
async function hasCreditNotes({ db, accountId, organizationId }: SyncTerms): Promise<boolean> {
  const own = and(
    eq(externalLinks.accountId, accountId),
    eq(externalLinks.realm, organizationId),
    eq(externalLinks.kind, 'CREDIT_NOTE'),
    isNull(externalLinks.endedAt),
  )
  return (await db.$count(externalLinks, own)) > 0
}

async function compareLinked(terms: SyncTerms, link: LinkRow, theirs: XeroDocument | undefined, tally: Tally) {
  const ours = await loadOurs(terms, link)
  if (!ours?.isLive) return
  await compareDocument(terms, ours, link, theirs)
  tally.received += 1
}
