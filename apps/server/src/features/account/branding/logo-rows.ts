import { eq } from 'drizzle-orm'
import type { AccountRow } from '../../../identity/visit-account.ts'
import type { Database } from '../../../kernel/database/connect.ts'
import { updateOne } from '../../../kernel/database/one-row.ts'
import { notFound } from '../../../kernel/refusals.ts'
import { accounts, files, type StoredLogo } from '../../../kernel/tables.ts'

export type LogoColumn = 'logo' | 'portalLogo'

/** The fields of a logo that are journaled; without one, nulls. */
export const recorded = (logo: StoredLogo | null) => ({ file: logo?.fileName ?? null, logo })

/** Changes a logo of a held account. */
export const writeLogo = (
  db: Database,
  { id }: AccountRow,
  column: LogoColumn,
  logo: StoredLogo | null,
): Promise<AccountRow> => updateOne(db, accounts, eq(accounts.id, id), { [column]: logo })

/** The media type of a picture that an account shows as its logo; 404 for any other file. */
export async function findLogo(db: Database, key: string): Promise<string> {
  const [found] = await db
    .select({ mediaType: files.mediaType, logo: accounts.logo, portalLogo: accounts.portalLogo })
    .from(files)
    .innerJoin(accounts, eq(accounts.id, files.accountId))
    .where(eq(files.key, key))
  const isShown = [found?.logo, found?.portalLogo].some(
    (logo) => logo && [logo.original, logo.square, logo.wide].includes(key),
  )
  if (!found || !isShown) throw notFound('logo')
  return found.mediaType
}
